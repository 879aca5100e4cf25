/** What follows from what was told, and what time brings about by itself. */
import type { Reactions } from '#effects/reactions.ts'
import type { Sweep } from '#effects/sweeps.ts'
import { sealTrail } from '#features/audit/audit.sweeps.ts'
import { rewriteCancelledOfRenamed } from '#features/cancellations/cancellations.reactions.ts'
import { sweepPassed, sweepUnpaid, sweepUntaken } from '#features/cancellations/clocks.sweeps.ts'
import { sweepTallies } from '#features/dashboard/tallies.sweeps.ts'
import { writeExport } from '#features/exports/exports.reactions.ts'
import { sweepExports } from '#features/exports/exports.sweeps.ts'
import { sweepStagedFiles } from '#features/files/files.actions.ts'
import { annulPolicy, issuePolicy } from '#features/insurance/insurance.reactions.ts'
import { sweepKeys } from '#http/idempotency.ts'
import { sweepSessions } from '#features/sessions/sessions.sweeps.ts'
import { rewriteSearchOfRenamed } from '#features/orders/renamed.reactions.ts'
import { sweepExpiredOffers } from '#features/offers/offers.sweeps.ts'
import { rewritePqrsOfRenamed } from '#features/support/support.reactions.ts'
import { sweepOldPositions } from '#features/tracking/positions.sweeps.ts'
import { sweepAttempts } from '#features/payments/payments.actions.ts'

export const reactions: Reactions = {
  'payment.outcome': [{ key: 'issue-policy', handle: issuePolicy }],
  'order.cancelled': [{ key: 'annul-policy', handle: annulPolicy }],
  'order.released': [{ key: 'annul-policy', handle: annulPolicy }],
  'order.closed': [{ key: 'annul-policy', handle: annulPolicy }],
  'export.asked': [{ key: 'write-export', isSlow: true, handle: writeExport }],
  'user.renamed': [
    { key: 'rewrite-search', handle: rewriteSearchOfRenamed },
    { key: 'rewrite-cancelled', handle: rewriteCancelledOfRenamed },
    { key: 'rewrite-pqrs', handle: rewritePqrsOfRenamed },
  ],
}

export const sweeps: readonly Sweep[] = [
  { name: 'offers-expire', everyMinutes: 1, run: sweepExpiredOffers },
  { name: 'payments-expire', everyMinutes: 1, run: sweepAttempts },
  { name: 'orders-passed', everyMinutes: 1, run: sweepPassed },
  { name: 'orders-unpaid', everyMinutes: 1, run: sweepUnpaid },
  { name: 'orders-untaken', everyMinutes: 5, run: sweepUntaken },
  { name: 'audit-sealed', everyMinutes: 1, run: sealTrail },
  { name: 'tallies-fold', everyMinutes: 5, run: sweepTallies },
  { name: 'positions-old', everyMinutes: 10, run: sweepOldPositions },
  { name: 'keys-over', everyMinutes: 60, run: sweepKeys },
  { name: 'sessions-over', everyMinutes: 60, run: sweepSessions },
  { name: 'exports-over', everyMinutes: 10, run: sweepExports },
  { name: 'files-staged', everyMinutes: 60, run: sweepStagedFiles },
]
