/** Legal documents as administrators and as their readers read them. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'

export type AdminDocument = ReplyOf<typeof api.legalDocuments.byRole, 'admin'>['items'][number]
export type ReaderDocument = ReplyOf<typeof api.legalDocuments.byRole, 'reader'>['items'][number]
