/** What follows from what was told, and what time brings about by itself. */
import type { Reactions } from '#effects/reactions.ts'
import type { Sweep } from '#effects/sweeps.ts'
import type { Tick } from '#effects/ticks.ts'
import { sealTrail } from '#features/audit/audit.sweeps.ts'
import { keepBrand } from '#features/brand/keep-brand.ts'
import { rewriteCancelledOfRenamed } from '#features/cancellations/cancellations.reactions.ts'
import { sweepPassed, sweepUnpaid, sweepUntaken } from '#features/cancellations/clocks.sweeps.ts'
import { tellJudged } from '#features/credentials/tell-judged.ts'
import { sweepTallies } from '#features/dashboard/tallies.sweeps.ts'
import { reconcile } from '#features/accounting/reconciling.ts'
import { writeExport } from '#features/exports/exports.reactions.ts'
import { sweepExports } from '#features/exports/exports.sweeps.ts'
import { sweepStagedFiles } from '#features/files/files.actions.ts'
import { sweepMargins } from '#features/margins/margins.sweeps.ts'
import { sweepBacklog, sweepJournalTallies } from '#features/journal/journal.sweeps.ts'
import { annulPolicy, issuePolicy } from '#features/insurance/insurance.reactions.ts'
import { endKeysOfShut } from '#features/integrations/account-shut.reactions.ts'
import { sweepOldDeliveries } from '#features/integrations/old-deliveries.sweeps.ts'
import { sendWebhooks } from '#features/integrations/send-webhooks.ts'
import { tellWebhooks } from '#features/integrations/tell-webhooks.ts'
import { sweepUnissued } from '#features/insurance/insurance.sweeps.ts'
import { tellOpened, tellParties } from '#features/messages/messages.reactions.ts'
import { sweepOldMessages, sweepWaitingMessages } from '#features/messages/messages.sweeps.ts'
import { mailInvitation } from '#features/enterprise-drivers/invitations.reactions.ts'
import { mailCode } from '#features/registration/registration.reactions.ts'
import { sweepRegistrations } from '#features/registration/registration.sweeps.ts'
import { tellMentioned } from '#features/notes/notes.reactions.ts'
import { sweepOldNotes } from '#features/notes/notes.sweeps.ts'
import { ownAssigned } from '#features/inbox/inbox.reactions.ts'
import { sweepItems } from '#features/inbox/inbox.store.ts'
import { fetchMails, sweepOldMails } from '#features/mails/mails.sweeps.ts'
import { sweepMarks } from '#features/load-board/marks.store.ts'
import { sweepImports } from '#features/order-imports/order-imports.actions.ts'
import { workOnImports } from '#features/order-imports/work.ts'
import { sweepRecurring } from '#features/recurring-orders/recurring-orders.sweeps.ts'
import { deliverDue } from '#features/notifications/delivery/deliver.ts'
import { sweepOldNotifications } from '#features/notifications/old-notifications.sweeps.ts'
import { sweepOrderReminders } from '#features/notifications/news/order-reminders.sweeps.ts'
import { sweepPaperReminders } from '#features/notifications/news/paper-reminders.sweeps.ts'
import { sweepDuePqrs } from '#features/notifications/news/pqr-due.sweeps.ts'
import { tellAuthor, tellDesk, tellGiven, tellReplied } from '#features/notifications/news/pqr.reactions.ts'
import {
  tellActivated,
  tellAsked,
  tellInvalidated,
  tellReviewed,
  tellTurnedDown,
  tellValidated,
} from '#features/notifications/news/review.reactions.ts'
import { tellHistory } from '#features/notifications/news/tell-history.ts'
import { sweepHeldAlerts, sweepOldAlerts } from '#features/saved-lanes/held-alerts.sweeps.ts'
import { tellLanes } from '#features/saved-lanes/tell-lanes.ts'
import { sweepPayAccounts } from '#features/own-account/pay-account.sweeps.ts'
import { sweepVatBase } from '#features/rates/vat-base.sweeps.ts'
import { mailRecoveryCode } from '#features/recovery/recovery.reactions.ts'
import { sweepRecoveries } from '#features/recovery/recovery.sweeps.ts'
import { sweepKeptIdentities } from '#features/rights/rights.sweeps.ts'
import { sweepKeys } from '#http/idempotency.ts'
import { sweepCallCounts } from '#http/limits/shared-counts.ts'
import { sweepTrailMonths } from '#features/settings/trail-months.sweeps.ts'
import { sweepAccounts, sweepBrowsers } from '#features/signals/accounts.sweeps.ts'
import { sweepOldSignals } from '#features/signals/old-signals.sweeps.ts'
import { sweepPictures } from '#features/signals/pictures.sweeps.ts'
import { sweepAgreed, sweepStrays } from '#features/signals/services.sweeps.ts'
import { sweepSessions } from '#features/sessions/sessions.sweeps.ts'
import { sweepHistoryMonths } from '#features/orders/history-months.sweeps.ts'
import { rewriteSearchOfRenamed } from '#features/orders/renamed.reactions.ts'
import { sweepExpiredOffers } from '#features/offers/offers.sweeps.ts'
import { rewritePqrsOfRenamed } from '#features/support/support.reactions.ts'
import { sweepProgress, sweepSilentPhones } from '#features/tracking/alerts.sweeps.ts'
import { sweepOldPositions, sweepPositionDays } from '#features/tracking/positions.sweeps.ts'
import { sweepAttempts } from '#features/payments/payments.actions.ts'
import { sendRefunds } from '#features/refunds/gateway/gateway.reactions.ts'
import { sweepGatewayRefunds } from '#features/refunds/gateway/gateway.sweeps.ts'
import { sweepRefusedNotices } from '#features/payments/refused-notice.ts'

