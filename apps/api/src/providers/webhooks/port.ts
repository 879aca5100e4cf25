/** What the product asks of whoever calls other people's servers: Standard Webhooks, and never an address inside. */
import type { ErrorCode } from '@arriero/domain/errors/errors'

export type WebhookMessage = {
  url: string
  /** The same for each try of one delivery: receivers tell repeats by it. */
  id: string
  /** The moment of this try. */
  at: Date
  /** JSON, signed byte by byte. */
  body: string
  /** Each signs: two while a secret is being changed. */
  secrets: readonly string[]
}

export interface WebhookCaller {
  /** Why no message will ever go to this address; what its name leads to is looked at again at each call. */
  denial(url: string): ErrorCode | undefined
  /** `whsec_…` of a webhook; of the same version always the same, kept nowhere. */
  secretOf(webhookId: string, version: number): string
  /** The status of the answer, whatever it is; nothing else of it is read. Throws ProviderError where there is none: `rejected` where the address leads inside. */
  send(message: WebhookMessage): Promise<number>
}
