import { describe, expect, test } from 'vitest'
import { safeValue } from './lyra.config.ts'
import { attempt, gateway, shop } from './lyra.fixture.ts'
import { signFields } from './lyra.signature.ts'
import { lyraGateway } from './lyra.ts'

describe('the payment form', () => {
  const { action, fields, signature } = gateway.form(attempt)

  test('asks the gateway for the amount in hundredths of a peso, at the moment of the attempt in UTC', () => {
    expect(action).toBe('http://localhost:3000/sandbox/pasarela/')
    expect(fields).toMatchObject({
      vads_version: 'V2',
      vads_site_id: '12345678',
      vads_ctx_mode: 'TEST',
      vads_trans_id: 'K7M2PX',
      vads_trans_date: '20261121040506',
      vads_amount: '261800000',
      vads_currency: '170',
      vads_action_mode: 'INTERACTIVE',
      vads_page_action: 'PAYMENT',
      vads_payment_config: 'SINGLE',
      vads_order_id: attempt.orderId,
      vads_url_check: shop.notificationUrl,
    })
  })

  test('brings the browser back to the page of its order, without a query', () => {
    expect(fields['vads_url_success']).toBe(`http://localhost:3000/pago/${attempt.orderId}/exito`)
    expect(Object.keys(fields).filter((name) => name.startsWith('vads_url_'))).toHaveLength(6)
  })

  test('brings who pays waiting back to the page of the waiting, from every end', () => {
    const { fields: ofWaiting } = gateway.form({ ...attempt, charge: 'standby' })
    const back = Object.entries(ofWaiting).filter(([name]) => /^vads_url_(?!check)/.test(name))
    expect(back).toHaveLength(5)
    for (const [, url] of back) expect(url).toContain(`/pago/${attempt.orderId}/espera`)
  })

  test('carries a signature over exactly its fields', () => {
    expect(signature).toBe(signFields(fields, shop.key, 'sha256'))
    expect(fields).not.toHaveProperty('signature')
  })

  test('signs no value that could be read as two, and no word of a notice', () => {
    for (const value of Object.values(fields)) expect(value).toMatch(safeValue)
    expect(Object.values(fields)).not.toContain('AUTHORISED')
  })

  const unsafe = [
    ['a customer id with a plus', { customerId: 'x+AUTHORISED' }],
    ['a customer id that is a word of a notice', { customerId: 'AUTHORISED' }],
    ['an e-mail', { customerId: 'ana@empresa.co' }],
    ['an order id with a space', { orderId: 'a b' }],
    ['an order id that is a word of a notice', { orderId: 'CAPTURED' }],
    ['an empty order id', { orderId: '' }],
    ['a transaction of mixed case', { transaction: 'k7M2PX' }],
    ['a transaction of five characters', { transaction: 'K7M2P' }],
    ['half a peso', { amountPesos: 1.5 }],
    ['nothing to pay', { amountPesos: 0 }],
    ['more than the gateway counts', { amountPesos: 10_000_000_000 }],
    ['not a number', { amountPesos: Number.NaN }],
  ] as const
  test.each(unsafe)('is not built with %s', (_what, change) => {
    expect(() => gateway.form({ ...attempt, ...change })).toThrow('payment form')
  })

  test('is not built with an address that carries a query', () => {
    const odd = lyraGateway({ ...shop, notificationUrl: 'https://arriero.co/aviso?x=1' })
    expect(() => odd.form(attempt)).toThrow('vads_url_check')
  })

  test('takes the highest amount the gateway can count', () => {
    expect(gateway.form({ ...attempt, amountPesos: 9_999_999_999 }).fields['vads_amount']).toBe(
      '999999999900',
    )
  })
})
