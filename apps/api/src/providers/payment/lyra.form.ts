/** The payment form, made from the server's own data only. Domain facts §1.2, security TH1. */
import type { LyraConfig } from './lyra.config.ts'
import { safeValue } from './lyra.config.ts'
import { signFields } from './lyra.signature.ts'
import type { PaymentAttempt, PaymentForm } from './port.ts'

/** ISO 4217 number of the Colombian peso, which the gateway counts in hundredths. */
export const pesoCurrency = '170'
const highestPesos = 9_999_999_999

/** Words that a forged notice would need; names are not signed, so no signed value may ever be one of them. */
const noticeWords: ReadonlySet<string> = new Set(['AUTHORISED', 'CAPTURED', 'DEBIT', 'CREDIT', 'PAY'])

/** `YYYYMMDDHHMMSS` in UTC. */
export const transactionDate = (at: Date): string => at.toISOString().replace(/\D/g, '').slice(0, 14)

const refuse = (what: string): never => {
  throw new Error(`payment form: ${what}`)
}

const checkAttempt = ({ orderId, transaction, amountPesos }: PaymentAttempt): void => {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(orderId)) refuse('order id')
  if (!/^(?:[0-9A-Z]{6}|[0-9a-z]{6})$/.test(transaction)) refuse('transaction')
  if (!Number.isSafeInteger(amountPesos) || amountPesos < 1 || amountPesos > highestPesos) refuse('amount')
}

const addresses = (
  { returnUrls, notificationUrl }: LyraConfig,
  { orderId, charge }: PaymentAttempt,
  at: string,
): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(returnUrls[charge]).map(([end, url]) => [
      `vads_url_${end}`,
      url.replace('{origin}', at).replace('{orderId}', orderId),
    ]),
  ),
  vads_url_check: notificationUrl,
})

/**
 * Builds and signs the form. The buyer's e-mail is left out: `@` may not be signed. NONE as return mode keeps signed
 * fields out of the buyer's hands; the return page only reads state.
 */
export const buildForm = (config: LyraConfig, attempt: PaymentAttempt): PaymentForm => {
  checkAttempt(attempt)
  const at = attempt.visitedAt ?? config.origins[0] ?? ''
  const fields: Record<string, string> = {
    vads_version: 'V2',
    vads_site_id: config.siteId,
    vads_ctx_mode: config.mode,
    vads_trans_id: attempt.transaction,
    vads_trans_date: transactionDate(attempt.attemptedAt),
    vads_amount: `${attempt.amountPesos}00`,
    vads_currency: pesoCurrency,
    vads_action_mode: 'INTERACTIVE',
    vads_page_action: 'PAYMENT',
    vads_payment_config: 'SINGLE',
    vads_capture_delay: '0',
    vads_validation_mode: '0',
    vads_order_id: attempt.orderId,
    vads_cust_id: attempt.customerId,
    vads_return_mode: 'NONE',
    ...addresses(config, attempt, at),
  }
  for (const [name, value] of Object.entries(fields)) {
    if (!safeValue.test(value) || noticeWords.has(value)) refuse(name)
  }
  const action = config.actionUrl.replace('{origin}', at)
  return { action, fields, signature: signFields(fields, config.key, config.algorithm) }
}
