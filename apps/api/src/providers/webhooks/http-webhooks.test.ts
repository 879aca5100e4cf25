import type { LookupAddress } from 'node:dns'
import { Webhook } from 'standardwebhooks'
import { beforeEach, describe, expect, test } from 'vitest'
import { ProviderError } from '../provider-error.ts'
import { httpWebhooks, type HttpWebhooksOptions, isPublicAddress } from './http-webhooks.ts'
import { receiver } from './receiver.fixture.ts'

const inside = await receiver()
const insideSix = await receiver('::1')
const elsewhere = await receiver()
beforeEach(() => [inside, insideSix, elsewhere].forEach(({ forget }) => forget()))

const options: HttpWebhooksOptions = {
  installationKey: 'la llave de esta casa',
  timeoutMs: 1_000,
  userAgent: 'Arriero-Webhooks/1',
  allowsPrivate: false,
  ports: [443, inside.port, insideSix.port],
}
const strict = httpWebhooks(options)
const free = httpWebhooks({ ...options, allowsPrivate: true })
const secret = strict.secretOf('a1', 1)
const message = (url: string) => ({
  url,
  id: '64f0c2a19b3e7d0012ab34cd',
  at: new Date(),
  body: '{"type":"webhook.test","ñ":"ñandú"}',
  secrets: [secret],
})

const kindOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    return `answered ${String(await work)}`
  } catch (error) {
    return error instanceof ProviderError ? error.kind : 'unexpected'
  }
}
const answering =
  (...addresses: string[]) =>
  (_name: string, answer: (error: null, found: LookupAddress[]) => void) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

describe('signatures', () => {
  const here = () => `http://127.0.0.1:${inside.port}/avisos`
  test('the library of Standard Webhooks believes what was sent, and nothing that was changed', async () => {
    expect(await free.send(message(here()))).toBe(204)
    const [sent] = inside.received
    const headers = sent?.headers as Record<string, string>
    expect(sent?.path).toBe('/avisos')
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Arriero-Webhooks/1' })
    const reader = new Webhook(secret)
    expect(reader.verify(sent?.body ?? '', headers)).toEqual({ type: 'webhook.test', ñ: 'ñandú' })
    expect(() => reader.verify(`${sent?.body} `, headers)).toThrow()
    expect(() => reader.verify(sent?.body ?? '', { ...headers, 'webhook-id': 'otro' })).toThrow()
    expect(() => new Webhook(strict.secretOf('a2', 1)).verify(sent?.body ?? '', headers)).toThrow()
  })

  test('what is older than five minutes is believed no more', async () => {
    await free.send({ ...message(here()), at: new Date(Date.now() - 6 * 60_000) })
    const [sent] = inside.received
    const reader = new Webhook(secret)
    expect(() => reader.verify(sent?.body ?? '', sent?.headers as Record<string, string>)).toThrow(/old/)
  })

  test('while a secret is changed, who holds the old one and who holds the new one both believe', async () => {
    const next = strict.secretOf('a1', 2)
    await free.send({ ...message(here()), secrets: [next, secret] })
    const [sent] = inside.received
    for (const held of [secret, next])
      expect(
        new Webhook(held).verify(sent?.body ?? '', sent?.headers as Record<string, string>),
      ).toHaveProperty('type')
  })

  test('secrets are the same each time, and of each webhook, version and installation another', () => {
    const other = httpWebhooks({ ...options, installationKey: 'otra' })
    const all = [secret, strict.secretOf('a1', 2), strict.secretOf('a2', 1), other.secretOf('a1', 1)]
    expect(new Set(all).size).toBe(4)
    expect(strict.secretOf('a1', 1)).toBe(secret)
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32)
  })
})

