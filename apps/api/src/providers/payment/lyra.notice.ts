/** Reads a gateway's notice and compares it with the attempt it claims to speak of. Security M8, (d) gateway notification. */
import { meaning } from '@arriero/domain/money/payment-attempts'
import type { LyraConfig } from './lyra.config.ts'
import { pesoCurrency, transactionDate } from './lyra.form.ts'
import { isSignedByAny, isSignedName } from './lyra.signature.ts'
import type { AttemptFacts, GatewayNotice, NoticeMismatch, NoticeReading, NoticeRefusal } from './port.ts'

const mostFields = 200
const longestValue = 2_000

/** Formats of the fields that decide; none admits a plus sign, so no value can stand for two. */
const needed: Record<string, RegExp> = {
  vads_amount: /^[1-9]\d{0,11}$/,
  vads_ctx_mode: /^[A-Z]{1,16}$/,
  vads_currency: /^\d{3}$/,
  vads_order_id: /^[A-Za-z0-9_-]{1,64}$/,
  vads_site_id: /^\d{8}$/,
  vads_trans_date: /^\d{14}$/,
  vads_trans_id: /^[A-Za-z0-9]{6}$/,
  vads_trans_status: /^[A-Z_]{1,40}$/,
  vads_url_check_src: /^[A-Z_]{1,16}$/,
}

/** Empty for a try that never became a transaction. */
const optional: Record<string, RegExp> = {
  vads_effective_amount: /^\d{1,12}$/,
  vads_effective_currency: /^\d{3}$/,
  vads_operation_type: /^[A-Z_]{1,16}$/,
  vads_trans_uuid: /^[A-Za-z0-9-]{1,64}$/,
  vads_result: /^[A-Za-z0-9]{1,8}$/,
  vads_extra_result: /^[A-Za-z0-9._-]{1,32}$/,
  vads_auth_result: /^[A-Za-z0-9._-]{1,32}$/,
}

const payingNeeds = [
  'vads_effective_amount',
  'vads_effective_currency',
  'vads_operation_type',
  'vads_trans_uuid',
]

/** Not kept: who the buyer is and how his card was checked is not ours to store. */
const isAboutBuyer = (name: string): boolean =>
  /^vads_(?:cust|ship_to|card_number|card_holder|threeds|hash)/.test(name)

type Fields = Record<string, string>

/** Names that look like the gateway's but are not written as it writes them. */
const isOddName = (name: string): boolean =>
  name.toLowerCase().startsWith('vads') && !/^vads_[a-z0-9_]+$/.test(name)

const shapeProblem = (fields: Readonly<Record<string, unknown>>): NoticeRefusal | undefined => {
  const entries = Object.entries(fields)
  if (entries.length > mostFields) return 'oversized'
  if (entries.some(([, value]) => Array.isArray(value))) return 'repeated'
  if (entries.some(([, value]) => typeof value !== 'string')) return 'charset'
  if (entries.some(([name, value]) => name.length > 100 || String(value).length > longestValue))
    return 'oversized'
  if (entries.some(([name]) => isOddName(name))) return 'names'
  const isMissing = (name: string) => !fields[name]
  return isMissing('signature') || Object.keys(needed).some(isMissing) ? 'incomplete' : undefined
}

const formatProblem = (fields: Fields): NoticeRefusal | undefined => {
  if (Object.entries(needed).some(([name, format]) => !format.test(fields[name] ?? ''))) return 'charset'
  const isBad = ([name, format]: [string, RegExp]) =>
    Boolean(fields[name]) && !format.test(fields[name] ?? '')
  if (Object.entries(optional).some(isBad)) return 'charset'
  const isPaying = ['accepted', 'captured'].includes(meaning(fields['vads_trans_status'] ?? ''))
  const isMissing = (name: string) => !fields[name]
  return isPaying && payingNeeds.some(isMissing) ? 'incomplete' : undefined
}

const parse = (fields: Fields): GatewayNotice => {
  const text = (name: string): string => fields[`vads_${name}`] ?? ''
  const perhaps = (name: string): string | undefined => text(name) || undefined
  const effective = perhaps('effective_amount')
  return {
    status: text('trans_status'),
    transaction: text('trans_id'),
    transactionDate: text('trans_date'),
    orderId: text('order_id'),
    amountCents: Number(text('amount')),
    currency: text('currency'),
    siteId: text('site_id'),
    mode: text('ctx_mode'),
    operation: perhaps('operation_type'),
    effectiveAmountCents: effective === undefined ? undefined : Number(effective),
    effectiveCurrency: perhaps('effective_currency'),
    uuid: perhaps('trans_uuid'),
    result: perhaps('result'),
    extraResult: perhaps('extra_result'),
    authResult: perhaps('auth_result'),
    urlCheckSource: text('url_check_src'),
    raw: Object.fromEntries(
      Object.entries(fields).filter(([name]) => isSignedName(name) && !isAboutBuyer(name)),
    ),
  }
}

/** Shape first, then the signature over every vads_ field received, then the formats of what it says. */
export const readNotice = (config: LyraConfig, given: Readonly<Record<string, unknown>>): NoticeReading => {
  const problem = shapeProblem(given)
  if (problem) return { ok: false, reason: problem }
  const fields = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
  const keys = [config.key, ...(config.previousKey === undefined ? [] : [config.previousKey])]
  const isSigned = isSignedByAny(fields, fields['signature'] ?? '', { keys, algorithm: config.algorithm })
  if (!isSigned) return { ok: false, reason: 'signature' }
  const reason = formatProblem(fields)
  return reason ? { ok: false, reason, isSigned } : { ok: true, notice: parse(fields) }
}

/** A failing notice may lack what only a transaction has; what it has must agree all the same. */
export const mismatch = (
  config: LyraConfig,
  notice: GatewayNotice,
  attempt: AttemptFacts,
): NoticeMismatch | undefined => {
  const amountCents = attempt.amountPesos * 100
  const isPaying = ['accepted', 'captured'].includes(meaning(notice.status))
  const differs = <T>(value: T | undefined, expected: T) =>
    value === undefined ? isPaying : value !== expected
  const checks: [NoticeMismatch, boolean][] = [
    ['site', notice.siteId !== config.siteId],
    ['mode', notice.mode !== config.mode],
    ['order', notice.orderId !== attempt.orderId],
    ['transaction', notice.transaction !== attempt.transaction],
    ['date', notice.transactionDate !== transactionDate(attempt.attemptedAt)],
    ['currency', notice.currency !== pesoCurrency || differs(notice.effectiveCurrency, pesoCurrency)],
    ['amount', notice.amountCents !== amountCents],
    ['effective_amount', differs(notice.effectiveAmountCents, amountCents)],
    ['operation', differs(notice.operation, 'DEBIT')],
  ]
  return checks.find(([, isWrong]) => isWrong)?.[0]
}
