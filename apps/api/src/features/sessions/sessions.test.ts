import { api } from '@arriero/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenCtx } from '#context.ts'
import { writeSetting } from '#features/settings/settings.store.ts'
import { hashesAtOnce, hashing } from '#features/users/password-hash.ts'
import { usersRoutes } from '#features/users/users.routes.ts'
import { password, person, sessionOf, type Person } from '#testing/people.ts'
import { openRooms, type Rooms } from '#testing/rooms.ts'
import {
  confirmPassword,
  endSessionsOf,
  logIn as enter,
  redeemTicket,
  type Credentials,
} from './sessions.actions.ts'
import { sessionsRoutes } from './sessions.routes.ts'
import { sweepSessions } from './sessions.sweeps.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

let rooms: Rooms
let address = 0

beforeAll(async () => {
  rooms = await openRooms({ served: [...sessionsRoutes, ...usersRoutes] })
})
// Another network for each test: what one does wrong is not held against the next.
beforeEach(() => {
  address++
})

type LogIn = { email: string; password?: string; from?: string }
const logIn = ({ email, password: typed = password, from = `10.0.${address}.1` }: LogIn) =>
  rooms.app.inject({
    method: 'POST',
    url: `/v1${api.sessions.logIn.path}`,
    headers: { 'x-forwarded-for': from },
    payload: { email, password: typed },
  })

test('where the line for a password is full nobody is looked up', async () => {
  const held = Promise.withResolvers<void>()
  const line = Array.from({ length: hashesAtOnce + 32 }, () => hashing(() => held.promise))
  const noDatabase = new Proxy({}, { get: () => expect.fail('the database was asked') })
  const typed = { email: 'nadie@example.co', password, address: '10.0.0.1', browser: {} }
  const asked = enter({ db: noDatabase } as OpenCtx, typed as Credentials)
  await expect(asked).rejects.toMatchObject({ code: 'server.busy' })
  held.resolve()
  await Promise.all(line)
})

const resume = (cookie: string | undefined) =>
  rooms.app.inject({
    method: 'POST',
    url: `/v1${api.sessions.logIn.path}`,
    ...(cookie ? { cookies: { arriero_remember: cookie } } : {}),
  })

type Answer = Awaited<ReturnType<typeof logIn>>
const tokenOf = (answer: Answer) => answer.json<{ token: string }>().token
const cookieOf = (answer: Answer) => answer.cookies.find(({ name }) => name === 'arriero_remember')
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const ownProfile = ({ id }: Person, token: string) =>
  rooms.app
    .inject({ url: `/v1/user/detail/${id}`, headers: bearer(token) })
    .then(({ statusCode }) => statusCode)
const logOut = (token: string) =>
  rooms.app.inject({ method: 'POST', url: '/v1/auth/logout', headers: bearer(token) })
const bodyOf = (answer: Answer) => ({ ...answer.json<Record<string, unknown>>(), requestId: '' })

