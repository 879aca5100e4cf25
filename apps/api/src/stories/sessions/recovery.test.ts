import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { describe, expect, test } from 'vitest'
import { sweepPayAccounts } from '#features/own-account/pay-account.sweeps.ts'
import { testHouse } from '#testing/house.ts'
import { password } from '#testing/people.ts'
import { trailOf } from '../people/accounts.fixture.ts'
import { letGo, longCodeIn } from '../people/own-account.fixture.ts'
import { postOffice } from '../people/registration.fixture.ts'
import { peopleOf } from '../stage.fixture.ts'

const post = postOffice()
const house = await testHouse({ providers: { mail: post.carrier } })
const people = await peopleOf(house)
const next = 'la mula nueva sube sola'
const minuteMs = 60_000
let made = 0
const fresh = () => `recupera.${++made}@example.co`

const ask = (email: string) => house.anonymous.send(api.recovery.ask, { body: { email } })
const codeTo = async (email: string): Promise<string> => {
  await ask(email)
  await letGo(house)
  const letter = post.to(email).at(-1)
  return letter ? longCodeIn(letter) : 'none'
}
const reset = (email: string, code: string, secret = next) =>
  house.anonymous.send(api.recovery.reset, { body: { email, code, password: secret } })
const refusal = async (email: string, code: string, secret = next) => {
  // Another minute: what was guessed from this address before is not held against it.
  house.clock.forward(4000)
  return house.anonymous.refusal(api.recovery.reset, { body: { email, code, password: secret } })
}
const logIn = (email: string, secret: string) =>
  house.anonymous.send(api.sessions.logIn, { body: { email, password: secret } })
const rejected = (email: string, secret: string) =>
  house.anonymous.refusal(api.sessions.logIn, { body: { email, password: secret } })

describe('a forgotten password', () => {
  test('is set anew with the code of the mail; every session ends and nobody is logged in by it', async () => {
    const email = fresh()
    const client = await people.called('client', { email })
    const code = await codeTo(email)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
    const answer = await reset(email.toUpperCase(), code.toLowerCase().replaceAll('-', ' '))
    expect(answer).toEqual({ updated: true, mensaje: 'La contraseña se ha restablecido' })
    expect(await client.refusal(api.sessions.all, { query: {} })).toBe('session.invalid')
    expect(await rejected(email, password)).toBe('auth.wrong_credentials')
    expect((await logIn(email, next)).user._id).toBe(client.actor.id)
    expect(await trailOf(house, client.actor.id)).toContain('password.recovered')
    await letGo(house)
    expect(post.to(email).at(-1)?.subject).toContain('Su contraseña se restableció')
  })

  test('takes along a change of the payout account that somebody else may have asked for, and the letter says so', async () => {
    const email = fresh()
    const driver = await people.called('driver', { email })
    const pay = { bank: 'Bancolombia', accountType: 'Ahorros' as const, accountNumber: '45678901234' }
    await driver.send(api.ownAccount.askPayAccount, { body: { password, pay } })
    await letGo(house)
    await reset(email, await codeTo(email))
    await letGo(house)
    const told = post.to(email).find(({ subject }) => subject.includes('Su contraseña se restableció'))
    expect(told?.text).toContain('Había un cambio de su cuenta de pago en espera y se retiró')
    const { token } = await logIn(email, next)
    const own = await house.anonymous.send(api.ownAccount.payAccount, {}, { token })
    expect(own.change).toBeNull()
    expect(await trailOf(house, driver.actor.id)).toContain('pay.change_dropped')
    house.clock.forward(25 * 60 * minuteMs)
    await sweepPayAccounts(house.openCtx())
    const account = await house.database.db
      .selectFrom('users')
      .select('bank')
      .where('id', '=', driver.actor.id)
      .executeTakeFirstOrThrow()
    expect(account.bank).toBeNull()
  })

  test('says nothing of a payout account where no change waited', async () => {
    const email = fresh()
    await people.person('driver', { email })
    await reset(email, await codeTo(email))
    await letGo(house)
    expect(post.to(email).at(-1)?.text).not.toContain('cuenta de pago')
  })

  test('tells the sentence of the specification, also as it names it', async () => {
    expect(await ask('nadie@example.co')).toEqual({
      updated: true,
      mensaje: 'Si el correo se encuentra registrado recibirá un código que debe digitar a continuación',
    })
    const body = { email: 'nadie@example.co', code: 'AAAA-BBBB-CCCC', password: next }
    const failure: unknown = await house.anonymous.send(api.recovery.reset, { body }).catch((error) => error)
    expect(failure).toBeInstanceOf(CallError)
    const { status, reply } = failure as CallError
    expect([status, reply.code]).toEqual([400, 'recovery.code_invalid'])
    expect(reply).toMatchObject({ mensaje: reply.error })
  })
})

