/** What the product asks of whoever carries mail. */

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Where an answer to it goes, where that is not whom it comes from. */
  replyTo?: string
  /** Names this letter for good, in the form of an address's left side: a carrier may drop what it has seen. */
  reference: string
}

export interface MailCarrier {
  /**
   * Throws ProviderError. `rejected`: this letter will never be taken; `unavailable`: it was not taken now; `timeout`: unknown, and
   * sent again it may arrive twice.
   */
  send(mail: Mail): Promise<void>
}
