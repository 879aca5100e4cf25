/** The domain's lists of states in SQL, written into the text: a partial index over some of them knows no parameter. */
import { liveOfferStates, readOfferStates } from '@arriero/domain/orders/offers'
import { paidStates } from '@arriero/domain/money/payment-attempts'
import {
  givenPayoutStates,
  pendingPayoutStates,
  settledPayoutStates,
  settlingPayoutStates,
} from '@arriero/domain/money/payouts'
import { dueWaitStates, openWaitStates } from '@arriero/domain/orders/standby'
import { sql, type RawBuilder } from 'kysely'

const among = <State extends string>(states: readonly State[]): RawBuilder<State> =>
  sql`(${sql.join(states.map((state) => sql.lit(state)))})`

/** Lists of states for SQL's `in`, written into the text of a statement. */
export const offerIn = { live: among(liveOfferStates), read: among(readOfferStates) }
export const payoutIn = {
  pending: among(pendingPayoutStates),
  settling: among(settlingPayoutStates),
  settled: among(settledPayoutStates),
  given: among(givenPayoutStates),
}
export const waitIn = { due: among(dueWaitStates), open: among(openWaitStates) }
export const attemptIn = { paid: among(paidStates) }