describe('nobody learns who has an account', () => {
  test('known, unknown, deactivated: the same answers to both steps, and mail only to the first', async () => {
    const [known, off] = [fresh(), fresh()]
    await people.person('client', { email: known })
    const gone = await people.person('client', { email: off })
    await house.database.db.updateTable('users').set({ is_active: false }).where('id', '=', gone.id).execute()
    const said = new Set<string>()
    for (const email of [known, off, 'nadie.mas@example.co']) {
      said.add(JSON.stringify(await ask(email)))
      said.add(await refusal(email, 'AAAA-BBBB-CCCC'))
    }
    expect(said.size).toBe(2)
    await letGo(house)
    expect([known, off, 'nadie.mas@example.co'].map((email) => post.to(email).length)).toEqual([1, 0, 0])
  })

  test('the links of a letter do not change with what a request says of the host', async () => {
    const email = fresh()
    await people.person('client', { email })
    const code = await codeTo(email)
    const as = (headers: Record<string, string>) =>
      house.app.inject({
        method: 'POST',
        url: `/v1${api.recovery.reset.path}`,
        headers,
        payload: { email, code, password: next },
      })
    expect((await as({ host: 'evil.example' })).statusCode).toBe(421)
    expect((await as({ 'x-forwarded-host': 'evil.example' })).statusCode).toBe(200)
    await letGo(house)
    const letter = post.to(email).at(-1)
    expect(letter?.text).toContain('/reset/resetPassword')
    expect(`${letter?.text} ${letter?.html}`).not.toContain('evil')
  })

  test('a driver who has not accepted his invitation is told to, and gets no other way in', async () => {
    const email = fresh()
    const { actor } = await people.called('enterprise')
    const driver = await people.person('enterprisedriver', { email, enterpriseId: actor.id })
    const asked_at = house.clock.now
    await house.database.db
      .insertInto('driver_invitations')
      .values({ driver_id: driver.id, asked_at, code_hash: null, expires_at: null, accepted_at: null })
      .execute()
    expect(await codeTo(email)).toBe('none')
    expect(post.to(email).at(-1)?.subject).toContain('Acepte primero su invitación')
  })
})

describe('a code', () => {
  test('is nowhere in the database, nor is its e-mail in what jobs are told', async () => {
    const email = fresh()
    await people.person('client', { email })
    const code = await codeTo(email)
    const rows = await house.database.db.selectFrom('recoveries').selectAll().execute()
    const dump = JSON.stringify(rows.map((row) => ({ ...row, code_hash: row.code_hash?.toString('latin1') })))
    for (const told of [code, code.replaceAll('-', '')]) expect(dump).not.toContain(told)
    const { rows: jobs } = await house.database.pool.query('select data::text from pgboss.job')
    expect(JSON.stringify(jobs)).not.toContain(email)
  })

  test('is dead after five wrong tries: the sixth is refused although it is right', async () => {
    const email = fresh()
    await people.person('client', { email })
    const code = await codeTo(email)
    for (let tries = 0; tries < 5; tries++)
      expect(await refusal(email, 'AAAA-AAAA-AAAA')).toBe('recovery.code_invalid')
    expect(await refusal(email, code)).toBe('recovery.code_invalid')
  })

  test('is good for ten minutes, once, for its own e-mail, and never again', async () => {
    const [email, other] = [fresh(), fresh()]
    await people.person('client', { email })
    await people.person('client', { email: other })
    const old = await codeTo(email)
    house.clock.forward(10 * minuteMs)
    const code = await codeTo(email)
    expect(code).not.toBe(old)
    await codeTo(other)
    expect(await refusal(email, old)).toBe('recovery.code_invalid')
    expect(await refusal(other, code)).toBe('recovery.code_invalid')
    await reset(email, code)
    expect(await refusal(email, code)).toBe('recovery.code_invalid')
    const late = await codeTo(email)
    house.clock.forward(10 * minuteMs)
    expect(await refusal(email, late)).toBe('recovery.code_invalid')
  })

  test('stays good where the new password will not do; that of the staff is longer', async () => {
    const email = fresh()
    await people.person('soport', { email })
    const code = await codeTo(email)
    expect(await refusal(email, code, 'corta')).toBe('password.too_short')
    expect(await refusal(email, code, 'once letras')).toBe('password.too_short')
    await reset(email, code)
    expect((await logIn(email, next)).user.rol).toBe('soport')
  })

  test('is not replaced by who asks again while it lives, however often, and no second mail goes out', async () => {
    const email = fresh()
    await people.person('client', { email })
    const code = await codeTo(email)
    for (let asked = 0; asked < 10; asked++) {
      house.clock.forward(minuteMs - 6000)
      await ask(email)
      await letGo(house)
    }
    expect(post.to(email)).toHaveLength(1)
    await reset(email, code)
  })

  test('comes every ten minutes for as long as somebody asks: nobody stops the mails of another', async () => {
    const email = fresh()
    await people.person('client', { email })
    for (let asked = 0; asked < 12; asked++) {
      await ask(email)
      await ask(email)
      await letGo(house)
      expect(post.to(email)).toHaveLength(asked + 1)
      house.clock.forward(10 * minuteMs)
    }
    await reset(email, await codeTo(email))
  })

  test('that was guessed at five times makes way for another: a stranger does not keep its owner waiting', async () => {
    const email = fresh()
    await people.person('client', { email })
    const dead = await codeTo(email)
    for (let tries = 0; tries < 5; tries++) await refusal(email, 'AAAA-AAAA-AAAA')
    const code = await codeTo(email)
    expect(code).not.toBe(dead)
    await reset(email, code)
  })

  test('is one, though it is asked for ten times at once', async () => {
    const email = fresh()
    await people.person('client', { email })
    await Promise.all(Array.from({ length: 10 }, () => ask(email)))
    await letGo(house)
    expect(post.to(email)).toHaveLength(1)
  })
})
