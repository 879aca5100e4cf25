/** What the staff keeps, and what people ask of it. */
import { auditList } from '@arriero/contract/es/lists/audit'
import { endingPapersList } from '@arriero/contract/es/lists/ending-papers'
import { legalDocumentsList } from '@arriero/contract/es/lists/legal-documents'
import { rateHistoryList } from '@arriero/contract/es/lists/rate-history'
import { ownPqrsList, pqrsList } from '@arriero/contract/es/lists/support'
import { desk, isOperatorRole, roles } from '@arriero/domain/people/roles'
import { trailPage } from '#features/audit/audit.views.ts'
import { documentsFor } from '#features/legal-documents/legal-documents.views.ts'
import { endingPapers } from '#features/papers/ending.views.ts'
import { ratesHistory } from '#features/rates/rates.views.ts'
import { requestsFor } from '#features/support/support.views.ts'
import { fileOf, seenBy } from '../export-list.ts'

export const houseExports = [
  fileOf(auditList, { page: trailPage }),
  fileOf(rateHistoryList, { page: ratesHistory, roles: ['administrator'] }),
  fileOf(endingPapersList, { page: endingPapers, roles: ['administrator', 'enterprise'] }),
  fileOf(legalDocumentsList, { page: seenBy('admin', documentsFor), roles: ['administrator'] }),
  /** The support desk gets everybody's requests; the next list has one's own. */
  fileOf(pqrsList, { page: seenBy('staff', requestsFor), roles: desk }),
  fileOf(ownPqrsList, {
    roles: roles.filter((role) => !isOperatorRole(role)),
    page: async (ctx, asked) => (await requestsFor(ctx, { ...asked, mine: true })).value,
  }),
]
