/** What the product asks of wherever mail comes in: letters name its address, and each mail is handed on once it is there. */

export type MailFile = { name: string; mediaType: string; bytes: Buffer }

export type IncomingMail = {
  /** Its own name, `<…@…>`, as its sender's program gave it: the same mail once more has the same. */
  messageId: string
  from: { address: string; name: string | undefined }
  /** Addresses alone, copies too. */
  to: readonly string[]
  subject: string
  text: string | undefined
  /** Never shown: where there is no text its words are taken from it. */
  html: string | undefined
  inReplyTo: string | undefined
  references: readonly string[]
  /** Names in small letters. */
  headers: Readonly<Record<string, string | undefined>>
  /** What the server that took it found of who sends it. */
  verdict: 'pass' | 'fail' | 'none'
  files: readonly MailFile[]
}

export interface Mailbox {
  /** Letters ask to be answered there, each request under a token of its own. */
  address: string
  /**
   * Hands on each mail that nobody has taken yet; one whose taking throws comes again. Null where mails are posted to us.
   * Throws ProviderError.
   */
  fetch: ((take: (mail: IncomingMail) => Promise<void>) => Promise<void>) | null
}
