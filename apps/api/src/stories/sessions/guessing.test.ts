/** 10,000 guesses (in the short form 1,000) that claim to come from everywhere get no further than the limit. Security F3.7. */
import { api } from '@arriero/contract'
import { beforeAll, expect, test } from 'vitest'
import { hashRecoveryCode } from '#features/recovery/recovery-code.ts'
import { recoveryRoutes } from '#features/recovery/recovery.routes.ts'
import { noteAsked, putCode } from '#features/recovery/recovery.store.ts'
import { sessionsRoutes } from '#features/sessions/sessions.routes.ts'
import { isShort } from '#testing/form.ts'
import { person } from '#testing/people.ts'
import { openRooms, type Rooms } from '#testing/rooms.ts'

/** Each that has to wait hears it a second later. */
const atOnce = isShort ? 250 : 500
/** Guesses at one password. */
const manyGuesses = isShort ? 1_000 : 10_000
/** Guesses at one code. */
const fewGuesses = isShort ? 500 : 2_000
let rooms: Rooms
let url = ''
beforeAll(async () => {
  rooms = await openRooms({ served: [...sessionsRoutes, ...recoveryRoutes] })
  url = await rooms.app.listen({ host: '127.0.0.1', port: 0 })
})

const number = (of: number) => of % 250
const anywhere = (of: number) => `${(of >> 16) + 20}.${number(of >> 8)}.${number(of)}.${number(of * 7)}`

/** As the configured proxy passes them on: what the guesser claims, then where he really is. */
const throughProxy = (real: string) => (of: number) => ({
  'x-forwarded-for': `${anywhere(of)}, ${anywhere(of + 1)}, ${real}`,
  'x-real-ip': anywhere(of),
  forwarded: `for=${anywhere(of)}`,
})

type Guess = {
  path: string
  guesses: number
  /** How many may be judged: one more, and it is over. */
  most: number
  payload: (of: number) => object
  headers: (of: number) => Record<string, string>
}

/** Over the wire: loopback is the proxy that the rooms trust. */
const statusOf = async ({ path, payload, headers }: Guess, of: number): Promise<number> => {
  const answer = await fetch(`${url}/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers(of) },
    body: JSON.stringify(payload(of)),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** How many were judged; the others had to wait. */
const judged = async (guess: Guess): Promise<number> => {
  const counts: Record<number, number> = { 400: 0, 401: 0, 429: 0, 503: 0 }
  const judgedYet = () => (counts[400] ?? 0) + (counts[401] ?? 0)
  for (let from = 0; from < guess.guesses; from += atOnce) {
    const count = Math.min(atOnce, guess.guesses - from)
    const round = Array.from({ length: count }, (_, at) => statusOf(guess, from + at))
    for (const status of await Promise.all(round)) counts[status] = (counts[status] ?? 0) + 1
    expect(judgedYet()).toBeLessThanOrEqual(guess.most)
  }
  expect(Object.keys(counts)).toEqual(['400', '401', '429', '503'])
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(guess.guesses)
  return judgedYet()
}

/** What a right password, or the right code, would have got in with. */
const passwordOf = async (id: string): Promise<string> => {
  const { password_hash: hash } = await rooms.ctx.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return hash
}

test(
  'one password: ten wrong ones and no more, wherever they claim to come from',
  {
    timeout: 120_000,
  },
  async () => {
    const { email } = await person(rooms.ctx, 'client')
    const payload = (of: number) => ({ email, password: `adivinanza ${of}` })
    const path = api.sessions.logIn.path
    const headers = throughProxy('203.0.113.9')
    expect(await judged({ path, guesses: manyGuesses, most: 10, payload, headers })).toBe(10)
  },
)

test('many accounts: twenty a minute from one place', { timeout: 120_000 }, async () => {
  const payload = (of: number) => ({ email: `cuenta.${of}@example.co`, password: 'la misma para todas' })
  const path = api.sessions.logIn.path
  const headers = throughProxy('203.0.113.10')
  expect(await judged({ path, guesses: 300, most: 20, payload, headers })).toBe(20)
})

const code = 'AAAA-BBBB-CCCC'
/** Somebody to whom this code was mailed. */
const forgetful = async () => {
  const { ctx } = rooms
  const { email, id } = await person(ctx, 'client')
  await noteAsked(ctx, email)
  const expiresAt = new Date(ctx.now.getTime() + 600_000)
  await putCode(ctx.db, email, { expiresAt, hash: hashRecoveryCode(email, code) })
  return { email, id, before: await passwordOf(id) }
}
const typedCode = (email: string, typed: string) => ({
  email,
  code: typed,
  password: 'otra frase bien larga',
})
const resetFrom = (real: string, payload: object) =>
  rooms.app.inject({
    method: 'POST',
    url: `/v1${api.recovery.reset.path}`,
    headers: { 'x-forwarded-for': real },
    payload,
  })

test(
  'one recovery code: five tries, though all come from different places',
  { timeout: 120_000 },
  async () => {
    const { email, id, before } = await forgetful()
    for (let of = 0; of < 5; of++) {
      const { statusCode } = await resetFrom(anywhere(of * 300), typedCode(email, `AAAA-AAAA-AAA${of}`))
      expect(statusCode).toBe(400)
    }
    expect((await resetFrom(anywhere(99_999), typedCode(email, code))).statusCode).toBe(400)
    expect(await passwordOf(id)).toBe(before)
  },
)

test(
  'one recovery code: ten guesses from one place are judged, and it is dead',
  {
    timeout: 120_000,
  },
  async () => {
    const { email, id, before } = await forgetful()
    const path = api.recovery.reset.path
    // Among them, later than the tenth, the right one.
    const payload = (of: number) =>
      typedCode(email, of === fewGuesses - 200 ? code : `AAAA-AAAA-${String(of).padStart(4, '0')}`)
    const headers = throughProxy('203.0.113.11')
    expect(await judged({ path, guesses: fewGuesses, most: 10, payload, headers })).toBe(10)
    expect((await resetFrom('198.51.100.40', typedCode(email, code))).statusCode).toBe(400)
    expect(await passwordOf(id)).toBe(before)
  },
)

test('a code nobody has guessed at opens: what is refused above is the guessing', async () => {
  const { email, id, before } = await forgetful()
  expect((await resetFrom('198.51.100.41', typedCode(email, code))).statusCode).toBe(200)
  expect(await passwordOf(id)).not.toBe(before)
})

test(
  'recovery codes: ten wrong ones from one place, whoever they are for, then one waits',
  {
    timeout: 120_000,
  },
  async () => {
    const path = api.recovery.reset.path
    const payload = (of: number) => typedCode(`cuenta.${of}@example.co`, code)
    const headers = throughProxy('203.0.113.12')
    expect(await judged({ path, guesses: 300, most: 10, payload, headers })).toBe(10)
  },
)

test('without a configured proxy no forwarding header is believed', { timeout: 120_000 }, async () => {
  const payload = (of: number) => ({ email: `otra.${of}@example.co`, password: 'la misma para todas' })
  // The caller itself is no trusted proxy here: its own address counts.
  const statuses = await Promise.all(
    Array.from({ length: 300 }, async (_, of) => {
      const { statusCode } = await rooms.app.inject({
        method: 'POST',
        url: `/v1${api.sessions.logIn.path}`,
        remoteAddress: '198.51.100.7',
        headers: { 'x-forwarded-for': anywhere(of) },
        payload: payload(of),
      })
      return statusCode
    }),
  )
  expect(statuses.filter((status) => status === 401)).toHaveLength(20)
})
