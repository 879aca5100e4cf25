import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'

export type OwnDetail = ReplyOf<typeof api.users.detail, 'self'>
