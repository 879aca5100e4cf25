/** Every list that can be written into a spreadsheet. */
import type { ExportList } from './export-list.ts'
import { associatedServicesExport } from './lists/associated-services.ts'
import { auditExport } from './lists/audit.ts'
import { availableServicesExport } from './lists/available-services.ts'
import { cancellationsExport } from './lists/cancellations.ts'
import { endingPapersExport } from './lists/ending-papers.ts'
import { legalDocumentsExport } from './lists/legal-documents.ts'
import { ownServicesExport } from './lists/own-services.ts'
import { peopleExports } from './lists/people.ts'
import { rateHistoryExport } from './lists/rate-history.ts'
import { servicesExport } from './lists/services.ts'
import { ownRequestsExport, supportExport } from './lists/support.ts'

export const exportLists: readonly ExportList[] = [
  servicesExport,
  ownServicesExport,
  availableServicesExport,
  associatedServicesExport,
  ...peopleExports,
  cancellationsExport,
  endingPapersExport,
  legalDocumentsExport,
  supportExport,
  ownRequestsExport,
  rateHistoryExport,
  auditExport,
]

const byName = new Map<string, ExportList>(exportLists.map((list) => [list.name, list]))

export const exportListOf = (name: string): ExportList | undefined => byName.get(name)
