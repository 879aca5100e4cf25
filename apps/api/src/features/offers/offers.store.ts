import type { OfferFacts, OfferState } from '@arriero/domain/orders/offers'
import type { Breakdown } from '@arriero/domain/money/pricing'
import { pesos } from '@arriero/domain/money/money'
import { sql, type Selectable } from 'kysely'
import { later } from '#database/late-writes.ts'
import type { Db } from '#context.ts'
import { offerIn } from '#database/state-lists.ts'
import type { OffersTable } from '#database/tables/tables-of-orders.ts'
import type { RateColumns } from '#features/rates/rates.store.ts'

export type OfferRow = Selectable<OffersTable> & { state: OfferState }

const offersOf = (db: Db) => db.selectFrom('offers').selectAll().$castTo<OfferRow>()

export const findOffer = (db: Db, id: string): Promise<OfferRow | undefined> =>
  offersOf(db).where('id', '=', id).executeTakeFirst()

/** Only together with a lock on its order, so that the two are always taken in the same sequence. */
export const lockOffer = (db: Db, id: string): Promise<OfferRow | undefined> =>
  offersOf(db).where('id', '=', id).forUpdate().executeTakeFirst()

export const factsOfOffer = (row: OfferRow): OfferFacts => ({
  state: row.state,
  carrierId: row.carrier_id,
  orderId: row.order_id,
  expiresAt: row.expires_at,
  carrierRounds: row.carrier_rounds,
  clientRounds: row.client_rounds,
})

export const splitOf = (row: OfferRow): Breakdown => ({
  carrierPesos: pesos(row.carrier_pesos),
  platformPesos: pesos(row.platform_pesos),
  netPesos: pesos(row.net_pesos),
  vatPesos: pesos(row.vat_pesos),
  clientPesos: pesos(row.client_pesos),
})

/** The client's counter; null parts stand for none made. */
export const counterSplitOf = (row: OfferRow): Breakdown => ({
  carrierPesos: pesos(row.counter_carrier_pesos ?? 0),
  platformPesos: pesos(row.counter_platform_pesos ?? 0),
  netPesos: pesos(row.counter_net_pesos ?? 0),
  vatPesos: pesos(row.counter_vat_pesos ?? 0),
  clientPesos: pesos(row.counter_client_pesos ?? 0),
})

/** The carrier's last word on this order and how many rounds each side has had; rounds only grow, clocks may tie. */
export const lastOfferOf = (db: Db, orderId: string, carrierId: string): Promise<OfferRow | undefined> =>
  offersOf(db)
    .where('order_id', '=', orderId)
    .where('carrier_id', '=', carrierId)
    .orderBy('carrier_rounds', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The last word of each carrier who offered for it, of those that he himself did not take back. */
export const lastWordsFor = async (db: Db, orderId: string): Promise<OfferRow[]> => {
  const { rows } = await sql<OfferRow>`
    select last.* from (select distinct on (carrier_id) * from offers where order_id = ${orderId}
      order by carrier_id, carrier_rounds desc, created_at desc, id desc) last
    join users u on u.id = last.carrier_id and u.is_active
    where last.state <> 'withdrawn' order by last.id`.execute(db)
  return rows
}

export type NewOfferRow = {
  id: string
  orderId: string
  carrierId: string
  state: 'open' | 'accepted'
  isOffer: boolean
  description: string | null
  split: Breakdown
  rates: RateColumns
  carrierRounds: number
  clientRounds: number
  expiresAt: Date
  createdAt: Date
}

/** Its answer decides nothing: it leaves with what follows it. */
export const insertOffer = (db: Db, offer: NewOfferRow): Promise<void> => {
  const { split } = offer
  const row = db.insertInto('offers').values({
    id: offer.id,
    order_id: offer.orderId,
    carrier_id: offer.carrierId,
    state: offer.state,
    is_offer: offer.isOffer,
    description: offer.description,
    carrier_pesos: split.carrierPesos,
    platform_pesos: split.platformPesos,
    net_pesos: split.netPesos,
    vat_pesos: split.vatPesos,
    client_pesos: split.clientPesos,
    ...offer.rates,
    carrier_rounds: offer.carrierRounds,
    client_rounds: offer.clientRounds,
    expires_at: offer.expiresAt,
    created_at: offer.createdAt,
  })
  return later(db, row)
}

export const setOfferState = async (db: Db, id: string, state: OfferState): Promise<void> => {
  await db.updateTable('offers').set({ state }).where('id', '=', id).executeTakeFirstOrThrow()
}

export const counterOffer = async (
  db: Db,
  id: string,
  counter: { split: Breakdown; description: string; rounds: number },
) => {
  const { split } = counter
  await db
    .updateTable('offers')
    .set({
      state: 'countered',
      counter_description: counter.description,
      counter_carrier_pesos: split.carrierPesos,
      counter_platform_pesos: split.platformPesos,
      counter_net_pesos: split.netPesos,
      counter_vat_pesos: split.vatPesos,
      counter_client_pesos: split.clientPesos,
      client_rounds: counter.rounds,
    })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Ends the offers of an order that still live, but for one; answers the carriers to be told. */
export const closeOffersOf = async (
  db: Db,
  orderId: string,
  { state, except }: { state: 'declined' | 'replaced' | 'expired'; except?: string },
): Promise<string[]> => {
  const rows = await db
    .updateTable('offers')
    .set({ state })
    .where('order_id', '=', orderId)
    .where('state', 'in', offerIn.live)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .returning('carrier_id')
    .execute()
  return rows.map((row) => row.carrier_id)
}

/** Of the offers of a locked order that still live one is accepted, the others are declined; answers whose. */
export const decideOffers = (orderId: string, acceptedId: string) =>
  sql<{ id: string; carrier_id: string }>`
    update offers set state = case when id = ${acceptedId} then 'accepted' else 'declined' end
    where order_id = ${orderId} and state in ${offerIn.live} returning id, carrier_id`

/** The one before a carrier's new offer. */
export const replaceOfferOf = async (db: Db, orderId: string, carrierId: string): Promise<void> => {
  await db
    .updateTable('offers')
    .set({ state: 'replaced' })
    .where('order_id', '=', orderId)
    .where('carrier_id', '=', carrierId)
    .where('state', 'in', offerIn.live)
    .execute()
}

export type ExpiredOffer = { id: string; order_id: string; was_countered: boolean }

/** Marks so many of those that ran out of time; answers order and offer of each, and whether it waited for its carrier. One being decided is left for the next time. */
export const expireOffers = async (db: Db, now: Date, limit: number): Promise<ExpiredOffer[]> => {
  const { rows } = await sql<ExpiredOffer>`
    with late as (select id, state from offers
      where state in ${offerIn.live} and expires_at <= ${now} order by expires_at limit ${limit} for update skip locked)
    update offers o set state = 'expired' from late where o.id = late.id
    returning o.id, o.order_id, late.state = 'countered' as was_countered`.execute(db)
  return rows
}
