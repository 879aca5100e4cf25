import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { api } from '@arriero/contract'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { turnedAway } from './strain.ts'
import { addFront } from './turn-away.ts'

const endpoints = [api.orders.detail, api.payments.notification, api.tracking.milestone]
const app = Fastify()
const reached: string[] = []
let isTooMuch = false
let away = 0
const count = () => {
  away += 1
}

beforeAll(async () => {
  addFront(app, {
    isTooMuch: () => isTooMuch,
    endpoints,
    headers: { 'x-frame-options': 'DENY' },
    idOf: ({ headers }) => String(headers['x-request-id'] ?? 'made-up'),
  })
  app.addHook('onRequest', async ({ url }) => void reached.push(url))
  app.all('*', async () => ({ ok: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  turnedAway.subscribe(count)
})
afterAll(async () => {
  turnedAway.unsubscribe(count)
  await app.close()
})
beforeEach(() => {
  reached.length = 0
  away = 0
})

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const send = async (method: string, path: string, body = '') => {
  const at = app.server.address()
  const port = typeof at === 'object' && at ? at.port : 0
  const sent = ask({
    host: '127.0.0.1',
    port,
    method,
    path,
    agent,
    headers: { 'x-request-id': 'asked-as-1' },
  })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const text = (await answer.toArray()).join('')
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(text) as unknown, sent }
}

test('who comes when it is full is told when to come again, and nothing is done for him', async () => {
  isTooMuch = true
  const { status, headers, body } = await send('GET', '/v1/order/detail/6b0bf75fe79a5b87cd72e53b')
  expect(status).toBe(503)
  expect(headers).toMatchObject({
    'retry-after': '2',
    'x-request-id': 'asked-as-1',
    'x-frame-options': 'DENY',
  })
  expect(body).toMatchObject({ code: 'server.busy', requestId: 'asked-as-1' })
  expect([reached, away]).toEqual([[], 1])
})

test('what he sent is passed over, and his connection serves the next call', async () => {
  isTooMuch = true
  const first = await send('POST', '/v1/order/create', JSON.stringify({ text: 'x'.repeat(200_000) }))
  expect(first.status).toBe(503)
  isTooMuch = false
  const second = await send('GET', '/v1/order/detail/6b0bf75fe79a5b87cd72e53b')
  expect([second.status, second.sent.reusedSocket]).toEqual([200, true])
})

test.each([
  ['a notice of the gateway', 'POST', '/v1/payment/notification'],
  ['a milestone of a driver', 'POST', '/v1/order/milestone/6b0bf75fe79a5b87cd72e53b?again=1'],
  ['who watches the node', 'GET', '/health'],
  ['a page of the portal', 'GET', '/main/index'],
])('%s is served however full it is', async (_, method, path) => {
  isTooMuch = true
  expect((await send(method, path)).status).toBe(200)
  expect(reached).toEqual([path])
})

test('nobody is turned away while there is time for him', async () => {
  isTooMuch = false
  expect((await send('GET', '/v1/order/detail/6b0bf75fe79a5b87cd72e53b')).status).toBe(200)
})
