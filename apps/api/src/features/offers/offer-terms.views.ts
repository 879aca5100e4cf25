/** What a carrier's next offer starts from, in one read: today's rates, the last he made for this order, the rule of the floor. */
import type { OfferState } from '@arriero/domain/orders/offers'
import { settingsOf, settingValues, type SettingKey } from '@arriero/domain/house/settings'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { frozenOf, type RateColumns, type RatesInForce } from '#features/rates/rates.store.ts'

export type LastOffer = { state: OfferState; carrier_rounds: number; client_rounds: number }
export type OfferTerms = {
  inForce: RatesInForce
  last: LastOffer | undefined
  /** Whether less than the legal floor is refused. */
  isFloorBlocking: boolean
}

type Row = RateColumns & { id: string; blocks: unknown } & { [Key in keyof LastOffer]: LastOffer[Key] | null }

const floorKey: SettingKey = 'blocksBelowFloor'

export const offerTerms = async (db: Db, orderId: string, carrierId: string): Promise<OfferTerms> => {
  const { rows } = await sql<Row>`
    select r.*, o.state, o.carrier_rounds, o.client_rounds,
      (select value from settings where key = ${floorKey}) as blocks
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
    isFloorBlocking: settingsOf(settingValues({ [floorKey]: row.blocks })).isFloorBlocking,
    last:
      state === null || carrier_rounds === null || client_rounds === null
        ? undefined
        : { state, carrier_rounds, client_rounds },
  }
}
