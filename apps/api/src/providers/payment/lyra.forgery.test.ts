import { describe, expect, test } from 'vitest'
import { attempt, gateway, honestNotice, shop } from './lyra.fixture.ts'
import { signFields } from './lyra.signature.ts'
import { lyraGateway } from './lyra.ts'
import type { NoticeMismatch, NoticeRefusal } from './port.ts'

type Fields = Record<string, unknown>
type Verdict = NoticeRefusal | NoticeMismatch | 'accepted'

/** Where a notice stops: at reading, at the attempt, or nowhere. */
const verdict = (fields: Fields, reader = gateway): Verdict => {
  const reading = reader.read(fields)
  return reading.ok ? (reader.matches(reading.notice, attempt) ?? 'accepted') : reading.reason
}

const honest = honestNotice()
const without = (name: string): Fields =>
  Object.fromEntries(Object.entries(honest).filter(([field]) => field !== name))
const signed = (fields: Record<string, string>, key = shop.key, algorithm = shop.algorithm): Fields => {
  const { signature: _old, ...rest } = fields
  return { ...rest, signature: signFields(rest, key, algorithm) }
}
const changed = (name: string, value: string) => ({ ...honest, [name]: value })
const filled = Object.keys(honest).filter((name) => name !== 'signature' && honest[name] !== '')

const tampered: [string, Fields][] = [
  ...filled.map((name): [string, Fields] => [`${name} altered`, changed(name, `${honest[name]}1`)]),
  ...filled.map((name): [string, Fields] => [`${name} dropped`, without(name)]),
  ...filled.map((name): [string, Fields] => [
    `${name} doubled`,
    { ...honest, [name]: [honest[name], honest[name]] },
  ]),
  ...filled
    .filter((name) => honest[name] !== honest[name]?.toLowerCase())
    .map((name): [string, Fields] => [
      `${name} in lower case`,
      changed(name, honest[name]?.toLowerCase() ?? ''),
    ]),
]

const status = 'vads_trans_status'
const misformed: [string, Fields, Verdict][] = [
  ['an empty body', {}, 'incomplete'],
  ['no signature', without('signature'), 'incomplete'],
  ['an empty signature', changed('signature', ''), 'incomplete'],
  ['two signatures', { ...honest, signature: [honest['signature'], honest['signature']] }, 'repeated'],
  ['a lower-case signature', changed('signature', honest['signature']?.toLowerCase() ?? ''), 'signature'],
  ['a signature with a blank', changed('signature', `${honest['signature']} `), 'signature'],
  ['a SHA-1 signature where SHA-256 is set', signed(honest, shop.key, 'sha1'), 'signature'],
  ['the key of another shop', signed(honest, 'Zt5Yh3Nb8Vc1Kd6W'), 'signature'],
  ['no key', signed(honest, ''), 'signature'],
  ['upper-case names', { ...without(status), VADS_TRANS_STATUS: 'CAPTURED' }, 'names'],
  ['an upper-case name beside', { ...honest, VADS_AMOUNT: '100' }, 'names'],
  ['a name with a bracket', { ...honest, 'vads_amount[]': '100' }, 'names'],
  ['a further signed field', { ...honest, vads_ext: 'x' }, 'signature'],
  ['values of two fields exchanged', { ...changed(status, '170'), vads_currency: 'AUTHORISED' }, 'signature'],
  ['an object as a value', { ...honest, vads_amount: { $gt: '' } }, 'charset'],
  ['a number as a value', { ...honest, vads_amount: 261_800_000 }, 'charset'],
  ['a field of 10 kB', { ...honest, vads_ext: 'x'.repeat(10_240) }, 'oversized'],
  [
    'a thousand fields',
    { ...honest, ...Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`a${n}`, 'x'])) },
    'oversized',
  ],
]

/** Signed with the right key, and still not about this attempt: what a compromised or mistaken sender could tell. */
const wellSigned: [string, Fields, Verdict][] = [
  ['another site', signed(changed('vads_site_id', '87654321')), 'site'],
  ['production mode', signed(changed('vads_ctx_mode', 'PRODUCTION')), 'mode'],
  ['another order', signed(changed('vads_order_id', '6740a1b2c3d4e5f601234568')), 'order'],
  ['another transaction', signed(changed('vads_trans_id', 'K7M2PY')), 'transaction'],
  ['the transaction in lower case', signed(changed('vads_trans_id', 'k7m2px')), 'transaction'],
  ['another second', signed(changed('vads_trans_date', '20261121040507')), 'date'],
  ['another day', signed(changed('vads_trans_date', '20261122040506')), 'date'],
  ['dollars', signed(changed('vads_currency', '840')), 'currency'],
  ['dollars in effect', signed(changed('vads_effective_currency', '840')), 'currency'],
  ['one peso less', signed(changed('vads_amount', '261799900')), 'amount'],
  ['pesos for hundredths', signed(changed('vads_amount', '2618000')), 'amount'],
  ['one hundredth more', signed(changed('vads_amount', '261800001')), 'amount'],
  ['a smaller effective amount', signed(changed('vads_effective_amount', '100')), 'effective_amount'],
  ['a refund', signed(changed('vads_operation_type', 'CREDIT')), 'operation'],
  ['a card check', signed(changed('vads_operation_type', 'VERIFICATION')), 'operation'],
  ['no effective amount', signed(changed('vads_effective_amount', '')), 'incomplete'],
  ['no transaction uuid', signed(changed('vads_trans_uuid', '')), 'incomplete'],
  ['no operation', signed(changed('vads_operation_type', '')), 'incomplete'],
  ['an amount with an exponent', signed(changed('vads_amount', '2618e5')), 'charset'],
  ['an amount with a leading zero', signed(changed('vads_amount', '0261800000')), 'charset'],
  ['a negative amount', signed(changed('vads_amount', '-261800000')), 'charset'],
  ['full-width digits', signed(changed('vads_amount', '２６１８０００００')), 'charset'],
  ['a plus in the order', signed(changed('vads_order_id', `${attempt.orderId}+AUTHORISED`)), 'charset'],
  ['a line break in the status', signed(changed(status, 'AUTHORISED\n')), 'charset'],
  [
    'the browser’s return instead of a notice',
    signed(without('vads_url_check_src') as Record<string, string>),
    'incomplete',
  ],
  [
    'the notice of another order',
    honestNotice('AUTHORISED', { ...attempt, orderId: '6740a1b2c3d4e5f600000000' }),
    'order',
  ],
  ['the notice of a cheaper try', honestNotice('AUTHORISED', { ...attempt, amountPesos: 1 }), 'amount'],
  [
    'the notice of an older try',
    honestNotice('AUTHORISED', { ...attempt, transaction: 'AAAAAA' }),
    'transaction',
  ],
]

