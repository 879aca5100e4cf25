import { expect, test } from 'vitest'
import { networkOf } from '#http/limits/network-of.ts'
import { keysOf, waitAfter, waitOf, type Standing } from './login-limits.ts'

test.each([
  [9, 0],
  [10, 30],
  [11, 60],
  [13, 240],
  [17, 3600],
  [99, 3600],
  [100, 86_400],
])('after %i wrong tries in a row the next one waits %i s', (wrong, seconds) => {
  expect(waitAfter(wrong)).toBe(seconds * 1000)
})

const now = new Date('2026-11-20T15:00:00Z')
const none = { count: 0, lastAt: null }
const standing = (facts: Partial<Standing>): Standing => ({
  account: none,
  pair: none,
  address: none,
  isKnownAddress: false,
  ...facts,
})

test('strangers’ tries do not count against an address that was let in before, its own do', () => {
  const many = { count: 12, lastAt: now }
  expect(waitOf(standing({ account: many }), now)).toBe(120_000)
  expect(waitOf(standing({ account: many, isKnownAddress: true }), now)).toBe(0)
  expect(waitOf(standing({ pair: many, isKnownAddress: true }), now)).toBe(120_000)
})

test('a wait ends by itself', () => {
  const many = { count: 10, lastAt: new Date(now.getTime() - 30_000) }
  expect(waitOf(standing({ account: many }), now)).toBe(0)
})

test.each([
  ['190.24.1.7', '190.24.1.7'],
  ['::ffff:190.24.1.7', '190.24.1.7'],
  ['2800:484:0001:2::9', '2800:484:1:2'],
  ['2800:0484:1:2:aaaa:bbbb:cccc:dddd', '2800:484:1:2'],
  ['::1', '0:0:0:0'],
  ['fe80::', 'fe80:0:0:0'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('what was typed as an e-mail is not readable in the keys', () => {
  expect(JSON.stringify(keysOf('mi clave secreta', '10.0.0.1'))).not.toContain('secreta')
})