describe('logging in', () => {
  test('answers a token and the profile, whatever the case of the e-mail', async () => {
    const driver = await person(rooms.ctx, 'driver', { email: 'Juana.Perez@Example.co' })
    const answer = await logIn({ email: ' juana.PEREZ@example.co ' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      user: { _id: driver.id, rol: 'driver', email: 'Juana.Perez@Example.co' },
    })
    expect(tokenOf(answer)).toMatch(/^[\w-]{43}$/)
    expect(await ownProfile(driver, tokenOf(answer))).toBe(200)
  })

  test('and coming back by the cookie answer who one is, as one reads oneself', async () => {
    const { id, email } = await person(rooms.ctx, 'driver')
    const entered = await logIn({ email })
    const own = await rooms.app.inject({ url: `/v1/user/detail/${id}`, headers: bearer(tokenOf(entered)) })
    expect(own.json()).toMatchObject({ _id: id, countOrder: 0, documents: [] })
    for (const answer of [entered, await resume(cookieOf(entered)?.value)])
      expect(answer.json<{ user: unknown }>().user).toEqual(own.json())
  })

  test('keeps neither token, cookie nor password as they are', async () => {
    const client = await person(rooms.ctx, 'client')
    const answer = await logIn({ email: client.email })
    const stored = await rooms.database.pool.query(
      'select s::text from sessions s union all select r::text from remember_tokens r union all select u::text from users u',
    )
    const dump = JSON.stringify(stored.rows)
    for (const secret of [tokenOf(answer), cookieOf(answer)?.value ?? '', password])
      expect(dump.includes(secret)).toBe(false)
  })

  test('says the same of an unknown e-mail, a wrong password and a deactivated account', async () => {
    const known = await person(rooms.ctx, 'client')
    const off = await person(rooms.ctx, 'client', { isActive: false, validation: 'validated' })
    const answers = [
      await logIn({ email: 'nadie@example.co' }),
      await logIn({ email: known.email, password: 'equivocada y larga' }),
      await logIn({ email: off.email }),
    ]
    expect(new Set(answers.map((answer) => JSON.stringify([answer.statusCode, bodyOf(answer)]))).size).toBe(1)
    expect(bodyOf(answers[0] as Answer)).toMatchObject({ code: 'auth.wrong_credentials' })
  })

  test('takes as long for an unknown e-mail as for a wrong password', async () => {
    const known = await person(rooms.ctx, 'client')
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let round = 0; round < 9; round++) {
      for (const kind of ['known', 'unknown'] as const) {
        const from = performance.now()
        await logIn({
          email: kind === 'known' ? known.email : `nadie${round}@example.co`,
          password: 'no es esta',
          from: `10.1.${round}.1`,
        })
        times[kind].push(performance.now() - from)
      }
    }
    // The quickest of nine: what a busy machine adds is not of the log-in. A skipped hash would make one several times quicker.
    const ratio = Math.min(...times.unknown) / Math.min(...times.known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  test('lets an account in validation in, to its own profile', async () => {
    const pending = await person(rooms.ctx, 'driver', { isActive: false, validation: 'pending' })
    const answer = await logIn({ email: pending.email })
    expect(answer.json()).toMatchObject({ user: { isActive: false, validation: 'pending' } })
    expect(await ownProfile(pending, tokenOf(answer))).toBe(200)
  })

  test('keeps an account in validation from everything that is not its own', async () => {
    const pending = await person(rooms.ctx, 'enterprise', { isActive: false, validation: 'returned' })
    const headers = await sessionOf(rooms.ctx, pending)
    const answer = await rooms.app.inject({ url: `/v1/user/withenterpriseid/${pending.id}`, headers })
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'account.in_validation' }])
  })

  test.each([
    ['a password of 10 kB', { email: 'a@example.co', password: 'x'.repeat(10_000) }, 401],
    ['an object for a password', { email: 'a@example.co', password: { $gt: '' } }, 400],
    ['no password', { email: 'a@example.co' }, 400],
    ['an unknown key', { email: 'a@example.co', password: 'x', rol: 'administrator' }, 400],
  ])('refuses %s', async (_, payload, status) => {
    const answer = await rooms.app.inject({ method: 'POST', url: '/v1/auth/tokenbackoffice', payload })
    expect(answer.statusCode).toBe(status)
  })
})

