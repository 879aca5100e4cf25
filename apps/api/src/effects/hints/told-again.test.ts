/** What is told by the database while the database does not take it. */
import { EventEmitter } from 'node:events'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect, type Database } from '#database/connect.ts'
import { noticesSent, notify } from '#database/notices.ts'
import { emptyDatabase, silentLog, type EmptyDatabase } from '../database.fixture.ts'
import { channel } from '../tell.ts'
import { listen, type Listening } from './listen.ts'

let place: EmptyDatabase
let teller: Database
let listening: Listening
const heard: string[] = []
const [onGap, warn] = [vi.fn(), vi.fn()]

beforeEach(async () => {
  place = await emptyDatabase()
  teller = connect(place.options, { ...silentLog, warn })
  heard.length = 0
  onGap.mockReset()
  warn.mockReset()
  listening = await listen({
    connection: place.options,
    onTold: ({ orderId = '' }) => heard.push(orderId),
    onGap,
    log: silentLog,
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await teller.close()
  await listening.stop()
  await place.drop()
})

const tell = (...ids: string[]) => {
  for (const orderId of ids)
    notify(teller.db, { channel, payload: JSON.stringify({ name: 'order.rated', orderId }) })
}
const codes = () => warn.mock.calls.map(([fields]) => (fields as { code: string }).code)

/** The next so many connections are refused, as while there is no primary. */
const refuse = (times: number) => {
  const connecting = vi.spyOn(teller.pool, 'connect')
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  for (let time = 0; time < times; time += 1)
    connecting.mockImplementationOnce(() => Promise.reject(refused) as never)
}

/** The next statement is carried out, and its caller never hears of it. */
const swallowAnswer = async () => {
  const client = await teller.pool.connect()
  const { query } = client
  const swallowing = async (...args: unknown[]) => {
    client.query = query
    await (query as (...given: unknown[]) => Promise<unknown>).apply(client, args)
    throw new Error('Connection terminated unexpectedly')
  }
  client.query = swallowing
  vi.spyOn(teller.pool, 'connect').mockImplementationOnce(() => Promise.resolve(client) as never)
}

test('what cannot be told for a moment is told then, in its order, and nobody reads anything again', async () => {
  refuse(3)
  tell('one', 'two')
  await expect.poll(codes).toEqual(['live.notices_late'])
  tell('three')
  await expect.poll(() => heard, { timeout: 3_000 }).toEqual(['one', 'two', 'three'])
  expect(onGap).not.toHaveBeenCalled()
  expect(codes()).toEqual(['live.notices_late'])
})

test('what was told without its teller knowing is told again, and heard once', async () => {
  await swallowAnswer()
  tell('one', 'two')
  await noticesSent(teller.db)
  tell('three')
  await expect.poll(() => heard).toEqual(['one', 'two', 'three'])
  expect(codes()).toEqual(['live.notices_late'])
  expect(onGap).not.toHaveBeenCalled()
})

test('what can never be told has everybody read again, though nothing was told before', async () => {
  tell('x'.repeat(9_000))
  await expect.poll(() => onGap.mock.calls.length).toBe(1)
  expect(codes()).toEqual(['live.notices_lost'])
  tell('next')
  await expect.poll(() => heard).toEqual(['next'])
  expect(onGap).toHaveBeenCalledTimes(1)
})

test('of more than one would read one by one is said that it is lost', async () => {
  refuse(3)
  tell('first')
  await expect.poll(codes).toEqual(['live.notices_late'])
  tell(...Array.from({ length: 6_000 }, (_, number) => `${number}`))
  await expect.poll(() => onGap.mock.calls.length, { timeout: 3_000 }).toBe(1)
  expect(codes()).toEqual(['live.notices_late', 'live.notices_lost'])
  expect(heard.length).toBeLessThan(1_100)
})

test('a hint that is lost on the way is found by the beat', { timeout: 10_000 }, async () => {
  tell('one')
  await expect.poll(() => heard).toEqual(['one'])
  // Something between the two lets this one fall.
  const query = vi.spyOn(pg.Client.prototype, 'emit')
  query.mockImplementation(function (this: pg.Client, ...args: Parameters<pg.Client['emit']>) {
    return args[0] === 'notification' ? true : EventEmitter.prototype.emit.apply(this, args)
  })
  tell('two')
  await noticesSent(teller.db)
  await new Promise((resolve) => setTimeout(resolve, 200))
  query.mockRestore()
  expect(onGap).not.toHaveBeenCalled()
  await expect.poll(() => onGap.mock.calls.length, { timeout: 5_000 }).toBe(1)
  expect(heard).toEqual(['one'])
})

test('one who ends while the database is away does not wait for it', async () => {
  refuse(100)
  tell('one')
  await expect.poll(codes).toEqual(['live.notices_late'])
  const fromMs = performance.now()
  await teller.close()
  expect(performance.now() - fromMs).toBeLessThan(2_500)
  expect(codes()).toContain('live.notices_lost')
  teller = connect(place.options, silentLog)
})

test('while it cannot be told by the database another line takes it', async () => {
  refuse(100)
  tell('one')
  await expect.poll(codes).toEqual(['live.notices_late'])
  const carried: (string | undefined)[] = []
  teller.carryBy((payloads) => {
    carried.push(...payloads)
    return true
  })
  tell('two')
  await expect.poll(() => carried.length, { timeout: 3_000 }).toBe(2)
  expect(carried.join('')).toMatch(/one.*two/)
})
