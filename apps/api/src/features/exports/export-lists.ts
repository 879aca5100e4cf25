/** Every list that can be written into a spreadsheet. */
import type { ExportList } from './export-list.ts'
import { accountingExport, journalExport } from './lists/accounting.ts'
import { associatedServicesExport } from './lists/associated-services.ts'
import { auditExport } from './lists/audit.ts'
import { availableServicesExport } from './lists/available-services.ts'
import { cancellationsExport } from './lists/cancellations.ts'
import { endingPapersExport } from './lists/ending-papers.ts'
import { legalDocumentsExport } from './lists/legal-documents.ts'
import { ownServicesExport } from './lists/own-services.ts'
import { ownEarningsExport, payoutsExport } from './lists/payouts.ts'
import { payoutBatchesExport } from './lists/payout-batches.ts'
import { paymentNoticesExport } from './lists/payment-notices.ts'
import { peopleExports } from './lists/people.ts'
import { rateHistoryExport } from './lists/rate-history.ts'
import { refundsExport } from './lists/refunds.ts'
import { servicesExport } from './lists/services.ts'
import { standbyChargesExport } from './lists/standby-charges.ts'
import { ownRequestsExport, supportExport } from './lists/support.ts'

export const exportLists: readonly ExportList[] = [
  servicesExport,
  ownServicesExport,
  availableServicesExport,
  associatedServicesExport,
  ...peopleExports,
  cancellationsExport,
  accountingExport,
  journalExport,
  endingPapersExport,
  legalDocumentsExport,
  supportExport,
  ownRequestsExport,
  rateHistoryExport,
  auditExport,
  paymentNoticesExport,
  standbyChargesExport,
  payoutsExport,
  ownEarningsExport,
  payoutBatchesExport,
  refundsExport,
]

const byName = new Map<string, ExportList>(exportLists.map((list) => [list.name, list]))

export const exportListOf = (name: string): ExportList | undefined => byName.get(name)
