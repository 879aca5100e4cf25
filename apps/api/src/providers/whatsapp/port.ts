/** What the product asks of whoever carries WhatsApp: messages of templates that Meta has approved, since nobody wrote to us before. */

export type WhatsappMessage = {
  /** E.164, `+573001234567`. */
  to: string
  /** The template's name. */
  template: string
  /** What stands in the places of its words, in their order. */
  parameters: readonly string[]
  /** What stands in its button: the end of an address, or the code that it copies. */
  button: string
}

export interface WhatsappSender {
  /**
   * The carrier's name of the message. `reference` is ours: what it says later of the message comes with both, at times before this has
   * answered. Throws ProviderError. `rejected`: this message will never be taken; `unavailable`: it was not taken now; `timeout`: unknown, and
   * sent again it may arrive twice.
   */
  send(message: WhatsappMessage, reference: string): Promise<string>
}
