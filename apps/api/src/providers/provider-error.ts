/** How an outside service failed. A timeout is unknown, never failed: someone must find out. Architecture §5. */
export type ProviderErrorKind = 'rejected' | 'unavailable' | 'timeout' | 'garbled'

export class ProviderError extends Error {
  readonly kind: ProviderErrorKind

  constructor(kind: ProviderErrorKind, message: string = kind, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ProviderError'
    this.kind = kind
  }
}
