/** The fields of a notice as the platform fills them. Domain facts §1.5. */
import { createHash } from 'node:crypto'
import { signFields } from '../lyra.signature.ts'
import type { SignatureAlgorithm } from '../lyra.signature.ts'
import type { FormFields } from './form-check.ts'

export type NoticeOf = {
  form: FormFields
  uuid: string
  status: string
  result: string
  /** The gateway's field `vads_url_check_src`: what caused the notice. */
  source: string
  missingCents?: number
}

const copied = [
  'vads_action_mode',
  'vads_capture_delay',
  'vads_ctx_mode',
  'vads_currency',
  'vads_cust_id',
  'vads_order_id',
  'vads_page_action',
  'vads_payment_config',
  'vads_site_id',
  'vads_trans_date',
  'vads_trans_id',
  'vads_validation_mode',
  'vads_version',
]

/** Where the buyer left, no transaction was created: its fields come empty. */
const hasTransaction = (status: string): boolean => !['ABANDONED', 'NOT_CREATED'].includes(status)

export const noticeFields = ({
  form,
  uuid,
  status,
  result,
  source,
  missingCents = 0,
}: NoticeOf): FormFields => {
  const amount = String(Number(form['vads_amount']) - missingCents)
  const made = hasTransaction(status)
  return {
    ...Object.fromEntries(copied.map((name) => [name, form[name] ?? ''])),
    vads_amount: amount,
    vads_auth_mode: 'FULL',
    vads_auth_number: made ? '3fe46c' : '',
    vads_auth_result: made ? result : '',
    vads_card_brand: made ? 'VISA' : '',
    vads_card_number: made ? '497010XXXXXX0014' : '',
    vads_effective_amount: made ? amount : '',
    vads_effective_currency: made ? (form['vads_currency'] ?? '') : '',
    vads_extra_result: '',
    vads_hash: createHash('sha256').update(`${uuid}${status}${source}`).digest('hex'),
    vads_operation_type: made ? 'DEBIT' : '',
    vads_payment_seq: '1',
    vads_payment_src: 'EC',
    vads_result: result,
    vads_sequence_number: '1',
    vads_trans_status: status,
    vads_trans_uuid: made ? uuid : '',
    vads_url_check_src: source,
    vads_warranty_result: made ? 'NO' : '',
  }
}

/** A whole notice, signed, ready to be posted. */
export const signedNotice = (of: NoticeOf, key: string, algorithm: SignatureAlgorithm): FormFields => {
  const fields = noticeFields(of)
  return { ...fields, signature: signFields(fields, key, algorithm) }
}
