import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { refusalFor } from '../error-reply.ts'
import { addStrain, strainOf } from './strain.ts'

const clock = { now: 0 }
const line = { count: 0, ms: 0 }
const events: string[] = []
const hear = (told: object) => void events.push((told as { event: string }).event)
const options = (mostMs = 50) => ({
  mostMs,
  line: () => ({ waiting: () => line.count, expectedMs: () => line.ms }),
  log: () => ({ warn: hear, info: hear }),
  now: () => clock.now,
})

/** Asked every 10 ms for so long; how often somebody was sent away. */
const askFor = (isTooMuch: () => boolean, forMs: number): number => {
  let refused = 0
  for (const until = clock.now + forMs; clock.now < until; clock.now += 10) refused += Number(isTooMuch())
  return refused
}

test('a line that is long for a moment sends nobody away', () => {
  const isTooMuch = strainOf(options())
  Object.assign(line, { count: 90, ms: 400 })
  expect(askFor(isTooMuch, 900)).toBe(0)
  Object.assign(line, { count: 1, ms: 20 })
  expect(askFor(isTooMuch, 20)).toBe(0)
  Object.assign(line, { count: 90, ms: 400 })
  expect(askFor(isTooMuch, 900)).toBe(0)
})

test('one that stays long sends away whoever comes, and nobody as soon as it is short', () => {
  const isTooMuch = strainOf(options())
  Object.assign(line, { count: 90, ms: 400 })
  expect(askFor(isTooMuch, 2_000)).toBe(100)
  Object.assign(line, { count: 20, ms: 45 })
  expect(askFor(isTooMuch, 200)).toBe(0)
  // Once there was strain its next sign counts at once, until it was away for a while.
  Object.assign(line, { count: 90, ms: 60 })
  expect(askFor(isTooMuch, 100)).toBe(10)
  Object.assign(line, { count: 0, ms: 0 })
  expect(askFor(isTooMuch, 5_100)).toBe(0)
  Object.assign(line, { count: 90, ms: 60 })
  expect(askFor(isTooMuch, 900)).toBe(0)
})

test('it is told when it begins and when it is over, once each', () => {
  events.length = 0
  const isTooMuch = strainOf(options())
  for (const ms of [400, 0, 400, 0]) {
    Object.assign(line, { count: 90, ms })
    askFor(isTooMuch, 2_000)
  }
  expect(events).toEqual(['server.strained'])
  askFor(isTooMuch, 5_000)
  expect(events).toEqual(['server.strained', 'server.at_ease'])
})

test('however long each would wait, no more than so many wait', () => {
  const isTooMuch = strainOf(options())
  Object.assign(line, { count: 500, ms: 0 })
  expect(isTooMuch()).toBe(true)
})

test('set to nought it never sends anybody away', () => {
  const isTooMuch = strainOf(options(0))
  Object.assign(line, { count: 5_000, ms: 60_000 })
  expect(askFor(isTooMuch, 3_000)).toBe(0)
})

test('who may wait is told when to come again, before his body is read; who may not is served', async () => {
  const app = Fastify()
  app.setErrorHandler((error, { id }, reply) => {
    const { status, body, retryAfterSeconds } = refusalFor(error, id)
    return reply.status(status).header('retry-after', retryAfterSeconds).send(body)
  })
  addStrain(app, strainOf(options()))
  let read = 0
  app.addHook('preParsing', async () => void (read += 1))
  for (const [url, waitsInStrain] of [['/list', true] as const, ['/milestone', false] as const])
    app.post(url, { config: { waitsInStrain } }, async () => ({ ok: true }))
  Object.assign(line, { count: 500, ms: 400 })
  const refused = await app.inject({ method: 'POST', url: '/list', payload: { a: 1 } })
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('2')
  expect(refused.json()).toMatchObject({ code: 'server.busy' })
  expect(read).toBe(0)
  expect((await app.inject({ method: 'POST', url: '/milestone', payload: { a: 1 } })).statusCode).toBe(200)
})