describe('guessing', () => {
  test('after ten wrong tries the account waits, longer each time, wherever they come from', async () => {
    const { email } = await person(rooms.ctx, 'client')
    const wrong = (n: number) => logIn({ email, password: 'adivinanza larga', from: `10.9.${n}.${address}` })
    for (let n = 0; n < 10; n++) expect((await wrong(n)).statusCode).toBe(401)
    const refused = await wrong(10)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30'])
    rooms.clock.forward(31_000)
    expect((await wrong(11)).statusCode).toBe(401)
    expect((await wrong(12)).headers['retry-after']).toBe('60')
  })

  test('the owner gets in from where he was before, while strangers wait', async () => {
    const { email } = await person(rooms.ctx, 'client')
    const home = `10.0.${address}.77`
    expect((await logIn({ email, from: home })).statusCode).toBe(200)
    for (let n = 0; n < 10; n++)
      await logIn({ email, password: 'adivinanza larga', from: `10.8.${n}.${address}` })
    expect((await logIn({ email, from: '10.8.99.99' })).statusCode).toBe(429)
    expect((await logIn({ email, from: home })).statusCode).toBe(200)
  })

  test('the right password after a wait is let in and the count starts anew', async () => {
    const { email } = await person(rooms.ctx, 'client')
    for (let n = 0; n < 10; n++) await logIn({ email, password: 'adivinanza larga' })
    expect((await logIn({ email })).statusCode).toBe(429)
    rooms.clock.forward(31_000)
    expect((await logIn({ email })).statusCode).toBe(200)
    expect((await logIn({ email, password: 'adivinanza larga' })).statusCode).toBe(401)
  })

  test('many at once get no more than ten tries', async () => {
    const { email } = await person(rooms.ctx, 'client')
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        logIn({ email, password: 'adivinanza larga', from: `10.7.${n}.${address}` }),
      ),
    )
    const judged = answers.filter(({ statusCode }) => statusCode === 401).length
    expect(judged).toBe(10)
  })

  test('one address gets twenty wrong tries a minute over all accounts', async () => {
    const codes: number[] = []
    for (let n = 0; n < 21; n++)
      codes.push((await logIn({ email: `otro${n}.${address}@example.co` })).statusCode)
    expect(codes.slice(0, 20).every((code) => code === 401)).toBe(true)
    expect(codes[20]).toBe(429)
    rooms.clock.forward(minuteMs + 1)
    expect((await logIn({ email: 'otro.mas@example.co' })).statusCode).toBe(401)
  })

  test('an unknown e-mail has to wait like a known one', async () => {
    const email = `fantasma${address}@example.co`
    for (let n = 0; n < 10; n++) await logIn({ email })
    expect((await logIn({ email })).statusCode).toBe(429)
  })

  test('more log-ins at once than there is room for are told to come back', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        logIn({ email: `multitud${n}@example.co`, from: `10.6.${n}.${address}` }),
      ),
    )
    const codes = new Set(answers.map(({ statusCode }) => statusCode))
    expect(codes).toEqual(new Set([401, 503]))
  })
})

describe('a session', () => {
  test('of staff ends after half an hour without a request, of accountancy later where that is set', async () => {
    const early = await person(rooms.ctx, 'accountancy')
    const before = tokenOf(await logIn({ email: early.email }))
    await writeSetting(rooms.ctx, 'accountancyIdleMinutes', 120)
    const support = await person(rooms.ctx, 'soport')
    const accountant = await person(rooms.ctx, 'accountancy')
    const [a, b] = [
      tokenOf(await logIn({ email: support.email })),
      tokenOf(await logIn({ email: accountant.email })),
    ]
    rooms.clock.forward(25 * minuteMs)
    expect(await ownProfile(support, a)).toBe(200)
    rooms.clock.forward(29 * minuteMs)
    expect(await ownProfile(support, a)).toBe(200)
    rooms.clock.forward(31 * minuteMs)
    expect([await ownProfile(support, a), await ownProfile(accountant, b)]).toEqual([401, 200])
    expect(await ownProfile(early, before)).toBe(401)
    rooms.clock.forward(2 * hourMs + minuteMs)
    expect(await ownProfile(accountant, b)).toBe(401)
  })

  test('of staff ends twelve hours after the log-in, however busy', async () => {
    const support = await person(rooms.ctx, 'soport')
    const token = tokenOf(await logIn({ email: support.email }))
    for (let n = 0; n < 36; n++) {
      expect(await ownProfile(support, token)).toBe(200)
      rooms.clock.forward(20 * minuteMs)
    }
    expect(await ownProfile(support, token)).toBe(401)
  })

  test('of a driver lives thirty days', async () => {
    const driver = await person(rooms.ctx, 'driver')
    const token = tokenOf(await logIn({ email: driver.email }))
    rooms.clock.forward(30 * 24 * hourMs - minuteMs)
    expect(await ownProfile(driver, token)).toBe(200)
    rooms.clock.forward(2 * minuteMs)
    expect(await ownProfile(driver, token)).toBe(401)
  })

  test('ends with log-out, with every session that came from the same log-in, and not with another one', async () => {
    const client = await person(rooms.ctx, 'client')
    const first = await logIn({ email: client.email })
    const tab = await resume(cookieOf(first)?.value)
    const phone = await logIn({ email: client.email })
    expect((await logOut(tokenOf(first))).json()).toEqual({ updated: true })
    expect([await ownProfile(client, tokenOf(first)), await ownProfile(client, tokenOf(tab))]).toEqual([
      401, 401,
    ])
    expect((await resume(cookieOf(tab)?.value)).statusCode).toBe(401)
    expect(await ownProfile(client, tokenOf(phone))).toBe(200)
  })

  test('tells every node when it ends', async () => {
    const client = await person(rooms.ctx, 'client')
    const token = tokenOf(await logIn({ email: client.email }))
    const listener = await rooms.database.pool.connect()
    const heard: unknown[] = []
    listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? 'null')))
    await listener.query('listen arriero')
    await logOut(token)
    await expect
      .poll(() => heard)
      .toMatchObject([
        {
          name: 'session.ended',
          userId: client.id,
          detail: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        },
      ])
    listener.release(true)
  })

  test('ends at the next request when the account is deactivated', async () => {
    const client = await person(rooms.ctx, 'client')
    const token = tokenOf(await logIn({ email: client.email }))
    await rooms.database.db
      .updateTable('users')
      .set({ is_active: false })
      .where('id', '=', client.id)
      .execute()
    expect(await ownProfile(client, token)).toBe(401)
  })

  test('ends on every device when staff ends all of them', async () => {
    const client = await person(rooms.ctx, 'client')
    const [a, b] = [await logIn({ email: client.email }), await logIn({ email: client.email })]
    await endSessionsOf(rooms.ctx, client.id)
    expect([await ownProfile(client, tokenOf(a)), await ownProfile(client, tokenOf(b))]).toEqual([401, 401])
    expect((await resume(cookieOf(b)?.value)).statusCode).toBe(401)
  })

  test.each(['', 'Bearer', 'Bearer x', `Bearer ${'A'.repeat(43)}`, `Basic ${'A'.repeat(43)}`])(
    'is not opened by the header "%s"',
    async (authorization) => {
      const answer = await rooms.app.inject({
        method: 'POST',
        url: '/v1/auth/logout',
        headers: { authorization },
      })
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'session.invalid' }])
    },
  )
})