export const reactions: Reactions = {
  'payment.outcome': [{ key: 'issue-policy', handle: issuePolicy }],
  'refund.started': [{ key: 'send-refund', pace: 'outside', handle: sendRefunds }],
  'order.cancelled': [{ key: 'annul-policy', handle: annulPolicy }],
  'order.released': [{ key: 'annul-policy', handle: annulPolicy }],
  'order.closed': [{ key: 'annul-policy', handle: annulPolicy }],
  'export.asked': [{ key: 'write-export', pace: 'slow', handle: writeExport }],
  'reconciliation.asked': [{ key: 'reconcile', pace: 'whole', handle: reconcile }],
  'registration.asked': [{ key: 'mail-code', handle: mailCode }],
  'recovery.asked': [{ key: 'mail-recovery', handle: mailRecoveryCode }],
  'account.shut': [{ key: 'end-keys', handle: endKeysOfShut }],
  'driver.invited': [{ key: 'mail-invitation', handle: mailInvitation }],
  'account.reviewed': [
    { key: 'tell-owner', handle: tellReviewed },
    { key: 'tell-papers', handle: tellValidated },
  ],
  'message.opened': [{ key: 'tell-parties', handle: tellOpened }],
  'message.sent': [{ key: 'tell-parties', handle: tellParties }],
  'note.written': [{ key: 'tell-mentioned', handle: tellMentioned }],
  'paper.asked': [{ key: 'tell-owner', handle: tellAsked }],
  'paper.invalidated': [{ key: 'tell-owner', handle: tellInvalidated }],
  'paper.turned_down': [{ key: 'tell-owner', handle: tellTurnedDown }],
  'vehicle.activated': [{ key: 'tell-owner', handle: tellActivated }],
  'pqr.filed': [{ key: 'tell-desk', handle: tellDesk }],
  'pqr.answered': [{ key: 'tell-author', handle: tellAuthor }],
  'pqr.assigned': [{ key: 'own-assigned', handle: ownAssigned }],
  'pqr.given': [{ key: 'tell-given', handle: tellGiven }],
  'pqr.replied': [{ key: 'tell-desk', handle: tellReplied }],
  'user.renamed': [
    { key: 'rewrite-search', handle: rewriteSearchOfRenamed },
    { key: 'rewrite-cancelled', handle: rewriteCancelledOfRenamed },
    { key: 'rewrite-pqrs', handle: rewritePqrsOfRenamed },
  ],
}