/** Names are not signed: the same values under other names keep the signature. Security TH1. */
const splice = (values: readonly string[], names: readonly string[], signature: string): Fields => ({
  ...Object.fromEntries(names.map((name, index) => [name, values[index]])),
  signature,
})
const sortedValues = (fields: Record<string, string>) =>
  Object.keys(fields)
    .toSorted()
    .map((name) => fields[name] ?? '')

describe('a forged notice', () => {
  test('is told from the honest one, which is accepted', () => {
    expect(verdict(honest)).toBe('accepted')
    expect(verdict(honestNotice('CAPTURED'))).toBe('accepted')
    expect(verdict(Object.fromEntries(Object.entries(honest).toReversed()))).toBe('accepted')
  })

  test('comes in more than sixty variants here', () => {
    expect(tampered.length + misformed.length + wellSigned.length).toBeGreaterThanOrEqual(60)
  })

  test.each(tampered)('is refused before it is compared: %s', (_what, fields) => {
    expect(['signature', 'incomplete', 'repeated', 'charset']).toContain(verdict(fields))
    expect(gateway.read(fields).ok).toBe(false)
  })
  test.each(misformed)('is refused: %s', (_what, fields, expected) => expect(verdict(fields)).toBe(expected))
  test.each(wellSigned)('is refused although signed: %s', (_what, fields, expected) =>
    expect(verdict(fields)).toBe(expected),
  )

  test('cannot be spliced from the values of a form, under any window of a notice’s names', () => {
    const { fields, signature } = gateway.form(attempt)
    const values = sortedValues(fields)
    const names = Object.keys(honest)
      .filter((name) => name.startsWith('vads_'))
      .toSorted()
    for (let start = 0; start + values.length <= names.length; start += 1) {
      const forged = splice(values, names.slice(start, start + values.length), signature)
      expect(gateway.read(forged)).toMatchObject({ ok: false })
    }
  })

  test('cannot be spliced even where the same signature holds for other names', () => {
    const victim = { ...gateway.form(attempt).fields, vads_note: 'x+AUTHORISED' }
    const signature = signFields(victim, shop.key, 'sha256')
    const values = sortedValues(victim).flatMap((value) => value.split('+'))
    const names = values.map((_, index) => `vads_a${String(index).padStart(2, '0')}`)
    const forged = splice(values, names, signature)
    expect(signFields(forged as Record<string, string>, shop.key, 'sha256')).toBe(signature)
    expect(gateway.read(forged)).toEqual({ ok: false, reason: 'incomplete' })
    expect(() => gateway.form({ ...attempt, customerId: 'x+AUTHORISED' })).toThrow('payment form')
  })

  test('made with the test key is refused in production', () => {
    const production = lyraGateway({
      ...shop,
      mode: 'PRODUCTION',
      key: 'Rw6Jf1Uy9Gs4Ke7B',
      testKey: shop.key,
    })
    expect(verdict(honest, production)).toBe('signature')
    expect(verdict(signed(honest, 'Rw6Jf1Uy9Gs4Ke7B'), production)).toBe('mode')
  })

  test('with SHA-256 is refused where the shop is set to SHA-1, and its own SHA-1 is accepted', () => {
    const older = lyraGateway({ ...shop, algorithm: 'sha1' })
    expect(verdict(honest, older)).toBe('signature')
    expect(verdict(signed(honest, shop.key, 'sha1'), older)).toBe('accepted')
  })
})

describe('an honest notice', () => {
  test('still counts with the key before the change', () => {
    const changedKey = lyraGateway({ ...shop, key: 'Rw6Jf1Uy9Gs4Ke7B', previousKey: shop.key })
    expect(verdict(honest, changedKey)).toBe('accepted')
  })

  test('of a payment left by the buyer needs no transaction', () => {
    const reading = gateway.read(honestNotice('ABANDONED'))
    expect(reading).toMatchObject({
      ok: true,
      notice: { status: 'ABANDONED', uuid: undefined, operation: undefined },
    })
    expect(verdict(honestNotice('ABANDONED'))).toBe('accepted')
  })

  test('is kept as evidence without its signature and without the buyer’s card', () => {
    const reading = gateway.read(honest)
    if (!reading.ok) throw new Error(reading.reason)
    expect(reading.notice).toMatchObject({
      amountCents: 261_800_000,
      effectiveAmountCents: 261_800_000,
      mode: 'TEST',
    })
    expect(reading.notice.raw).toMatchObject({ vads_trans_status: 'AUTHORISED', vads_card_brand: 'VISA' })
    for (const name of ['signature', 'vads_card_number', 'vads_cust_id', 'vads_hash']) {
      expect(reading.notice.raw).not.toHaveProperty(name)
    }
  })
})
