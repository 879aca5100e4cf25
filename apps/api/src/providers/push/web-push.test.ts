import { beforeEach, expect, test } from 'vitest'
import type { ProviderError } from '../provider-error.ts'
import { newPushKeys } from './push-keys.ts'
import { browser, pushHost, pushService, signedBy } from './push.fixture.ts'
import { isPushService } from './web-push.ts'
import { webPushSender } from './web-push.ts'

const service = await pushService()
const keys = newPushKeys()
const options = { keys, contact: 'mailto:ayuda@example.co', timeoutMs: 5_000, agent: service.agent }
const sender = webPushSender({ ...options, hosts: [pushHost] })
const message = { payload: JSON.stringify({ title: 'Hola, ñandú' }), lifeSeconds: 60, topic: 'a1b2c3' }

beforeEach(() => {
  service.received.length = 0
  service.answers(201)
})

const failureOf = async (): Promise<string> => {
  try {
    await sender.send(browser('x').target, message)
  } catch (error) {
    return (error as ProviderError).kind
  }
  return 'none'
}

test('a browser reads what was sent to it, and the service knows from whom', async () => {
  const phone = browser('telefono')
  expect(await sender.send(phone.target, message)).toBe('sent')
  const [sent] = service.received
  expect(sent?.path).toBe('/telefono')
  expect(sent?.headers).toMatchObject({ ttl: '60', topic: 'a1b2c3', 'content-encoding': 'aes128gcm' })
  expect(sent && phone.read(sent.body)).toEqual({ title: 'Hola, ñandú' })
  expect(sent && signedBy(sent, keys.publicKey)).toMatchObject({
    aud: `https://${pushHost}`,
    sub: 'mailto:ayuda@example.co',
  })
})

test('nobody else reads it', async () => {
  await sender.send(browser('telefono').target, message)
  const [sent] = service.received
  expect(sent?.body.includes('Hola')).toBe(false)
  expect(() => sent && browser('otro').read(sent.body)).toThrow()
})

test.each([404, 410])('an address that answers %i is gone', async (status) => {
  service.answers(status)
  expect(await sender.send(browser('x').target, message)).toBe('gone')
})

test.each([
  [400, 'rejected'],
  [413, 'rejected'],
  [429, 'unavailable'],
  [503, 'unavailable'],
])('an answer of %i is %s', async (status, kind) => {
  service.answers(status)
  expect(await failureOf()).toBe(kind)
})

test('an address beyond the push services is never called', async () => {
  const strict = webPushSender({ ...options, hosts: [] })
  expect(await strict.send(browser('x').target, message)).toBe('gone')
  expect(service.received).toEqual([])
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-bl2p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.example.co/abc', false],
  ['https://push.apple.com.example.co/abc', false],
  ['https://evilpush.apple.com/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://169.254.169.254/latest', false],
  ['fcm.googleapis.com', false],
])('%s is a push service: %s', (endpoint, isOne) => {
  expect(isPushService(endpoint)).toBe(isOne)
})

test('keys of an installation are whole and never the same', () => {
  const pairs = Array.from({ length: 50 }, newPushKeys)
  for (const { publicKey, privateKey } of pairs) {
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32)
  }
  expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(50)
})
