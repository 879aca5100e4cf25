import { api } from '@arriero/contract'
import { consentVersions } from '@arriero/domain/people/consents'
import { beforeEach, describe, expect, test } from 'vitest'
import { testHouse } from '#testing/house.ts'
import { ProviderError } from '#providers/provider-error.ts'
import {
  companyBody,
  driverBody,
  postOffice,
  registering,
  secret,
  type Body,
} from './registration.fixture.ts'
import { peopleOf } from '../stage.fixture.ts'

const post = postOffice()
let isDown = false
const house = await testHouse({
  providers: {
    mail: {
      send: (mail) =>
        isDown ? Promise.reject(new ProviderError('unavailable', 'off')) : post.carrier.send(mail),
    },
  },
})
const people = await peopleOf(house)
const { db } = house.database
const register = registering(house, post)
const minuteMs = 60_000

let made = 0
/** An address of its own for each test. */
const fresh = (name = 'persona') => `${name}.${++made}@example.co`
const confirm = (_id: string, code: string) =>
  house.anonymous.send(api.registration.confirm, { body: { _id, code } })
const refusal = (_id: string, code: string) =>
  house.anonymous.refusal(api.registration.confirm, { body: { _id, code } })
const refused = (body: Body) => house.anonymous.refusal(api.registration.create, { body })
const usersWith = (email: string) => db.selectFrom('users').selectAll().where('email', '=', email).execute()

beforeEach(() => {
  isDown = false
})

describe('a driver who is his own carrier', () => {
  test('registers, types the code of his mail, and is in, in validation', async () => {
    const email = fresh('wilmer')
    const { _id, code, letter } = await register(driverBody({ email }))
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(letter.html).toContain(code)
    expect(await usersWith(email)).toEqual([])
    const { token, user } = await confirm(_id, code.toLowerCase().replace('-', ' '))
    expect(user).toMatchObject({ rol: 'driver', isActive: false, validation: 'pending' })
    const own = await house.anonymous.send(api.users.detail, { params: { _id: user._id } }, { token })
    expect(own).toMatchObject({
      identification: '79345111',
      cellPhone: '3005550177',
      birthOn: '1988-03-14',
      address: 'Carrera 7 # 12-40, Ibagué',
    })
    const again = await house.anonymous.send(api.sessions.logIn, { body: { email, password: secret } })
    expect(again.user._id).toBe(user._id)
  })

  test('reaches his profile and nothing of the market while he waits', async () => {
    const { _id, code } = await register(driverBody({ email: fresh() }))
    const { token } = await confirm(_id, code)
    const market = house.anonymous.send(api.orders.available, { query: {} }, { token })
    await expect(market).rejects.toMatchObject({ status: 403, reply: { code: 'account.in_validation' } })
  })

  test('does not activate himself', async () => {
    const { _id, code: sent } = await register(driverBody({ email: fresh() }))
    const { token, user } = await confirm(_id, sent)
    const self = { params: { _id: user._id } }
    const tries = [
      [{ isActive: true }, 'input.not_changeable'],
      [{ validation: 'returned' as const }, 'input.unknown_field'],
    ] as const
    for (const [body, code] of tries) {
      const change = house.anonymous.send(api.accounts.update, { ...self, body }, { token })
      await expect(change).rejects.toMatchObject({ status: 400, reply: { code } })
    }
  })

  test('has his consents on record, word by word', async () => {
    const { _id, code } = await register(driverBody({ email: fresh() }))
    const { user } = await confirm(_id, code)
    const rows = await db
      .selectFrom('consents')
      .selectAll()
      .where('user_id', '=', user._id)
      .orderBy('kind')
      .execute()
    const given = rows.map(({ kind, version, is_given }) => [kind, version, is_given])
    expect(given).toEqual([
      ['data', consentVersions.data, true],
      ['terms', consentVersions.terms, true],
    ])
  })
})

test('a company registers with its NIT and declares the age of who represents it', async () => {
  const { _id, code } = await register(companyBody({ email: fresh('empresa') }))
  const { user } = await confirm(_id, code)
  expect(user).toMatchObject({ rol: 'enterprise', validation: 'pending' })
  const [row] = await usersWith(user.email)
  expect(row).toMatchObject({ identification: '900373923', base_place_code: '41001', birth_on: null })
})

describe('nobody learns from the answers which e-mails have an account', () => {
  test('a known one is answered the same and told by mail how to get in', async () => {
    const email = fresh('conocida')
    await people.person('client', { email })
    const { _id, letter, code } = await register(driverBody({ email }))
    expect(_id).toMatch(/^[0-9a-f]{24}$/)
    expect(code).toBe('none')
    expect(letter.text).toContain('/reset/resetPassword')
    expect(await refusal(_id, 'AAAA-BBBB')).toBe('registration.code_invalid')
    expect(await usersWith(email)).toHaveLength(1)
  })

  test('an unknown registration is sent a code as silently as one that waits', async () => {
    const answer = await house.anonymous.send(api.registration.resend, { body: { _id: 'f'.repeat(24) } })
    expect(answer).toEqual({ updated: true })
    expect(await refusal('f'.repeat(24), 'AAAA-BBBB')).toBe('registration.code_invalid')
  })

  test('nothing that a stranger typed stands in the letter', async () => {
    const { letter } = await register(driverBody({ email: fresh(), name: 'Gane plata en premios.example' }))
    expect(`${letter.text}${letter.html}${letter.subject}`).not.toContain('premios')
  })
})

