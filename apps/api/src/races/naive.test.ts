import { createServer, type IncomingMessage } from 'node:http'
import { api } from '@arriero/contract'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteFigures } from '#testing/figures.ts'
import { testDatabase } from '#testing/database.ts'
import { shot, volley } from './barrier.fixture.ts'
import { judge, type Race } from './race.fixture.ts'

/** About as long as looking at a carrier's papers and trucks takes. */
const checks = 'select pg_sleep(0.005)'

/** What a careless take would be: it reads, decides, then writes. */
const carelessly = async (pool: Pool, id: string): Promise<boolean> => {
  const { rows } = await pool.query<{ status: number }>('select status from scratch where id = $1', [id])
  if (rows[0]?.status !== 0) return false
  await pool.query(checks)
  await pool.query('update scratch set status = 1 where id = $1', [id])
  return true
}

/** The same with the condition in the write, where it belongs. */
const carefully = async (pool: Pool, id: string): Promise<boolean> => {
  await pool.query(checks)
  const { rowCount } = await pool.query('update scratch set status = 1 where id = $1 and status = 0', [id])
  return rowCount === 1
}

const { pool } = await testDatabase(32)
const ways: Record<string, typeof carelessly> = { careless: carelessly, careful: carefully }

const bodyOf = async (request: IncomingMessage): Promise<{ idOrder: string }> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString()) as { idOrder: string }
}

const server = createServer((request, response) => {
  const way = ways[(request.headers.authorization ?? '').replace('Bearer ', '')] ?? carefully
  const answer = (status: number, reply: object) => {
    const text = JSON.stringify(reply)
    response
      .writeHead(status, { 'content-type': 'application/json', 'content-length': text.length })
      .end(text)
  }
  bodyOf(request)
    .then(({ idOrder }) => way(pool, idOrder))
    .then(
      (isWon) => (isWon ? answer(200, { _id: '' }) : answer(409, { code: 'order.not_open' })),
      () => answer(500, {}),
    )
})
let url = ''
let made = 0

beforeAll(async () => {
  await pool.query('create table scratch (id text primary key, status integer not null)')
  // A first connection takes longer than a round.
  await Promise.all(Array.from({ length: 32 }, () => pool.query('select pg_sleep(0.05)')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => void server.close())

const rules: Race = {
  says: 'one of many',
  start: () => Promise.reject(new Error('not started here')),
  losersRead: ['order.not_open'],
}

/** Whether the judge let the round pass. */
const round = async (way: string, n: number): Promise<boolean> => {
  const idOrder = String(made++).padStart(24, '0')
  await pool.query('insert into scratch values ($1, 0)', [idOrder])
  const shots = Array.from({ length: n }, () =>
    shot(
      'take',
      { token: way },
      { endpoint: api.offers.create, input: { body: { isOffer: false, idOrder } } },
    ),
  )
  const answers = await volley(url, shots)
  try {
    judge(answers, rules)
    return true
  } catch {
    return false
  }
}

test.each([2, 8, 32])(
  'a take that reads and then writes is caught within ten rounds, %i at once',
  async (n) => {
    let passed = 0
    while (passed < 10 && (await round('careless', n))) passed++
    expect(passed).toBeLessThan(10)
    noteFigures({ 'planted: careless takes': 1 })
  },
)

test.each([2, 8, 32])('a take whose write asks again is never caught, %i at once', async (n) => {
  for (let count = 0; count < 10; count++) expect(await round('careful', n)).toBe(true)
})
