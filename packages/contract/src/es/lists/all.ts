/** Every list there is, whoever wants all of them. */
import type { AnyList } from '../../lists/column.ts'
import * as accounting from './accounting.ts'
import * as audit from './audit.ts'
import * as cancellations from './cancellations.ts'
import * as complaints from './complaints.ts'
import * as deliveries from './deliveries.ts'
import * as endingPapers from './ending-papers.ts'
import * as journal from './journal.ts'
import * as latePostings from './money/late-postings.ts'
import * as legalDocuments from './legal-documents.ts'
import * as inbox from './desk/inbox.ts'
import * as signals from './desk/signals.ts'
import * as mails from './desk/mails.ts'
import * as loadBoard from './load-board.ts'
import * as lostPayments from './lost-payments.ts'
import * as orderImports from './order-imports.ts'
import * as margins from './money/margins.ts'
import * as ownGroups from './money/own-groups.ts'
import * as paperReview from './desk/paper-review.ts'
import * as payables from './money/payables.ts'
import * as paymentNotices from './payment-notices.ts'
import * as payoutBatches from './payout-batches.ts'
import * as payouts from './payouts.ts'
import * as people from './people.ts'
import * as rateHistory from './rate-history.ts'
import * as refunds from './refunds.ts'
import * as repeated from './repeated.ts'
import * as savedLanes from './saved-lanes.ts'
import * as services from './services.ts'
import * as settingHistory from './setting-history.ts'
import * as standbyCharges from './standby-charges.ts'
import * as support from './support.ts'

const files = [
  accounting,
  audit,
  cancellations,
  complaints,
  deliveries,
  endingPapers,
  journal,
  latePostings,
  legalDocuments,
  lostPayments,
  margins,
  orderImports,
  ownGroups,
  paperReview,
  payables,
  paymentNotices,
  payoutBatches,
  payouts,
  people,
  rateHistory,
  refunds,
  repeated,
  savedLanes,
  services,
  inbox,
  mails,
  loadBoard,
  settingHistory,
  signals,
  standbyCharges,
  support,
]

const isList = (value: unknown): value is AnyList<unknown> =>
  typeof value === 'object' && value !== null && 'from' in value && 'columns' in value

export const allLists: readonly AnyList<unknown>[] = files.flatMap((file) =>
  Object.values<unknown>(file).filter(isList),
)
