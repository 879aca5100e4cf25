/** The format check of the form, as strict as the real platform's; numbers are its vads_extra_result. Domain facts §1.2, §1.7. */
import { isSignedByAny } from '../lyra.signature.ts'
import type { SignatureAlgorithm } from '../lyra.signature.ts'

export type FormFields = Record<string, string>
export type FormProblem = { field: string; extraResult: string }

const url = /^https?:\/\/\S{1,250}$/

/** Field, the number of its error, its format, and whether it may be left out. */
const rules: readonly [string, string, RegExp, 'optional'?][] = [
  ['vads_version', '01', /^V2$/],
  ['vads_trans_id', '03', /^[A-Za-z0-9]{6}$/],
  ['vads_trans_date', '04', /^\d{14}$/],
  ['vads_validation_mode', '05', /^[01]$/, 'optional'],
  ['vads_capture_delay', '06', /^\d{1,3}$/, 'optional'],
  ['vads_payment_config', '07', /^SINGLE$/],
  ['vads_amount', '09', /^[1-9]\d{0,11}$/],
  ['vads_currency', '10', /^170$/],
  ['vads_ctx_mode', '11', /^TEST$/],
  ['vads_order_id', '13', /^[A-Za-z0-9_-]{1,64}$/],
  ['vads_cust_id', '16', /^[\w.@-]{1,63}$/, 'optional'],
  ['vads_url_success', '24', url, 'optional'],
  ['vads_url_refused', '25', url, 'optional'],
  ['vads_url_cancel', '27', url, 'optional'],
  ['vads_url_return', '28', url],
  ['vads_url_error', '29', url, 'optional'],
  ['vads_page_action', '46', /^PAYMENT$/],
  ['vads_action_mode', '47', /^INTERACTIVE$/],
  ['vads_return_mode', '48', /^(?:NONE|GET|POST)$/, 'optional'],
  ['vads_url_check', '99', url],
]

/** A body as a form: every field once. */
export const asForm = (body: unknown): FormFields | undefined => {
  if (typeof body !== 'object' || body === null) return undefined
  const entries = Object.entries(body)
  return entries.every(([, value]) => typeof value === 'string') ? Object.fromEntries(entries) : undefined
}

export type FormCheck = { siteId: string; key: string; algorithm: SignatureAlgorithm; now: Date }

/** The date of the form may lie a day from the platform's clock, as the real one allows. */
const isNear = (date: string, now: Date): boolean => {
  const at = Date.parse(date.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z'))
  return Math.abs(at - now.getTime()) <= 24 * 3_600_000
}

/** The first problem of the form, or undefined. */
export const formProblem = (
  form: FormFields,
  { siteId, key, algorithm, now }: FormCheck,
): FormProblem | undefined => {
  if (form['vads_site_id'] !== siteId) return { field: 'vads_site_id', extraResult: '02' }
  if (!isSignedByAny(form, form['signature'] ?? '', { keys: [key], algorithm })) {
    return { field: 'signature', extraResult: '00' }
  }
  const broken = rules.find(([name, , format, need]) => {
    const value = form[name]
    return value === undefined ? need !== 'optional' : !format.test(value)
  })
  if (broken) return { field: broken[0], extraResult: broken[1] }
  return isNear(form['vads_trans_date'] ?? '', now)
    ? undefined
    : { field: 'vads_trans_date', extraResult: '04' }
}
