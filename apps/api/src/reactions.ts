/** What follows from what was told, and what time brings about by itself. */
import type { Reactions } from '#effects/reactions.ts'
import type { Sweep } from '#effects/sweeps.ts'
import { sweepPassed, sweepUnpaid, sweepUntaken } from '#features/cancellations/clocks.sweeps.ts'
import { sweepStagedFiles } from '#features/files/files.actions.ts'
import { annulPolicy, issuePolicy } from '#features/insurance/insurance.reactions.ts'
import { sweepKeys } from '#http/idempotency.ts'
import { sweepSessions } from '#features/sessions/sessions.sweeps.ts'
import { sweepExpiredOffers } from '#features/offers/offers.sweeps.ts'
import { sweepOldPositions } from '#features/tracking/positions.sweeps.ts'
import { sweepAttempts } from '#features/payments/payments.actions.ts'

export const reactions: Reactions = {
  'payment.outcome': [{ key: 'issue-policy', handle: issuePolicy }],
  'order.cancelled': [{ key: 'annul-policy', handle: annulPolicy }],
  'order.released': [{ key: 'annul-policy', handle: annulPolicy }],
  'order.closed': [{ key: 'annul-policy', handle: annulPolicy }],
}

export const sweeps: readonly Sweep[] = [
  { name: 'offers-expire', everyMinutes: 1, run: sweepExpiredOffers },
  { name: 'payments-expire', everyMinutes: 1, run: sweepAttempts },
  { name: 'orders-passed', everyMinutes: 1, run: sweepPassed },
  { name: 'orders-unpaid', everyMinutes: 1, run: sweepUnpaid },
  { name: 'orders-untaken', everyMinutes: 5, run: sweepUntaken },
  { name: 'positions-old', everyMinutes: 10, run: sweepOldPositions },
  { name: 'keys-over', everyMinutes: 60, run: sweepKeys },
  { name: 'sessions-over', everyMinutes: 60, run: sweepSessions },
  { name: 'files-staged', everyMinutes: 60, run: sweepStagedFiles },
]
