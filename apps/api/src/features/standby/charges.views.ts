/** Every charge for waiting, for the staff; and the dated tariffs. */
import { named } from '#database/named.ts'
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { tariffOfDay } from '@arriero/domain/orders/standby'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf } from '#database/conditions.ts'
import { fieldsPage, type Fields } from '#database/fields.ts'
import type { PageQuery } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { travel } from '#features/orders/shapes/order-select.views.ts'
import { tariffsNewestFirst } from './standby.store.ts'

type Query = InputOf<typeof api.standby.all>['query'] & Pick<PageQuery, 'counts'>
type Charges = ReplyOf<typeof api.standby.all>
type Tariffs = ReplyOf<typeof api.standby.tariffs>

const sorts = { proposedAt: { by: sql`c.proposed_at`, type: 'instant' } } as const

const fields: Fields<Charges['items'][number]> = {
  orderId: sql`c.order_id`,
  state: sql`c.state`,
  hours: sql`c.hours`,
  meteredHours: sql`c.metered_hours`,
  total: sql`c.total_pesos`,
  payStatus: sql`c.pay_status`,
  paidAt: sql`c.paid_at`,
  proposedAt: sql`c.proposed_at`,
  travel,
  client: { _id: sql`o.client_id`, name: sql`client.name` },
  carrier: { _id: sql`o.carrier_id`, name: sql`carrier.name` },
}

/** Both words ask for all; what was waived nobody has to pay. */
const paidAs = (words: Query['paid']) => {
  const [word, ...more] = words ?? []
  if (word === undefined || more.length > 0) return undefined
  return word === 'true' ? sql`c.paid_at is not null` : sql`c.paid_at is null and c.state <> 'waived'`
}

export const standbyCharges = ({ db }: Ctx, query: Query): Promise<Charges> =>
  fieldsPage(
    db,
    {
      fields,
      from: sql`standby_charges c join orders o on o.id = c.order_id join users client on client.id = o.client_id
        join users carrier on carrier.id = o.carrier_id`,
      countFrom: query.q ? sql`standby_charges c join orders o on o.id = c.order_id` : sql`standby_charges c`,
      where: [
        oneOf(sql`c.state`, query.state),
        paidAs(query.paid),
        searchIn(sql`o.search`, query.q, [sql`o.id`]),
      ],
      id: sql`c.order_id`,
      sorts,
    },
    query,
  )

export const standbyTariffs = async ({ db, now }: Ctx): Promise<Tariffs> => {
  const tariffs = await tariffsNewestFirst(db)
  const inForce = tariffOfDay(tariffs, bogotaDay(now))
  const ids = tariffs.flatMap(({ createdBy }) => createdBy ?? [])
  const people =
    ids.length === 0
      ? []
      : await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return {
    items: tariffs.map(({ id, createdAt, createdBy, ...tariff }) => ({
      ...tariff,
      _id: id,
      isInForce: id === inForce?.id,
      createdAt: createdAt.toISOString(),
      by: named(createdBy, names.get(createdBy ?? '') ?? ''),
    })),
  }
}
