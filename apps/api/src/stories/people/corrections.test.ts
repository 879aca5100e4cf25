/** Somebody whom staff sent back puts right what was asked, and waits for staff again. Decisions §6. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { applicant, staffDesk, trailOf } from './accounts.fixture.ts'
import { minuteMs, openStage, uploadJpeg } from '../stage.fixture.ts'

const { house, called } = await openStage()
const desk = staffDesk(await called('administrator'))

/** Sent back a while after he registered. */
const returned = async (
  ...who: Parameters<typeof applicant> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const person = await applicant(house, ...who)
  house.clock.forward(minuteMs)
  await desk.change(person.id, { validation: 'returned', note: 'No se leen.' })
  house.clock.forward(minuteMs)
  return person
}
const standingOf = async (id: string) => {
  const { validation, validationNote, returnedAt } = await desk.detail(id)
  return { validation, validationNote, wasReturned: returnedAt !== null }
}
const inLine = { validation: 'pending', validationNote: null, wasReturned: true }
const stillReturned = { validation: 'returned', validationNote: 'No se leen.', wasReturned: true }

const bring = async (
  caller: Caller,
  _id: string,
  kind: 'identity' | 'licence' | 'occupationalRisk' | 'health',
) => {
  const ends = kind === 'identity' ? {} : { expirationDate: '2028-05-01' }
  const category = kind === 'licence' ? { category: 'C3' } : {}
  await caller.send(api.papers.give, {
    params: { _id },
    body: { kind, images: [await uploadJpeg(caller)], ...ends, ...category },
  })
}
const resend = { validation: 'pending' as const }

test('with the last paper he was asked for a driver is back in line by himself', async () => {
  const driver = await returned('driver')
  await desk.change(driver.id, {
    documents: (await desk.detail(driver.id)).documents
      .filter(({ kind }) => kind === 'occupationalRisk' || kind === 'health')
      .map(({ _id }) => ({ _id, isActive: true })),
  })
  await bring(driver, driver.id, 'identity')
  expect(await standingOf(driver.id)).toEqual(stillReturned)
  await bring(driver, driver.id, 'licence')
  expect(await standingOf(driver.id)).toEqual(inLine)
  expect(await trailOf(house, driver.id)).toContain('user.resent')
})

test('a client, who is asked for no papers, says himself that he has corrected his data', async () => {
  const client = await returned('client')
  const params = { _id: client.id }
  await client.send(api.accounts.update, { params, body: { name: 'María Elena Ortiz' } })
  expect(await standingOf(client.id)).toEqual(stillReturned)
  await client.send(api.accounts.update, { params, body: resend })
  expect(await standingOf(client.id)).toEqual(inLine)
  expect(await client.refusal(api.accounts.update, { params, body: resend })).toBe('input.unknown_field')
})

test('an enterprise sends a driver of its own back in line, and nobody else’s', async () => {
  const enterprise = await called('enterprise')
  const driver = await returned('enterprisedriver', { enterpriseId: enterprise.actor.id })
  const call = { params: { _id: driver.id }, body: resend }
  expect(await (await called('enterprise')).refusal(api.enterpriseDrivers.update, call)).toBe(
    'user.not_found',
  )
  const both = { ...call, body: { ...resend, isActive: false as const } }
  expect(await enterprise.refusal(api.enterpriseDrivers.update, both)).toBe('input.invalid')
  await enterprise.send(api.enterpriseDrivers.update, call)
  expect(await standingOf(driver.id)).toEqual(inLine)
  expect(await enterprise.refusal(api.enterpriseDrivers.update, call)).toBe('input.unknown_field')
})

test('what staff takes back was never asked; nobody lets himself in', async () => {
  const client = await returned('client')
  await desk.change(client.id, { validation: 'pending' })
  expect(await standingOf(client.id)).toEqual({ ...inLine, wasReturned: false })
  const params = { _id: client.id }
  const returning = { params, body: { validation: 'returned' as const, note: 'Yo' } }
  expect(await client.refusal(api.accounts.update, returning)).toBe('input.unknown_field')
  const activating = { params, body: { isActive: true } }
  expect(await client.refusal(api.accounts.update, activating)).toBe('input.not_changeable')
})

test('a carrier that waits says to which account it is paid, and no longer once it is approved', async () => {
  const enterprise = await applicant(house, 'enterprise')
  const pay = { bank: 'Bancolombia', accountType: 'Ahorros' as const, accountNumber: '45678901234' }
  const call = { params: { _id: enterprise.id }, body: { pay } }
  const wrong = { ...call, body: { pay: { ...pay, accountNumber: '12-34' } } }
  expect(await enterprise.refusal(api.accounts.update, wrong)).toBe('pay.account_number_invalid')
  await enterprise.send(api.accounts.update, call)
  const own = await enterprise.send<typeof api.users.detail, 'self'>(api.users.detail, {
    params: { _id: enterprise.id },
  })
  expect(own.driver?.pay).toEqual({ ...pay, accountNumber: '•••••••1234' })
  await desk.change(enterprise.id, { documents: await desk.verdicts(enterprise.id, true), isActive: true })
  const approved = await house.as({ ...enterprise.actor, isValidated: true })
  expect(await approved.refusal(api.accounts.update, call)).toBe('input.unknown_field')
  const client = await applicant(house, 'client')
  const ofClient = { params: { _id: client.id }, body: { pay } }
  expect(await client.refusal(api.accounts.update, ofClient)).toBe('input.unknown_field')
})
