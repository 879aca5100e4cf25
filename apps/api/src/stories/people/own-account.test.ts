import { api } from '@arriero/contract'
import { describe, expect, test } from 'vitest'
import { sweepPayAccounts } from '#features/own-account/pay-account.sweeps.ts'
import { testHouse, type Caller } from '#testing/house.ts'
import { password } from '#testing/people.ts'
import { trailOf } from './accounts.fixture.ts'
import { letGo } from './own-account.fixture.ts'
import { postOffice } from './registration.fixture.ts'
import { hourMs, peopleOf } from '../stage.fixture.ts'

const post = postOffice()
const house = await testHouse({ providers: { mail: post.carrier } })
const people = await peopleOf(house)
const next = 'la mula nueva sube sola'
let made = 0
const somebody = async (role: 'client' | 'enterprise' | 'driver' | 'administrator') => {
  const email = `propia.${++made}@example.co`
  return { email, who: await people.called(role, { email }) }
}

describe('one’s own password', () => {
  const change = (who: Caller, body: { password: string; newPassword: string }) =>
    who.refusal(api.ownAccount.password, { body })

  test('is changed with the old one; the other sessions end, this one goes on, the owner is told', async () => {
    const { email, who } = await somebody('client')
    const phone = await house.as(who.actor)
    await who.send(api.ownAccount.password, { body: { password, newPassword: next } })
    expect(await phone.refusal(api.sessions.all, { query: {} })).toBe('session.invalid')
    expect((await who.send(api.sessions.all, { query: {} })).items).toHaveLength(1)
    const typed = { body: { email, password: next } }
    expect((await house.anonymous.send(api.sessions.logIn, typed)).user.email).toBe(email)
    await letGo(house)
    expect(post.to(email).at(-1)?.subject).toContain('Su contraseña cambió')
    expect(await trailOf(house, who.actor.id)).toContain('password.changed')
  })

  test('is not changed without it, to itself, to a short one or to one’s own name', async () => {
    const { email, who } = await somebody('administrator')
    expect(await change(who, { password: 'no es esta', newPassword: next })).toBe('auth.wrong_credentials')
    expect(await change(who, { password, newPassword: password })).toBe('password.same')
    expect(await change(who, { password, newPassword: 'catorce letras' })).toBe('password.too_short')
    expect((await who.send(api.sessions.all, { query: {} })).items).toHaveLength(1)
    await house.anonymous.send(api.sessions.logIn, { body: { email, password } })
  })
})

describe('where a carrier is paid', () => {
  const pay = { bank: 'Bancolombia', accountType: 'Ahorros' as const, accountNumber: '45678901234' }
  const accountOf = ({ actor }: Caller) =>
    house.database.db
      .selectFrom('users')
      .select(['bank', 'account_number'])
      .where('id', '=', actor.id)
      .executeTakeFirstOrThrow()

  test('changes a day after it was asked for with the password; the owner is told at once', async () => {
    const { email, who } = await somebody('enterprise')
    const { countsFrom } = await who.send(api.ownAccount.askPayAccount, { body: { password, pay } })
    expect(new Date(countsFrom).getTime() - house.clock.now.getTime()).toBe(24 * hourMs)
    const seen = await who.send(api.ownAccount.payAccount, {})
    expect(seen).toMatchObject({
      current: null,
      change: { bank: 'Bancolombia', accountNumber: '•••••••1234' },
    })
    await letGo(house)
    const letter = post.to(email).at(-1)
    expect(letter?.text).toContain('terminada en 1234')
    expect(letter?.text).not.toContain(pay.accountNumber)
    house.clock.forward(24 * hourMs - 1)
    await sweepPayAccounts(house.openCtx())
    expect(await accountOf(who)).toEqual({ bank: null, account_number: null })
    house.clock.forward(1)
    await sweepPayAccounts(house.openCtx())
    expect(await accountOf(who)).toEqual({ bank: 'Bancolombia', account_number: '45678901234' })
    expect((await who.send(api.ownAccount.payAccount, {})).change).toBeNull()
    expect(await trailOf(house, who.actor.id)).toContain('pay.change_applied')
  })

  test('stays where it was when its owner withdraws the change in time', async () => {
    const { who } = await somebody('driver')
    await who.send(api.ownAccount.askPayAccount, { body: { password, pay } })
    await who.send(api.ownAccount.dropPayAccount, {})
    expect(await who.refusal(api.ownAccount.dropPayAccount, {})).toBe('pay.change_not_found')
    house.clock.forward(25 * hourMs)
    await sweepPayAccounts(house.openCtx())
    expect((await accountOf(who)).bank).toBeNull()
  })

  test('is not changed by a session alone, nor past the way that waits', async () => {
    const { who } = await somebody('driver')
    const wrong = { body: { password: 'no es esta', pay } }
    expect(await who.refusal(api.ownAccount.askPayAccount, wrong)).toBe('auth.wrong_credentials')
    const direct = { params: { _id: who.actor.id }, body: { pay } }
    expect(await who.refusal(api.accounts.update, direct)).toBe('input.unknown_field')
  })
})
