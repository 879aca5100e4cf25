import { api } from '@arriero/contract'
import { describe, expect, test } from 'vitest'
import { sealedBox } from '#features/second-factors/sealed-box.ts'
import { testHouse, type Caller } from '#testing/house.ts'
import { password } from '#testing/people.ts'
import { trailOf } from '../people/accounts.fixture.ts'
import { codeOf, enrol, letGo } from '../people/own-account.fixture.ts'
import { postOffice } from '../people/registration.fixture.ts'
import { peopleOf } from '../stage.fixture.ts'

const post = postOffice()
const house = await testHouse({ providers: { mail: post.carrier } })
const people = await peopleOf(house)
let made = 0
const somebody = async (role: 'enterprise' | 'soport' | 'administrator' = 'enterprise') => {
  const email = `dos.pasos.${++made}@example.co`
  return { email, who: await people.called(role, { email }) }
}
const enter = (email: string, code?: string) =>
  house.anonymous.send(api.sessions.logIn, {
    body: { email, password, ...(code === undefined ? {} : { code }) },
  })
const refusal = (email: string, code?: string, secret = password) =>
  house.anonymous.refusal(api.sessions.logIn, {
    body: { email, password: secret, ...(code === undefined ? {} : { code }) },
  })
const standing = (who: Caller) => who.send(api.ownAccount.secondFactor, {})

