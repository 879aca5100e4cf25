/** May this carrier offer for this order, take it or be agreed with? It is asked before anything is written. Decisions §12. */
import type { CarrierFacts } from '@arriero/domain/orders/offers'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '#context.ts'
import {
  carrierFacts,
  carrierStanding,
  type CarrierStanding,
} from '#features/orders/assignment/carrier-standing.views.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import type { OfferRow } from './offers.store.ts'

/** `names`: the client's and the carrier's, by which an agreed order is found. */
export type CarrierNow = { facts: CarrierFacts; names: readonly string[] }

type Row = { name: string; client_name: string; standing: CarrierStanding }

const nobody: CarrierFacts = { isActive: false, hasPapers: false, vehicleDenial: 'vehicle.none_fits' }

export const carrierOf = (ctx: Ctx, order: OrderRow, row: Row | undefined): CarrierNow => ({
  facts: row ? carrierFacts(row.standing, order, ctx.now) : nobody,
  names: row ? [row.client_name, row.name] : [],
})

const columns = ({ client_id }: OrderRow) => sql`u.name, ${carrierStanding} as standing,
  (select name from users where id = ${client_id}) as client_name`

const account = (id: string | RawBuilder<string>) => sql`select * from users where id = ${id}`

/** For an agreement: whoever deactivates it waits until the transaction ends, and then sees the service it took. */
const lockedAccount = (id: string | RawBuilder<string>) => sql`${account(id)} for no key update`

const reading = (order: OrderRow, person: RawBuilder<unknown>) =>
  sql<Row>`with u as (${person}) select ${columns(order)} from u`

/** What `carrierOf` tells of the acting carrier, read without a lock. */
export const actingCarrier = ({ actor }: Ctx, order: OrderRow) => reading(order, account(actor.id))

/** The acting carrier's facts for this order, with the account locked until the transaction ends. */
export const heldCarrier = async (ctx: Ctx, order: OrderRow): Promise<CarrierNow> => {
  const { rows } = await reading(order, lockedAccount(ctx.actor.id)).execute(ctx.db)
  return carrierOf(ctx, order, rows[0])
}

/** An offer of this order with its carrier, both held; of another order's there is none. */
export const heldOffer = async (
  ctx: Ctx,
  order: OrderRow,
  offerId: string,
): Promise<{ offer: OfferRow; carrier: CarrierNow } | undefined> => {
  const carrierId = sql<string>`(select carrier_id from offers where id = ${offerId} and order_id = ${order.id})`
  const { rows } = await sql<OfferRow & Row>`with u as (${lockedAccount(carrierId)})
    select f.*, ${columns(order)} from u join offers f on f.id = ${offerId} for update of f`.execute(ctx.db)
  const [row] = rows
  return row && { offer: row, carrier: carrierOf(ctx, order, row) }
}