describe('a code', () => {
  test('is nowhere in the database', async () => {
    const { code } = await register(driverBody({ email: fresh() }))
    const rows = await db.selectFrom('registrations').selectAll().execute()
    expect(
      JSON.stringify(rows.map((row) => ({ ...row, code_hash: row.code_hash?.toString('latin1') }))),
    ).not.toContain(code.replace('-', ''))
  })

  test('is dead after five wrong tries: the sixth is refused although it is right', async () => {
    const { _id, code } = await register(driverBody({ email: fresh() }))
    for (let tries = 0; tries < 5; tries++)
      expect(await refusal(_id, 'AAAA-AAAA')).toBe('registration.code_invalid')
    expect(await refusal(_id, code)).toBe('registration.code_invalid')
  })

  test('is good for ten minutes, once, and only the newest', async () => {
    const email = fresh()
    const { _id, code } = await register(driverBody({ email }))
    await house.anonymous.send(api.registration.resend, { body: { _id } })
    await house.jobs.runJobs()
    expect(post.to(email)).toHaveLength(2)
    expect(await refusal(_id, code)).toBe('registration.code_invalid')
    const newest = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(post.to(email).at(-1)?.text ?? '')?.[0] ?? ''
    house.clock.forward(10 * minuteMs)
    expect(await refusal(_id, newest)).toBe('registration.code_invalid')
    house.clock.forward(-10 * minuteMs)
    await confirm(_id, newest)
    expect(await refusal(_id, newest)).toBe('registration.code_invalid')
  })

  test('of one registration is worth nothing for another', async () => {
    const first = await register(driverBody({ email: fresh() }))
    const second = await register(driverBody({ email: fresh() }))
    expect(await refusal(second._id, first.code)).toBe('registration.code_invalid')
  })

  test('is mailed again with a new one when the carrier of mail was away', async () => {
    const email = fresh()
    isDown = true
    const { _id } = await house.anonymous.send(api.registration.create, { body: driverBody({ email }) })
    await house.jobs.runJobs()
    expect(post.to(email)).toEqual([])
    isDown = false
    await house.jobs.runJobs()
    const [letter] = post.to(email)
    await confirm(_id, /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(letter?.text ?? '')?.[0] ?? '')
  })

  test('is not mailed more than six times an hour to one address, whoever asks', async () => {
    const email = fresh('inundada')
    for (let mails = 0; mails < 9; mails++)
      await house.anonymous.send(api.registration.create, { body: driverBody({ email }) })
    await house.jobs.runJobs()
    expect(post.to(email)).toHaveLength(6)
  })

  test('makes one account where two confirm the same address at once', async () => {
    const email = fresh('doble')
    const [one, other] = [await register(driverBody({ email })), await register(driverBody({ email }))]
    const answers = await Promise.allSettled([confirm(one._id, one.code), confirm(other._id, other.code)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await usersWith(email)).toHaveLength(1)
  })
})

describe('refused, each with its own sentence', () => {
  test.each([
    [driverBody({ birthOn: '2008-11-24' }), 'registration.underage'],
    [driverBody({ birthOn: '1990-02-31' }), 'birth.invalid'],
    [driverBody({ identification: '12' }), 'identification.invalid'],
    [companyBody({ identification: '900.373.923-7' }), 'nit.wrong_digit'],
    [driverBody({ cellPhone: '300' }), 'phone.invalid'],
    [driverBody({ email: 'wilmer@' }), 'email.invalid'],
    [driverBody({ password: 'corta' }), 'password.too_short'],
    [driverBody({ password: 'Wilmer2026' }), 'password.too_common'],
    [driverBody({ address: ' ' }), 'address.required'],
    [driverBody({ basePlaceCode: '' }), 'place.required'],
    [{ ...driverBody(), rol: 'administrator' } as unknown as Body, 'role.required'],
    [{ ...driverBody(), isActive: true } as unknown as Body, 'input.unknown_field'],
    [{ ...driverBody(), consents: { terms: consentVersions.terms } } as Body, 'consent.data_required'],
    [{ ...companyBody(), consents: driverBody().consents } as Body, 'consent.legal_age_required'],
    [
      driverBody({ consents: { terms: '2019-01-01', data: consentVersions.data } }),
      'consent.version_outdated',
    ],
  ])('%#', async (body, code) => {
    expect(await refused(body)).toBe(code)
  })

  test('whoever turns 18 today in Bogotá is of age, though it is tomorrow in Greenwich', async () => {
    const { _id } = await house.anonymous.send(api.registration.create, {
      body: driverBody({ email: fresh(), birthOn: '2008-11-23' }),
    })
    expect(_id).toMatch(/^[0-9a-f]{24}$/)
  })
})

test('what nobody confirmed is forgotten after a day', async () => {
  const { _id, code } = await register(driverBody({ email: fresh() }))
  house.clock.forward(24 * 60 * minuteMs + 1)
  await house.jobs.runJobs()
  expect(await refusal(_id, code)).toBe('registration.code_invalid')
  const rows = await db.selectFrom('registrations').selectAll().where('id', '=', _id).execute()
  expect(rows).toEqual([])
})

test('a town is found without a session, each once', async () => {
  const { items } = await house.anonymous.send(api.registration.towns, { query: { text: 'ibague' } })
  expect(items[0]).toEqual({ code: '73001', name: 'Ibagué, Tolima' })
})
