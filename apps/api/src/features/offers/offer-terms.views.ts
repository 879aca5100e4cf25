/** What a carrier's next offer starts from: whether he may, today's rates, the last he made for this order, the rule of the floor. */
import type { OfferState } from '@arriero/domain/orders/offers'
import { settingsOf, settingValues, type SettingKey } from '@arriero/domain/house/settings'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { inOneGo } from '#database/late-writes.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { actingCarrier, carrierOf } from './carrier-gate.views.ts'
import type { CarrierFacts } from '@arriero/domain/orders/offers'
import { frozenOf, type RateColumns, type RatesInForce } from '#features/rates/rates.store.ts'

export type LastOffer = { state: OfferState; carrier_rounds: number; client_rounds: number }
export type OfferTerms = {
  facts: CarrierFacts
  inForce: RatesInForce
  last: LastOffer | undefined
  /** Whether less than the legal floor is refused. */
  isFloorBlocking: boolean
}

type Row = RateColumns & { id: string; blocks: unknown } & { [Key in keyof LastOffer]: LastOffer[Key] | null }

const floorKey: SettingKey = 'blocksBelowFloor'

const termsOf = ({ id, actor }: { id: string } & Pick<Ctx, 'actor'>) => sql<Row>`
    select r.*, o.state, o.carrier_rounds, o.client_rounds,
      (select value from settings where key = ${floorKey}) as blocks
    from (select * from rates order by version desc limit 1) r
    left join lateral (
      select state, carrier_rounds, client_rounds from offers
      where order_id = ${id} and carrier_id = ${actor.id} order by carrier_rounds desc limit 1
    ) o on true`

/** Neither read asks for the other's answer. */
export const offerTerms = async (ctx: Ctx, order: OrderRow): Promise<OfferTerms> => {
  const [[carrier], [row]] = await inOneGo(
    ctx.db,
    actingCarrier(ctx, order),
    termsOf({ id: order.id, actor: ctx.actor }),
  )
  if (!row) throw new Error('no rates were ever set')
  const { state, carrier_rounds, client_rounds } = row
  return {
    facts: carrierOf(ctx, order, carrier).facts,
    inForce: { id: row.id, ...frozenOf(row) },
    isFloorBlocking: settingsOf(settingValues({ [floorKey]: row.blocks })).isFloorBlocking,
    last:
      state === null || carrier_rounds === null || client_rounds === null
        ? undefined
        : { state, carrier_rounds, client_rounds },
  }
}
