/** What the product asks of web push (RFC 8030, 8291, 8292). */

/** Where a browser wants to be reached, as it says itself. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  /** JSON that the browser's worker reads; the push service sees only ciphertext. */
  payload: string
  /** How long the service keeps it for a browser that is away. */
  lifeSeconds: number
  /** A later message of the same topic takes the place of one still waiting; at most 32 letters and digits. */
  topic: string
}

export interface PushSender {
  publicKey: string
  /** Whether an address is one of a push service; anywhere else the server would be made to call. */
  isService(endpoint: string): boolean
  /** `gone`: this browser will never be reached again there. Throws ProviderError as mail does. */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>
}
