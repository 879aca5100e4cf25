import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addHeldRefusals } from './held-refusals.ts'

const hourMs = 3_600_000

/** By the path: whether its endpoint holds, and as what it refuses. */
const paths = {
  '/held/often': [true, 'request.too_many'],
  '/held/guesses': [true, 'auth.too_many_attempts'],
  '/held/busy': [true, 'server.busy'],
  '/held/wrong': [true, 'auth.wrong_credentials'],
  '/held/away': [true, 'server.unavailable'],
  '/held/good': [true, undefined],
  '/usual/busy': [false, 'server.busy'],
} as const
type Path = keyof typeof paths

const opened = async (hold: { untilMs: number; mostHeld: number }) => {
  const app = Fastify()
  const letGo = addHeldRefusals(app, hold)
  const seen = { asked: 0, left: 0, heldMs: [] as (number | undefined)[] }
  app.addHook('onResponse', async ({ heldMs }) => void seen.heldMs.push(heldMs))
  for (const [path, [holdsRefusals, code]] of Object.entries(paths))
    app.get(path, { config: { holdsRefusals } }, (request, reply) => {
      seen.asked += 1
      if (code) request.refusedAs = code
      if ('turned-away' in request.headers) request.isTurnedAway = true
      reply.raw.once('close', () => (seen.left += 1))
      void reply.status(code ? 429 : 200).send({ code })
    })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    letGo()
    await app.close()
  })
  const statusOf = async (path: Path, headers: Record<string, string> = {}) =>
    (await fetch(`${url}${path}`, { headers })).status
  return { url, letGo, seen, statusOf }
}

test('where it is declared, who tries too often waits; all else is answered at once', async () => {
  const { letGo, seen, statusOf } = await opened({ untilMs: hourMs, mostHeld: 10 })
  const held = Promise.all(
    (['/held/often', '/held/guesses', '/held/busy'] as const).map((path) => statusOf(path)),
  )
  const others = ['/held/wrong', '/held/away', '/held/good', '/usual/busy'] as const
  expect(await Promise.all(others.map((path) => statusOf(path)))).toEqual([429, 429, 200, 429])
  expect(await statusOf('/held/busy', { 'turned-away': 'yes' })).toBe(429)
  await expect.poll(() => seen).toMatchObject({ asked: 8, left: 5 })
  letGo()
  expect(await held).toEqual([429, 429, 429])
  // A server that ends holds nobody more.
  expect(await statusOf('/held/busy')).toBe(429)
})

test('he hears it so long after he came, and it is known for how long nothing was done for him', async () => {
  const { seen, statusOf } = await opened({ untilMs: 60, mostHeld: 10 })
  const began = performance.now()
  expect(await statusOf('/held/busy')).toBe(429)
  expect(performance.now() - began).toBeGreaterThanOrEqual(59)
  expect(await statusOf('/held/good')).toBe(200)
  await expect.poll(() => seen.heldMs).toEqual([expect.any(Number), undefined])
})

test('beyond so many it is said at once, and who leaves makes room', async () => {
  const { url, seen, statusOf } = await opened({ untilMs: hourMs, mostHeld: 1 })
  const { port, hostname } = new URL(url)
  const leaving = connect(Number(port), hostname)
  leaving.write('GET /held/busy HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => seen.asked).toBe(1)
  expect(await statusOf('/held/busy')).toBe(429)
  leaving.destroy()
  await expect.poll(() => seen.left).toBe(2)
  let isSaid = false
  void statusOf('/held/busy').then(() => (isSaid = true))
  await expect.poll(() => seen.asked).toBe(3)
  expect(await statusOf('/held/busy')).toBe(429)
  expect(isSaid).toBe(false)
})
