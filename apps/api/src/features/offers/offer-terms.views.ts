/** What a carrier's next offer starts from, in one read: today's rates and the last he made for this order. */
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { frozenOf, type RateColumns, type RatesInForce } from '#features/rates/rates.store.ts'

export type LastOffer = { state: string; carrier_rounds: number; client_rounds: number }
export type OfferTerms = { inForce: RatesInForce; last: LastOffer | undefined }

type Row = RateColumns & { id: string } & { [Key in keyof LastOffer]: LastOffer[Key] | null }

export const offerTerms = async (db: Db, orderId: string, carrierId: string): Promise<OfferTerms> => {
  const { rows } = await sql<Row>`
    select r.*, o.state, o.carrier_rounds, o.client_rounds
    from (select * from rates order by version desc limit 1) r
    left join lateral (
      select state, carrier_rounds, client_rounds from offers
      where order_id = ${orderId} and carrier_id = ${carrierId} order by carrier_rounds desc limit 1
    ) o on true`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('no rates were ever set')
  const { state, carrier_rounds, client_rounds } = row
  return {
    inForce: { id: row.id, ...frozenOf(row) },
    last:
      state === null || carrier_rounds === null || client_rounds === null
        ? undefined
        : { state, carrier_rounds, client_rounds },
  }
}