describe('answers', () => {
  const url = () => `http://127.0.0.1:${inside.port}/`
  test.each([200, 204, 410, 429, 500])('%i is told as it is', async (status) => {
    inside.answers({ status })
    expect(await free.send(message(url()))).toBe(status)
  })

  test.each([301, 302, 307, 308])('a redirect (%i) is told and never followed', async (status) => {
    inside.answers({ status, headers: { location: `http://127.0.0.1:${elsewhere.port}/` } })
    expect(await free.send(message(url()))).toBe(status)
    expect(elsewhere.connections()).toBe(0)
  })

  test('who says nothing in time is left', async () => {
    inside.answers({ status: 200, afterMs: 4_000 })
    expect(await kindOf(free.send(message(url())))).toBe('timeout')
  })

  test('who is not there is away', async () => {
    expect(await kindOf(free.send(message('http://127.0.0.1:1/')))).toBe('unavailable')
  })
})

describe('no address inside is ever called', () => {
  const ports = () => [inside.port, insideSix.port]
  const named = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:169.254.169.254]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd12:3456::1]',
    '[ff02::1]',
    'localhost',
    'localhost.',
    'algo.localhost',
    'router',
    'erp.local',
    'metadata.google.internal',
  ]
  test.each(named)('%s', async (host) => {
    for (const port of ports()) {
      const url = `https://${host}:${port}/`
      expect(strict.denial(url)).toBe('webhook.address_refused')
      expect(await kindOf(strict.send(message(url)))).toBe('rejected')
    }
    expect(inside.connections() + insideSix.connections()).toBe(connectionsBefore)
  })

  test.each([
    'http://erp.example.co/',
    'ftp://erp.example.co/',
    'https://ana:clave@erp.example.co/',
    'erp.example.co',
    'file:///etc/passwd',
    '',
  ])('nor anything but https without a password: %s', (url) => {
    expect(strict.denial(url)).toBe('webhook.address_refused')
  })

  test.each([25, 80, 5432, 6379, 9443])('nor any port but those of web servers: %i', async (port) => {
    const usual = httpWebhooks({ installationKey: '', timeoutMs: 1_000, userAgent: '', allowsPrivate: false })
    expect(usual.denial(`https://erp.example.co:${port}/`)).toBe('webhook.address_refused')
    expect(await kindOf(usual.send(message(`https://erp.example.co:${port}/`)))).toBe('rejected')
    for (const open of ['', ':443', ':8443'])
      expect(usual.denial(`https://erp.example.co${open}/`)).toBeUndefined()
  })

  const led = [
    ['127.0.0.1'],
    ['::1'],
    ['10.1.2.3'],
    ['169.254.169.254'],
    ['::ffff:127.0.0.1'],
    ['93.184.216.34', '127.0.0.1'],
    ['fd00::1'],
  ]
  test.each(led)('a name that leads to %s is not called', async (...addresses) => {
    const caller = httpWebhooks({ ...options, resolve: answering(...addresses) })
    for (const port of ports())
      expect(await kindOf(caller.send(message(`https://erp.example.co:${port}/`)))).toBe('rejected')
    expect(inside.connections() + insideSix.connections()).toBe(connectionsBefore)
  })

  test('a name that answers otherwise a moment later is asked once a call, and what it said first counts', async () => {
    let asked = 0
    const caller = httpWebhooks({
      ...options,
      resolve: (name, answer) => answering(asked++ === 0 ? '203.0.113.1' : '127.0.0.1')(name, answer),
    })
    // Documentation addresses are of nobody: refused already, and never looked up again within the call.
    expect(await kindOf(caller.send(message(`https://erp.example.co:${inside.port}/`)))).toBe('rejected')
    expect(asked).toBe(1)
    expect(inside.connections()).toBe(connectionsOfInside)
  })

  let connectionsBefore = 0
  let connectionsOfInside = 0
  beforeEach(() => {
    connectionsBefore = inside.connections() + insideSix.connections()
    connectionsOfInside = inside.connections()
  })
})

test.each([
  ['93.184.216.34', true],
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['192.0.2.1', false],
  ['2001:db8::1', false],
  ['2001::1', false],
  ['::7f00:1', false],
  ['64:ff9b:1::1', false],
  ['no', false],
])('%s is of the open internet: %s', (address, isSo) => {
  expect(isPublicAddress(address)).toBe(isSo)
})
