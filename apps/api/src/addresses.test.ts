import { expect, test } from 'vitest'
import { addressesOf, isGuarded, originIn } from './addresses.ts'

const publicUrl = 'https://carga.example.co'
const alsoAt = ['http://10.0.0.5:3000', 'https://otra.example.co:8443']

test.each([
  ['https://carga.example.co', 'https://carga.example.co'],
  ['https://Carga.Example.co:443/', 'https://carga.example.co'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  ['https://carga.example.co/portal', undefined],
  ['https://carga.example.co/?a=1', undefined],
  ['https://ana:clave@carga.example.co', undefined],
  ['ftp://carga.example.co', undefined],
  ['carga.example.co', undefined],
])('%s as an address is %s', (text, origin) => {
  expect(originIn(text)).toBe(origin)
})

test.each([
  ['carga.example.co', publicUrl],
  ['CARGA.example.co:443', publicUrl],
  ['10.0.0.5:3000', 'http://10.0.0.5:3000'],
  ['otra.example.co:8443', 'https://otra.example.co:8443'],
  ['otra.example.co', undefined],
  ['10.0.0.5', undefined],
  ['carga.example.co.evil.example', undefined],
  ['carga.example.co:3000', undefined],
  ['evil.example', undefined],
  ['evil.example@carga.example.co', undefined],
  ['carga.example.co/x', undefined],
  ['localhost:3000', undefined],
  ['', undefined],
  [undefined, undefined],
])('a visitor with the Host %s is at %s', (host, origin) => {
  expect(addressesOf({ publicUrl, alsoAt, isLocal: false }).originOf(host)).toBe(origin)
})

test.each([
  ['localhost:4000', 'http://localhost:4000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['localhost.evil.example:3000', undefined],
  ['128.0.0.1:3000', undefined],
])("on this machine the Host %s is the machine's own name: %s", (host, origin) => {
  expect(addressesOf({ publicUrl: 'http://localhost:3000', isLocal: true }).originOf(host)).toBe(origin)
})

test('of two addresses of one name the visitor is at the one he asked by', () => {
  const both = addressesOf({ publicUrl, alsoAt: ['http://carga.example.co'], isLocal: false })
  expect(both.originOf('carga.example.co', 'https')).toBe(publicUrl)
  expect(both.originOf('carga.example.co', 'http')).toBe('http://carga.example.co')
})

test('cookies go over https only wherever the public address is https, but for a further address that is not', () => {
  const addresses = addressesOf({ publicUrl, alsoAt, isLocal: true })
  expect(
    [publicUrl, 'http://localhost:3000', 'http://10.0.0.5:3000'].map((at) => isGuarded(addresses, at)),
  ).toEqual([true, true, false])
  const plain = addressesOf({ publicUrl: 'http://localhost:3000', isLocal: true })
  expect(isGuarded(plain, 'http://localhost:3000')).toBe(false)
})
