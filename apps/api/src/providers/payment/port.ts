/** What the product asks of a payment gateway, in the product's words. Decisions §11, domain facts §1. */

import type { AttemptState, PaymentMeaning } from '@arriero/domain/money/payment-attempts'

export type GatewayMode = 'TEST' | 'PRODUCTION'

/** What is paid: the service, or waiting for its truck. Each has a page of its own to come back to. */
export type PaidCharge = 'service' | 'standby'

/** One try at paying one charge of an order. `transaction` is 6 characters of one case, unique per UTC day. */
export type PaymentAttempt = {
  orderId: string
  charge: PaidCharge
  transaction: string
  attemptedAt: Date
  amountPesos: number
  customerId: string
  /** Which of our addresses the browser is at; the public one where nobody says. */
  visitedAt?: string | undefined
}

/** What a notice can speak of: of what was paid it says nothing. */
export type AttemptFacts = Omit<PaymentAttempt, 'charge' | 'visitedAt'>

/** What the browser posts to `action`; `signature` travels beside the fields under the name `signature`. */
export type PaymentForm = { action: string; fields: Record<string, string>; signature: string }

/** A signed notice, read. Empty fields of a try that never became a transaction are `undefined`. */
export type GatewayNotice = {
  /** The gateway's own word; `meaning` says what it is worth. */
  status: string
  transaction: string
  /** `YYYYMMDDHHMMSS`, UTC, as it was signed. */
  transactionDate: string
  orderId: string
  /** Hundredths of a peso: pesos × 100. */
  amountCents: number
  currency: string
  siteId: string
  mode: string
  operation: string | undefined
  effectiveAmountCents: number | undefined
  effectiveCurrency: string | undefined
  /** The gateway's own id of the transaction. */
  uuid: string | undefined
  result: string | undefined
  extraResult: string | undefined
  authResult: string | undefined
  urlCheckSource: string
  /** Every signed field but those about the buyer, to keep as evidence. The signature is not in it. */
  raw: Record<string, string>
}

export type NoticeRefusal = 'oversized' | 'repeated' | 'names' | 'incomplete' | 'signature' | 'charset'

/** `isSigned`: the gateway's own, though it says what cannot be. */
export type NoticeReading =
  | { ok: true; notice: GatewayNotice }
  | { ok: false; reason: NoticeRefusal; isSigned?: boolean }

export type NoticeMismatch =
  | 'site'
  | 'mode'
  | 'order'
  | 'transaction'
  | 'date'
  | 'currency'
  | 'amount'
  | 'effective_amount'
  | 'operation'

export interface PaymentGateway {
  /** The whole form from the server's own data; throws when a value could not be signed safely (a programming error). */
  form(attempt: PaymentAttempt): PaymentForm
  /** Reads a posted notice: shape, then signature, then formats. Doubled form fields arrive as arrays and are refused. */
  read(fields: Readonly<Record<string, unknown>>): NoticeReading
  /** The first way in which a notice does not speak of this attempt; undefined when it does. */
  matches(notice: GatewayNotice, attempt: AttemptFacts): NoticeMismatch | undefined
  /** What a status is worth, by an allow-list. */
  meaning(status: string): PaymentMeaning
  /** Where the attempt stands after a matched notice; the same end for every order and repetition. Security M7. */
  nextState(state: AttemptState, notice: { status: string }): AttemptState
}