describe('the remember cookie', () => {
  test('is out of reach of scripts and other sites, and only goes to the log-in', async () => {
    const client = await person(rooms.ctx, 'client')
    const cookie = cookieOf(await logIn({ email: client.email }))
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/v1/auth' })
    // Cookies know whole seconds.
    expect(cookie?.expires?.getTime()).toBe(
      Math.floor((rooms.clock.now.getTime() + 30 * 24 * hourMs) / 1000) * 1000,
    )
  })

  test('opens a new session and is replaced', async () => {
    const client = await person(rooms.ctx, 'client')
    const first = await logIn({ email: client.email })
    const again = await resume(cookieOf(first)?.value)
    expect(again.json()).toMatchObject({ user: { _id: client.id } })
    expect(cookieOf(again)?.value).not.toBe(cookieOf(first)?.value)
    expect([await ownProfile(client, tokenOf(first)), await ownProfile(client, tokenOf(again))]).toEqual([
      200, 200,
    ])
  })

  test('serves several tabs that open together, a minute long; later it ends the whole log-in', async () => {
    const client = await person(rooms.ctx, 'client')
    const old = cookieOf(await logIn({ email: client.email }))?.value
    const tabs = await Promise.all([resume(old), resume(old), resume(old)])
    expect(tabs.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    rooms.clock.forward(59_000)
    expect((await resume(old)).statusCode).toBe(200)
    rooms.clock.forward(2000)
    expect((await resume(old)).statusCode).toBe(401)
    for (const tab of tabs) {
      expect(await ownProfile(client, tokenOf(tab))).toBe(401)
      expect((await resume(cookieOf(tab)?.value)).statusCode).toBe(401)
    }
  })

  test('of staff does not outlive an idle session, nor lengthen the twelve hours', async () => {
    const admin = await person(rooms.ctx, 'administrator')
    const first = await logIn({ email: admin.email })
    rooms.clock.forward(29 * minuteMs)
    const second = await resume(cookieOf(first)?.value)
    expect(second.statusCode).toBe(200)
    expect(cookieOf(second)?.expires).toEqual(cookieOf(first)?.expires)
    rooms.clock.forward(31 * minuteMs)
    expect((await resume(cookieOf(second)?.value)).statusCode).toBe(401)
  })

  test('of staff is over after half an hour in which only an unattended window asked', async () => {
    const admin = await person(rooms.ctx, 'administrator')
    const first = await logIn({ email: admin.email })
    const url = `/v1/user/detail/${admin.id}`
    const ask = async (own: Record<string, string>) => {
      rooms.clock.forward(16 * minuteMs)
      const headers = { ...bearer(tokenOf(first)), ...own }
      return (await rooms.app.inject({ url, headers })).statusCode
    }
    expect(await ask({})).toBe(200)
    expect(await ask({ 'x-unattended': '1' })).toBe(200)
    expect(await ask({ 'x-unattended': '1' })).toBe(401)
  })

  test('of staff keeps a window left alone open while another one of the same log-in is used, and no longer', async () => {
    const admin = await person(rooms.ctx, 'administrator')
    const first = await logIn({ email: admin.email })
    const second = await resume(cookieOf(first)?.value)
    const used = async () => {
      rooms.clock.forward(20 * minuteMs)
      return ownProfile(admin, tokenOf(second))
    }
    const leftAlone = async () => {
      const headers = { ...bearer(tokenOf(first)), 'x-unattended': '1' }
      return (await rooms.app.inject({ url: `/v1/user/detail/${admin.id}`, headers })).statusCode
    }
    const url = '/v1/session/all'
    expect([await used(), await used(), await leftAlone()]).toEqual([200, 200, 200])
    const list = await rooms.app.inject({ url, headers: bearer(tokenOf(first)) })
    expect(list.json()).toMatchObject({ items: [{ isCurrent: true }] })
    rooms.clock.forward(31 * minuteMs)
    expect([await leftAlone(), await ownProfile(admin, tokenOf(second))]).toEqual([401, 401])
  })

  test.each([undefined, 'x', 'A'.repeat(43)])(
    'that is none (%s) is refused and taken away',
    async (cookie) => {
      const answer = await resume(cookie)
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'auth.no_session' }])
      expect(cookieOf(answer)?.value).toBe('')
    },
  )
})

