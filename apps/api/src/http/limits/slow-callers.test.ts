/** Who sends a request drop by drop is told so and let go, though he never hangs up himself. Security (d). */
import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bareHeaders } from '../headers.ts'
import { testHouse } from '#testing/house.ts'
import { patience, patienceWith } from './slow-callers.ts'

const app = Fastify(
  patienceWith(bareHeaders(false), { headersMs: 200, requestMs: 400, lookEveryMs: 50, lingerMs: 100 }),
)
beforeAll(async () => {
  app.post('/', async () => ({ ok: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Begins as told and goes on with a drop now and then; what was heard until the server hung up. */
const drip = async (begin: string, drop: string): Promise<string> => {
  const { port } = app.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let heard = ''
  socket.on('data', (part: Buffer) => (heard += part.toString()))
  // The server may be gone while a drop is under way.
  const closed = new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve))
  socket.write(begin)
  const drops = setInterval(() => socket.writable && socket.write(drop), 50)
  await closed
  clearInterval(drops)
  return heard
}

test.each([
  ['headers', 'POST / HTTP/1.1\r\nhost: localhost\r\nx-slow: a', 'a'],
  ['a first line', 'GET /a', 'a'],
  [
    'a body',
    'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n"',
    'a',
  ],
  [
    'a body in pieces',
    'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
    '1\r\n"\r\n',
  ],
])('%s without end: the answer is 408 and the line is cut', async (_what, begin, drop) => {
  const heard = await drip(begin, drop)
  expect(heard).toMatch(/^HTTP\/1\.1 408 /)
  expect(heard).toContain('"code":"request.timed_out"')
})

test('the product waits neither longer nor shorter', async () => {
  const { server } = (await testHouse()).app
  expect([server.headersTimeout, server.requestTimeout]).toEqual([patience.headersMs, patience.requestMs])
})

test('nobody stands open for half a minute, however he sends', () => {
  const { requestMs, lookEveryMs, lingerMs } = patience
  expect(requestMs + lookEveryMs + lingerMs).toBeLessThan(30_000)
})

test('who is quick is answered as ever', async () => {
  const { statusCode } = await app.inject({ method: 'POST', url: '/' })
  expect(statusCode).toBe(200)
})
