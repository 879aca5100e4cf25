/**
 * The real platform as its manual describes it, with a signature of its own making: nothing here is the driver's, so that
 * both cannot be wrong in the same way. Domain facts §1.2, §1.3, §1.5.
 */
import { createHash, createHmac } from 'node:crypto'
import type { LyraConfig } from './lyra.config.ts'
import { lyraGateway } from './lyra.ts'
import type { Platform } from './payment.suite.ts'
import type { PaymentForm } from './port.ts'

type Fields = Record<string, string>

/** Values by the names of their fields, a plus between them, the key last. */
const signed = (fields: Fields, { key, algorithm }: Pick<LyraConfig, 'key' | 'algorithm'>): string => {
  const names = Object.keys(fields).filter((name) => name.startsWith('vads_'))
  names.sort()
  let message = ''
  for (const name of names) message += `${fields[name] ?? ''}+`
  message += key
  return algorithm === 'sha1'
    ? createHash('sha1').update(message).digest('hex')
    : createHmac('sha256', key).update(message).digest('base64')
}

const required = [
  'vads_action_mode',
  'vads_amount',
  'vads_ctx_mode',
  'vads_currency',
  'vads_page_action',
  'vads_payment_config',
  'vads_site_id',
  'vads_trans_date',
  'vads_trans_id',
  'vads_version',
]

const untouched = ['ABANDONED', 'NOT_CREATED']

const noticeOf = (form: Fields, status: string): Fields => {
  const hasTransaction = !untouched.includes(status)
  const made = (value: string | undefined) => (hasTransaction ? (value ?? '') : '')
  return {
    vads_amount: form['vads_amount'] ?? '',
    vads_auth_result: made('00'),
    vads_card_brand: made('MASTERCARD'),
    vads_card_number: made('597010XXXXXX0018'),
    vads_ctx_mode: form['vads_ctx_mode'] ?? '',
    vads_currency: form['vads_currency'] ?? '',
    vads_effective_amount: made(form['vads_amount']),
    vads_effective_currency: made(form['vads_currency']),
    vads_extra_result: '',
    vads_operation_type: made('DEBIT'),
    vads_order_id: form['vads_order_id'] ?? '',
    vads_result: hasTransaction ? '00' : '17',
    vads_site_id: form['vads_site_id'] ?? '',
    vads_trans_date: form['vads_trans_date'] ?? '',
    vads_trans_id: form['vads_trans_id'] ?? '',
    vads_trans_status: status,
    vads_trans_uuid: made('1c8356b0e24442b2acc579cf1ae4d814'),
    vads_url_check_src: 'PAY',
    vads_version: 'V2',
  }
}

/** `sideKey`: the key the platform has today, where the shop's settings know it as another. */
export const livePlatform = (config: LyraConfig, sideKey = config.key): Platform => {
  const side = { key: sideKey, algorithm: config.algorithm }
  return {
    gateway: lyraGateway(config),
    take: async ({ fields, signature }: PaymentForm) => {
      const missing = required.filter((name) => !fields[name])
      if (missing.length > 0) throw new Error(`the platform misses ${missing.join(', ')}`)
      if (signed(fields, { ...side, key: config.key }) !== signature)
        throw new Error('the platform refuses the signature')
    },
    tell: async ({ fields }, status) => {
      const notice = noticeOf(fields, status)
      return { ...notice, signature: signed(notice, side) }
    },
    close: async () => undefined,
  }
}
