/** 10,000 guesses that claim to come from everywhere get no further than the limit. Security F3.7. */
import { api } from '@arriero/contract'
import { beforeAll, expect, test } from 'vitest'
import { hashRecoveryCode } from '#features/recovery/recovery-code.ts'
import { recoveryRoutes } from '#features/recovery/recovery.routes.ts'
import { noteAsked, putCode } from '#features/recovery/recovery.store.ts'
import { sessionsRoutes } from '#features/sessions/sessions.routes.ts'
import { person } from '#testing/people.ts'
import { openRooms, type Rooms } from '#testing/rooms.ts'

const guesses = 2_500
let rooms: Rooms
beforeAll(async () => {
  rooms = await openRooms({ served: [...sessionsRoutes, ...recoveryRoutes] })
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
  payload: (of: number) => object
  headers: (of: number) => Record<string, string>
}

/** How many were judged; the others had to wait. */
const judged = async ({ path, payload, headers }: Guess): Promise<number> => {
  let count = 0
  for (let from = 0; from < guesses; from += 10) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        rooms.app.inject({
          method: 'POST',
          url: `/v1${path}`,
          headers: headers(from + at),
          payload: payload(from + at),
        }),
      ),
    )
    for (const { statusCode } of answers) {
      expect([400, 401, 429, 503]).toContain(statusCode)
      if (statusCode === 400 || statusCode === 401) count++
    }
  }
  return count
}

test('one password: ten wrong ones, wherever they claim to come from', { timeout: 120_000 }, async () => {
  const { email } = await person(rooms.ctx, 'client')
  const payload = (of: number) => ({ email, password: `adivinanza ${of}` })
  const path = api.auth.logIn.path
  expect(await judged({ path, payload, headers: throughProxy('203.0.113.9') })).toBe(10)
})

test('many accounts: twenty a minute from one place', { timeout: 120_000 }, async () => {
  const payload = (of: number) => ({ email: `cuenta.${of}@example.co`, password: 'la misma para todas' })
  const path = api.auth.logIn.path
  expect(await judged({ path, payload, headers: throughProxy('203.0.113.10') })).toBe(20)
})

test(
  'one recovery code: five tries, though all come from different places',
  { timeout: 240_000 },
  async () => {
    const { email, id } = await person(rooms.ctx, 'client')
    const ctx = rooms.ctx
    await noteAsked(ctx, email)
    const code = 'AAAA-BBBB-CCCC'
    const expiresAt = new Date(ctx.now.getTime() + 600_000)
    await putCode(ctx.db, email, { expiresAt, hash: hashRecoveryCode(email, code) })
    const reset = (of: number, typed: string) =>
      rooms.app.inject({
        method: 'POST',
        url: `/v1${api.recovery.reset.path}`,
        headers: { 'x-forwarded-for': anywhere(of) },
        payload: { email, code: typed, password: 'otra frase bien larga' },
      })
    for (let of = 0; of < 5; of++) expect((await reset(of * 300, `AAAA-AAAA-AAA${of}`)).statusCode).toBe(400)
    expect((await reset(99_999, code)).statusCode).toBe(400)
    const { password_hash: hash } = await ctx.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(hash).toMatch(/^\$argon2id/)
  },
)

test(
  'recovery codes: ten wrong ones from one place, whoever they are for, then one waits',
  { timeout: 120_000 },
  async () => {
    const path = api.recovery.reset.path
    const payload = (of: number) => ({
      email: `cuenta.${of}@example.co`,
      code: 'AAAA-BBBB-CCCC',
      password: 'otra frase bien larga',
    })
    expect(await judged({ path, payload, headers: throughProxy('203.0.113.11') })).toBe(10)
  },
)

test('without a configured proxy no forwarding header is believed', { timeout: 120_000 }, async () => {
  const payload = (of: number) => ({ email: `otra.${of}@example.co`, password: 'la misma para todas' })
  const headers = (of: number) => ({ 'x-forwarded-for': anywhere(of) })
  // The caller itself is no trusted proxy here: its own address counts.
  let count = 0
  for (let of = 0; of < guesses; of++) {
    const { statusCode } = await rooms.app.inject({
      method: 'POST',
      url: `/v1${api.auth.logIn.path}`,
      remoteAddress: '198.51.100.7',
      headers: headers(of),
      payload: payload(of),
    })
    if (statusCode === 401) count++
  }
  expect(count).toBe(20)
})