export const sweeps: readonly Sweep[] = [
  { name: 'offers-expire', everyMinutes: 1, run: sweepExpiredOffers },
  { name: 'payments-expire', everyMinutes: 1, run: sweepAttempts },
  { name: 'notices-refused', everyMinutes: 10, run: sweepRefusedNotices },
  { name: 'refunds-gateway', everyMinutes: 1, run: sweepGatewayRefunds },
  { name: 'vat-base', everyMinutes: 1, run: sweepVatBase },
  { name: 'policies-unissued', everyMinutes: 5, run: sweepUnissued },
  { name: 'orders-passed', everyMinutes: 1, run: sweepPassed },
  { name: 'orders-unpaid', everyMinutes: 1, run: sweepUnpaid },
  { name: 'orders-untaken', everyMinutes: 5, run: sweepUntaken },
  { name: 'order-reminders', everyMinutes: 1, run: sweepOrderReminders },
  { name: 'paper-reminders', everyMinutes: 5, run: sweepPaperReminders },
  { name: 'pqrs-due', everyMinutes: 60, run: sweepDuePqrs },
  { name: 'mails-fetched', everyMinutes: 1, run: fetchMails },
  { name: 'mails-old', everyMinutes: 1440, run: sweepOldMails },
  { name: 'messages-waiting', everyMinutes: 10, run: sweepWaitingMessages },
  { name: 'messages-old', everyMinutes: 1440, run: sweepOldMessages },
  { name: 'notes-old', everyMinutes: 1440, run: sweepOldNotes },
  { name: 'notifications-old', everyMinutes: 60, run: sweepOldNotifications },
  { name: 'audit-sealed', everyMinutes: 1, run: sealTrail },
  { name: 'signals-accounts', everyMinutes: 5, run: sweepAccounts },
  { name: 'signals-browsers', everyMinutes: 10, run: sweepBrowsers },
  { name: 'signals-pictures', everyMinutes: 5, run: sweepPictures },
  { name: 'signals-services', everyMinutes: 5, run: sweepAgreed },
  { name: 'signals-strays', everyMinutes: 5, run: sweepStrays },
  { name: 'signals-old', everyMinutes: 1440, run: sweepOldSignals },
  { name: 'load-marks', everyMinutes: 60, run: sweepMarks },
  { name: 'inbox-items', everyMinutes: 1440, run: sweepItems },
  { name: 'lane-alerts-held', everyMinutes: 1, run: sweepHeldAlerts },
  { name: 'lane-alerts-old', everyMinutes: 1440, run: sweepOldAlerts },
  { name: 'tallies-fold', everyMinutes: 5, run: sweepTallies },
  { name: 'margins', everyMinutes: 1, run: sweepMargins },
  { name: 'journal-backlog', everyMinutes: 1, run: sweepBacklog },
  { name: 'journal-fold', everyMinutes: 5, run: sweepJournalTallies },
  { name: 'phones-silent', everyMinutes: 1, run: sweepSilentPhones },
  { name: 'trucks-progress', everyMinutes: 5, run: sweepProgress },
  { name: 'positions-days', everyMinutes: 60, run: sweepPositionDays },
  { name: 'positions-old', everyMinutes: 10, run: sweepOldPositions },
  { name: 'history-months', everyMinutes: 60, run: sweepHistoryMonths },
  { name: 'trail-months', everyMinutes: 60, run: sweepTrailMonths },
  { name: 'keys-over', everyMinutes: 60, run: sweepKeys },
  { name: 'call-counts-over', everyMinutes: 5, run: sweepCallCounts },
  { name: 'sessions-over', everyMinutes: 60, run: sweepSessions },
  { name: 'recoveries-over', everyMinutes: 60, run: sweepRecoveries },
  { name: 'pay-accounts-due', everyMinutes: 1, run: sweepPayAccounts },
  { name: 'identities-over', everyMinutes: 1440, run: sweepKeptIdentities },
  { name: 'registrations-over', everyMinutes: 60, run: sweepRegistrations },
  { name: 'exports-over', everyMinutes: 10, run: sweepExports },
  { name: 'recurring-due', everyMinutes: 5, run: sweepRecurring },
  { name: 'imports-old', everyMinutes: 1440, run: sweepImports },
  { name: 'webhook-deliveries-old', everyMinutes: 60, run: sweepOldDeliveries },
  { name: 'files-staged', everyMinutes: 60, run: sweepStagedFiles },
]

export const ticks: readonly Tick[] = [
  { name: 'brand', everyMs: 1_000, run: keepBrand },
  { name: 'tell-history', everyMs: 1_000, run: tellHistory },
  { name: 'tell-judged', everyMs: 2_000, run: tellJudged },
  { name: 'tell-lanes', everyMs: 500, run: tellLanes },
  { name: 'deliver', everyMs: 1_000, run: deliverDue },
  { name: 'tell-webhooks', everyMs: 1_000, run: tellWebhooks },
  { name: 'send-webhooks', everyMs: 1_000, run: sendWebhooks },
  { name: 'order-imports', everyMs: 500, run: workOnImports },
]
