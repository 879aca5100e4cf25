import { describe, expect, test } from 'vitest'
import { newSandboxKey, paymentConfigProblems } from './lyra.config.ts'
import type { LyraConfig } from './lyra.config.ts'
import { returnsTo, shop } from './lyra.fixture.ts'

const secure = (url: string) => url.replace('http://localhost:3000', 'https://arriero.co')
const production: LyraConfig = {
  ...shop,
  origins: ['https://arriero.co'],
  mode: 'PRODUCTION',
  actionUrl: 'https://secure.payzen.lat/vads-payment/',
  notificationUrl: secure(shop.notificationUrl),
  returnUrls: {
    service: returnsTo('{origin}/pago/{orderId}'),
    standby: returnsTo('{origin}/pago/{orderId}/espera'),
  },
}

describe('the settings of the gateway', () => {
  test('are good for the sandbox with a key it made itself, and in production with a real one', () => {
    for (let count = 0; count < 200; count += 1) {
      expect(paymentConfigProblems({ ...shop, key: newSandboxKey() })).toEqual([])
    }
    expect(paymentConfigProblems(production)).toEqual([])
    expect(paymentConfigProblems({ ...production, key: '8164027395518420' })).toEqual([])
  })

  const faulty: [string, Partial<LyraConfig>, string][] = [
    ['a short key', { key: 'k7Qm2Zp9Xw4Lr8T' }, 'weak_key'],
    ['an empty key', { key: '' }, 'weak_key'],
    ['one repeated letter', { key: 'aaaaaaaaaaaaaaaaaaaa' }, 'weak_key'],
    ['a counted key', { key: '0123456789abcdef' }, 'weak_key'],
    ['pairs of digits', { key: '1122334455667788' }, 'weak_key'],
    ['a short previous key', { previousKey: 'abc' }, 'weak_previous_key'],
    ['the sandbox key', { key: newSandboxKey() }, 'test_key_in_production'],
    ['the sandbox key as previous key', { previousKey: newSandboxKey() }, 'test_key_in_production'],
    ['the shop’s test key', { testKey: shop.key }, 'test_key_in_production'],
    ['a site of seven digits', { siteId: '1234567' }, 'site_id'],
    [
      'plain http',
      { notificationUrl: 'http://arriero.co/v1/payment/notification' },
      'plain_http_in_production',
    ],
    [
      'a further address in plain http',
      { origins: ['https://arriero.co', 'http://10.0.0.5'] },
      'plain_http_in_production',
    ],
    ['a query', { notificationUrl: 'https://arriero.co/aviso?x=1' }, 'unsafe_url'],
    ['another scheme', { actionUrl: 'javascript:alert' }, 'unsafe_url'],
  ]
  test.each(faulty)('refuse %s in production', (_what, change, problem) => {
    expect(paymentConfigProblems({ ...production, ...change })).toContain(problem)
  })

  test('take the test key in test mode', () => {
    expect(paymentConfigProblems({ ...shop, testKey: shop.key })).toEqual([])
  })
})
