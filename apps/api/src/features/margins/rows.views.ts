/** The services, offers and returned services that a figure is the sum of. docs/decisions/0072. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { MarginOffer, MarginReturn, MarginService } from '@arriero/contract/money/margins'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { fieldsPage, type Fields } from '#database/fields.ts'
import type { Fragment, PageQuery, Sorts } from '#database/keyset.ts'
import { bookName } from '#features/users/book-names.views.ts'
import { narrowedFacts, type Narrowed } from './sums.views.ts'

type ServicesQuery = InputOf<typeof api.margins.services>['query'] & Pick<PageQuery, 'counts'>
type OffersQuery = InputOf<typeof api.margins.offers>['query'] & Pick<PageQuery, 'counts'>
type ReturnsQuery = InputOf<typeof api.margins.returns>['query'] & Pick<PageQuery, 'counts'>

const from = sql`margin_facts f join orders o on o.id = f.order_id join users client on client.id = f.client_id
  left join users carrier on carrier.id = f.carrier_id`
const countFrom = sql`margin_facts f`
const sorts: Sorts = { date: { by: sql`f.at`, type: 'instant' } }

const ofService = {
  order: sql`f.order_id`,
  date: sql`f.at`,
  origin: sql`o.origin_name`,
  destination: sql`o.destination_name`,
  client: { _id: sql`client.id`, name: bookName('client') },
  carrier: { _id: sql`carrier.id`, name: bookName('carrier') },
  reference: sql`o.reference_pesos`,
  floor: sql`o.floor_pesos`,
}

const service: Fields<MarginService> = {
  _id: sql`f.id`,
  ...ofService,
  status: sql`o.status`,
  billed: sql`f.billed_pesos`,
  freight: sql`f.freight_pesos`,
  insurer: sql`f.insurer_pesos`,
  commission: sql`f.commission_pesos`,
  margin: sql`f.margin_pesos`,
  priced: sql`case when f.compared + f.floored > 0 then o.carrier_pesos end`,
}

const offer: Fields<MarginOffer> = {
  _id: sql`f.id`,
  ...ofService,
  // The word that stood last: the client's, where it was the one agreed on.
  value: sql`(select case when x.state = 'accepted' then coalesce(x.counter_carrier_pesos, x.carrier_pesos) else x.carrier_pesos end
    from offers x where x.order_id = f.order_id and x.carrier_id = f.carrier_id and x.is_offer
    order by x.created_at desc, x.id desc limit 1)`,
  isWon: sql`f.won = 1`,
  firstMinutes: sql`case when f.first = 1 then f.first_minutes end`,
}

const returned: Fields<MarginReturn> = {
  _id: sql`f.id`,
  ...ofService,
  reason: sql`(select c.description from cancellations c where c.id = f.id)`,
}

const isKind = (kind: string): Fragment => sql`f.kind = ${kind}`
/** A column of nought and one, as a question asks for it. */
const whether = (column: Fragment, wanted: boolean | undefined): Fragment[] =>
  wanted === undefined ? [] : [sql`${column} = ${wanted ? 1 : 0}`]

type Rows<T> = { fields: Fields<T>; where: readonly Fragment[] }

const rowsOf = <T>(ctx: Ctx, { fields, where }: Rows<T>, query: Narrowed & PageQuery) =>
  fieldsPage(
    ctx.db,
    { fields, from, countFrom, where: [...where, ...narrowedFacts(ctx, query)], id: sql`f.id`, sorts },
    query,
  )

export const marginServices = (
  ctx: Ctx,
  query: ServicesQuery,
): Promise<ReplyOf<typeof api.margins.services>> => {
  const where = [
    isKind('service'),
    ...whether(sql`f.compared`, query.compared),
    ...whether(sql`f.below_floor`, query.belowFloor),
  ]
  return rowsOf(ctx, { fields: service, where }, query)
}

export const marginOffers = (ctx: Ctx, query: OffersQuery): Promise<ReplyOf<typeof api.margins.offers>> => {
  const where = [isKind('offer'), ...whether(sql`f.won`, query.won), ...whether(sql`f.first`, query.first)]
  return rowsOf(ctx, { fields: offer, where }, query)
}

export const marginReturns = (ctx: Ctx, query: ReturnsQuery): Promise<ReplyOf<typeof api.margins.returns>> =>
  rowsOf(ctx, { fields: returned, where: [isKind('return')] }, query)
