import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'

export type Webhook = ReplyOf<typeof api.integrations.webhooks>['items'][number]
export type Delivery = ReplyOf<typeof api.integrations.deliveries>['items'][number]