describe('a ticket for the live channel', () => {
  const ticketFor = async (headers: { authorization: string }) =>
    (await rooms.app.inject({ method: 'POST', url: '/v1/auth/ticket', headers })).json<{ ticket: string }>()
      .ticket

  test('names its holder once', async () => {
    const client = await person(rooms.ctx, 'client')
    const ticket = await ticketFor(await sessionOf(rooms.ctx, client))
    const redeemed = await redeemTicket(rooms.database.db, ticket, rooms.clock.now)
    expect(redeemed).toMatchObject({ actor: { id: client.id, role: 'client', isValidated: true } })
    expect(await redeemTicket(rooms.database.db, ticket, rooms.clock.now)).toBeUndefined()
  })

  test('is worth nothing after thirty seconds, or when the session ended', async () => {
    const client = await person(rooms.ctx, 'client')
    const headers = await sessionOf(rooms.ctx, client)
    const [late, ended] = [await ticketFor(headers), await ticketFor(headers)]
    expect(
      await redeemTicket(rooms.database.db, late, new Date(rooms.clock.now.getTime() + 30_000)),
    ).toBeUndefined()
    await endSessionsOf(rooms.ctx, client.id)
    expect(await redeemTicket(rooms.database.db, ended, rooms.clock.now)).toBeUndefined()
  })
})

test('asking for the password again accepts only the right one', async () => {
  const admin = await person(rooms.ctx, 'administrator')
  const ctx = {
    ...rooms.ctx,
    actor: { id: admin.id, role: admin.role, isValidated: true, enterpriseId: null },
  }
  await expect(confirmPassword(ctx, password, '192.0.2.9')).resolves.toMatchObject({ id: admin.id })
  await expect(confirmPassword(ctx, 'otra cosa distinta', '192.0.2.9')).rejects.toMatchObject({
    code: 'auth.wrong_credentials',
  })
})

test('the sweep removes what is long over and nothing else', async () => {
  const client = await person(rooms.ctx, 'client')
  const token = tokenOf(await logIn({ email: client.email }))
  await sweepSessions(rooms.ctx)
  expect(await ownProfile(client, token)).toBe(200)
  rooms.clock.forward(40 * 24 * hourMs)
  await sweepSessions(rooms.ctx)
  const left = await rooms.database.pool.query(
    'select 1 from sessions union all select 1 from remember_tokens union all select 1 from login_failures',
  )
  expect(left.rowCount).toBe(0)
})
