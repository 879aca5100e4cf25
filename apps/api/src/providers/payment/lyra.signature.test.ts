import { describe, expect, test } from 'vitest'
import { isSignedByAny, signFields } from './lyra.signature.ts'

const first = {
  vads_version: 'V2',
  vads_site_id: '12345678',
  vads_ctx_mode: 'TEST',
  vads_trans_id: '123456',
  vads_trans_date: '20170129130025',
  vads_amount: '5124',
  vads_currency: '840',
  vads_action_mode: 'INTERACTIVE',
  vads_page_action: 'PAYMENT',
  vads_payment_config: 'SINGLE',
}
const second = {
  vads_trans_id: '000001',
  vads_trans_date: '20200101120000',
  vads_currency: '978',
  vads_amount: '1234',
}

const vectors = [
  ['V1', first, '1122334455667788', 'sha256', 'EKrcj4e8N38LGCP/xkJMaHUajUfvsRG50mDwYLNBsMU='],
  ['V1', first, '1122334455667788', 'sha1', '92dec271594ddef9842a33340ffc8532ac5a3a44'],
  ['V2', second, '987654321', 'sha256', 'egzpLYuwIX0LoqSS3rNxF9QYuKbvd3pp38gIoV+Oi3w='],
  ['V2', second, '987654321', 'sha1', '7b203c8f547b6cc64e9402887e514add8e2cb29d'],
] as const

describe('the form signature', () => {
  test.each(vectors)('gives the published value of %s', (_name, fields, key, algorithm, expected) => {
    expect(signFields(fields, key, algorithm)).toBe(expected)
  })

  test('counts neither other fields nor the order they come in', () => {
    const shuffled = Object.fromEntries(Object.entries(first).toReversed())
    expect(signFields({ ...shuffled, signature: 'x', other: 'y' }, '1122334455667788', 'sha256')).toBe(
      vectors[0][4],
    )
  })

  test('keeps the place of an empty value', () => {
    const withEmpty = { vads_a: '1', vads_b: '', vads_c: '2' }
    expect(signFields(withEmpty, 'key', 'sha256')).not.toBe(
      signFields({ vads_a: '1', vads_c: '2' }, 'key', 'sha256'),
    )
  })

  test('holds with the key before the change, and with no third key', () => {
    const signature = signFields(first, 'the-key-before', 'sha256')
    expect(isSignedByAny(first, signature, { keys: ['new', 'the-key-before'], algorithm: 'sha256' })).toBe(
      true,
    )
    expect(isSignedByAny(first, signature, { keys: ['new', 'another'], algorithm: 'sha256' })).toBe(false)
  })
})