describe('the second factor', () => {
  test('is asked for once it was confirmed, after the password and only then', async () => {
    const { email, who } = await somebody()
    const { secret } = await who.send(api.ownAccount.beginFactor, { body: { password } })
    expect((await enter(email)).user.email).toBe(email)
    await who.send(api.ownAccount.confirmFactor, { body: { code: codeOf(house, secret) } })
    expect(await refusal(email)).toBe('auth.code_required')
    expect(await refusal(email, undefined, 'no es esta')).toBe('auth.wrong_credentials')
    expect(await refusal(email, codeOf(house, secret, 20))).toBe('auth.code_wrong')
    house.clock.forward(30_000)
    expect((await enter(email, codeOf(house, secret))).user.email).toBe(email)
    expect(await standing(who)).toEqual({ since: expect.any(String) as string, codesLeft: 10 })
    expect(await trailOf(house, who.actor.id)).toContain('factor.on')
    await letGo(house)
    expect(post.to(email).at(-1)?.subject).toContain('Verificación en dos pasos activada')
  })

  test('takes no number twice, not even from two at once', async () => {
    const { email, who } = await somebody()
    const { secret } = await enrol(house, who, password)
    house.clock.forward(60_000)
    const code = codeOf(house, secret)
    const answers = await Promise.allSettled([enter(email, code), enter(email, code), enter(email, code)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(email, code)).toBe('auth.code_wrong')
  })

  test('gives ten backup codes, each good once; new ones end the old', async () => {
    const { email, who } = await somebody()
    const { codes } = await enrol(house, who, password)
    const [first = '', second = ''] = codes
    await enter(email, first.toLowerCase())
    expect(await refusal(email, first)).toBe('auth.code_wrong')
    expect((await standing(who)).codesLeft).toBe(9)
    const renew = { body: { password, code: second } }
    await who.send(api.ownAccount.backupCodes, renew)
    expect(await refusal(email, codes[2])).toBe('auth.code_wrong')
    expect((await standing(who)).codesLeft).toBe(10)
  })

  test('leaves ten codes and no more where two windows ask for new ones at once', async () => {
    const { who } = await somebody()
    const { codes } = await enrol(house, who, password)
    const renew = (code: string | undefined) =>
      who.send(api.ownAccount.backupCodes, { body: { password, code: code ?? '' } })
    // Whoever comes second may find his code gone with the ones it was of.
    const renewed = await Promise.allSettled([renew(codes[0]), renew(codes[1]), renew(codes[2])])
    expect(renewed.map(({ status }) => status)).toContain('fulfilled')
    expect((await standing(who)).codesLeft).toBe(10)
  })

  test('is begun in two windows: the code of the one that was overtaken switches nothing on', async () => {
    const { email, who } = await somebody()
    const begin = () => who.send(api.ownAccount.beginFactor, { body: { password } })
    const [first, second] = [await begin(), await begin()]
    const confirm = (secret: string) => ({ body: { code: codeOf(house, secret) } })
    expect(await who.refusal(api.ownAccount.confirmFactor, confirm(first.secret))).toBe('factor.code_wrong')
    await enter(email)
    await who.send(api.ownAccount.confirmFactor, confirm(second.secret))
    expect(await refusal(email)).toBe('auth.code_required')
  })

  test('ends the log-ins that were made without it, and no cookie brings them back', async () => {
    const { who } = await somebody()
    const other = await house.as(who.actor)
    await enrol(house, who, password)
    expect(await other.refusal(api.sessions.all, { query: {} })).toBe('session.invalid')
    expect((await who.send(api.sessions.all, { query: {} })).items).toHaveLength(1)
  })

  test('is not guessed: after ten wrong numbers one waits, longer each time', async () => {
    const { email, who } = await somebody()
    const { secret } = await enrol(house, who, password)
    for (let tries = 0; tries < 10; tries++) {
      house.clock.forward(10_000)
      expect(await refusal(email, '000000')).toBe('auth.code_wrong')
    }
    expect(await refusal(email, codeOf(house, secret))).toBe('auth.too_many_attempts')
    house.clock.forward(31_000)
    await enter(email, codeOf(house, secret))
  })

  test('keeps its secret sealed', async () => {
    const { who } = await somebody()
    const { secret, codes } = await enrol(house, who, password)
    const { rows } = await house.database.pool.query(
      "select f::text from second_factors f union all select encode(code_hash, 'escape') from backup_codes",
    )
    const dump = JSON.stringify(rows)
    for (const told of [secret, ...codes]) expect(dump).not.toContain(told)
  })

  test('that a lost key sealed opens to no number but to a backup code, and a number is merely wrong', async () => {
    const { email, who } = await somebody()
    const { secret, codes } = await enrol(house, who, password)
    await house.database.db
      .updateTable('second_factors')
      .set({ sealed_secret: sealedBox('la llave de antes').seal(secret) })
      .where('user_id', '=', who.actor.id)
      .execute()
    house.clock.forward(60_000)
    expect(await refusal(email, codeOf(house, secret))).toBe('auth.code_wrong')
    expect((await enter(email, codes[0])).user.email).toBe(email)
  })

  test('has to be confirmed within ten minutes, by the right number', async () => {
    const { who } = await somebody()
    const { secret } = await who.send(api.ownAccount.beginFactor, { body: { password } })
    expect(await who.refusal(api.ownAccount.confirmFactor, { body: { code: '000000' } })).toBe(
      'factor.code_wrong',
    )
    house.clock.forward(10 * 60_000)
    const late = await who.refusal(api.ownAccount.confirmFactor, { body: { code: codeOf(house, secret) } })
    expect(late).toBe('factor.begin_first')
  })

  test('ends with password and code, and not with one of them', async () => {
    const { email, who } = await somebody()
    const { codes } = await enrol(house, who, password)
    const end = (body: { password: string; code: string }) => who.refusal(api.ownAccount.endFactor, { body })
    expect(await end({ password: 'no es esta', code: codes[0] ?? '' })).toBe('auth.wrong_credentials')
    expect(await end({ password, code: '000000' })).toBe('factor.code_wrong')
    await who.send(api.ownAccount.endFactor, { body: { password, code: codes[0] ?? '' } })
    await enter(email)
    expect(await who.refusal(api.ownAccount.backupCodes, { body: { password } })).toBe('factor.not_on')
  })
})

describe('where it is on, the password alone does nothing of weight', () => {
  const key = { name: 'ERP', scopes: ['orders.read' as const], days: null }
  const pay = { bank: 'Bancolombia', accountType: 'Ahorros' as const, accountNumber: '45678901234' }
  const tries = (who: Caller, code?: string) => {
    const proof = { password, ...(code === undefined ? {} : { code }) }
    return [
      () => who.refusal(api.integrations.makeKey, { body: { ...key, ...proof } }),
      () =>
        who.refusal(api.ownAccount.password, { body: { newPassword: 'la mula nueva sube sola', ...proof } }),
      () => who.refusal(api.ownAccount.askPayAccount, { body: { pay, ...proof } }),
      () => who.refusal(api.ownAccount.backupCodes, { body: proof }),
      () => who.refusal(api.rights.data, { body: proof }),
      () => who.refusal(api.rights.leave, { body: proof }),
    ]
  }

  test('without a code each act asks for it, with a wrong one it is refused, and nothing has happened', async () => {
    const { email, who } = await somebody()
    await enrol(house, who, password)
    // What was tried from this address before is over.
    house.clock.forward(61_000)
    for (const attempt of tries(who)) expect(await attempt()).toBe('auth.code_required')
    for (const attempt of tries(who, '000000')) expect(await attempt()).toBe('auth.code_wrong')
    const own = await who.send(api.integrations.keys, { query: {} })
    expect([own.items, (await standing(who)).codesLeft]).toEqual([[], 10])
    expect(await refusal(email)).toBe('auth.code_required')
  })

  test('with the code of the app a key is made, and the code is used up', async () => {
    const { who } = await somebody()
    const { secret } = await enrol(house, who, password)
    house.clock.forward(60_000)
    const body = { ...key, password, code: codeOf(house, secret) }
    expect((await who.send(api.integrations.makeKey, { body })).key).toMatch(/^arriero_/)
    expect(await who.refusal(api.integrations.makeKey, { body })).toBe('auth.code_wrong')
  })

  test('not even an administrator takes his own away with the password alone', async () => {
    const { who } = await somebody('administrator')
    await enrol(house, who, password)
    const own = { params: { _id: who.actor.id }, body: { password, reason: 'Así lo quiero.' } }
    expect(await who.refusal(api.ownAccount.removeFactor, own)).toBe('auth.code_required')
    expect((await standing(who)).since).not.toBeNull()
  })

  test('who was coming in by the password alone while it was switched on does not stay in', async () => {
    const { email, who } = await somebody()
    const { secret } = await who.send(api.ownAccount.beginFactor, { body: { password } })
    const [entered] = await Promise.all([
      Promise.allSettled([1, 2, 3, 4].map(() => enter(email))),
      who.send(api.ownAccount.confirmFactor, { body: { code: codeOf(house, secret) } }),
    ])
    for (const one of entered) {
      if (one.status === 'rejected') continue
      const late = await house.app.inject({
        url: '/v1/session/all',
        headers: { authorization: `Bearer ${one.value.token}` },
      })
      expect(late.statusCode).toBe(401)
    }
    expect((await who.send(api.sessions.all, { query: {} })).items).toHaveLength(1)
  })
})

describe('who lost phone and codes', () => {
  test('is helped by an administrator with his own password, and told', async () => {
    const { email, who } = await somebody('soport')
    await enrol(house, who, password)
    const { who: administrator } = await somebody('administrator')
    const body = { password, reason: 'Perdió el celular; lo confirmé por teléfono.' }
    const params = { _id: who.actor.id }
    const wrong = { params, body: { ...body, password: 'no es esta' } }
    expect(await administrator.refusal(api.ownAccount.removeFactor, wrong)).toBe('auth.wrong_credentials')
    await administrator.send(api.ownAccount.removeFactor, { params, body })
    expect(await administrator.refusal(api.ownAccount.removeFactor, { params, body })).toBe('factor.not_on')
    await enter(email)
    await letGo(house)
    const letter = post.to(email).find(({ subject }) => subject.includes('El equipo quitó'))
    expect(letter?.text).toContain('Perdió el celular')
    expect(await trailOf(house, who.actor.id)).toContain('factor.removed_by_staff')
  })
})
