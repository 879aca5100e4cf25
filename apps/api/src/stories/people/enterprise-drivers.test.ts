import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { describe, expect, test } from 'vitest'
import { testHouse, type Caller } from '#testing/house.ts'
import { portraitOf, staffDesk, trailOf } from './accounts.fixture.ts'
import { consents, linkIn, postOffice, secret } from './registration.fixture.ts'
import { createBody, hourMs, peopleOf, uploadJpeg } from '../stage.fixture.ts'

const post = postOffice()
const house = await testHouse({ providers: { mail: post.carrier } })
const { called, fleet } = await peopleOf(house)
const administrator = await called('administrator')
const desk = staffDesk(administrator)

type Body = CallInput<typeof api.enterpriseDrivers.create>['body']
type Change = CallInput<typeof api.enterpriseDrivers.update>['body']

let made = 0
const fresh = () => `conduce.${++made}@example.co`

const papersFrom = async (caller: Caller): Promise<NonNullable<Body['documents']>> => {
  const page = async () => [await uploadJpeg(caller)]
  return [
    { kind: 'identity', images: await page() },
    { kind: 'licence', images: await page(), expirationDate: '2029-05-01', category: 'C3' },
    { kind: 'occupationalRisk', images: await page(), expirationDate: '2027-05-01' },
    { kind: 'health', images: await page(), expirationDate: '2027-05-01' },
  ]
}

const driver = async (caller: Caller, change: Partial<Body> = {}): Promise<Body> => ({
  identification: '79.345.111',
  name: 'Jairo Peña',
  cellPhone: '3005550177',
  image: await portraitOf(caller),
  ...change,
})
const add = async (caller: Caller, change: Partial<Body> = {}) =>
  (await caller.send(api.enterpriseDrivers.create, { body: await driver(caller, change) }))._id
const change = (caller: Caller, _id: string, body: Change) =>
  caller.send(api.enterpriseDrivers.update, { params: { _id }, body })
const changeRefusal = (caller: Caller, _id: string, body: Change) =>
  caller.refusal(api.enterpriseDrivers.update, { params: { _id }, body })
const listOf = async (caller: Caller) =>
  (
    await caller.send(api.users.ofEnterprise, {
      params: { enterpriseId: caller.actor.id },
      query: {},
    })
  ).items
const accept = (code: string, more: { password?: string; birthOn?: string } = {}) =>
  house.anonymous.send(api.enterpriseDrivers.accept, {
    body: { code, password: secret, birthOn: '1988-03-14', consents, ...more },
  })
const acceptRefusal = (code: string, more: { password?: string; birthOn?: string } = {}) =>
  house.anonymous.refusal(api.enterpriseDrivers.accept, {
    body: { code, password: secret, birthOn: '1988-03-14', consents, ...more },
  })
/** The link of the newest letter to an address. */
const linkTo = async (email: string) => {
  await house.jobs.runJobs()
  const letter = post.to(email).at(-1)
  if (!letter) throw new Error(`no letter to ${email}`)
  return linkIn(letter)
}

describe('an enterprise', () => {
  test('adds a driver with his papers; he accepts, is validated by staff, and drives for it', async () => {
    const enterprise = await called('enterprise')
    const email = fresh()
    const id = await add(enterprise, { email, documents: await papersFrom(enterprise) })
    const code = await linkTo(email)
    const read = await house.anonymous.send(api.enterpriseDrivers.invitation, { body: { code } })
    expect(read).toMatchObject({ name: 'Jairo Peña', email })
    const { user } = await accept(code)
    expect(user).toMatchObject({ _id: id, rol: 'enterprisedriver', validation: 'pending' })
    await desk.change(id, { documents: await desk.verdicts(id, true), isActive: true })
    const entered = await house.anonymous.send(api.sessions.logIn, { body: { email, password: secret } })
    expect(entered.user).toMatchObject({ isActive: true, enterprise: { _id: enterprise.actor.id } })
    expect((await listOf(enterprise)).map(({ _id, isActive }) => [_id, isActive])).toEqual([[id, true]])
    expect(await trailOf(house, id)).toEqual(expect.arrayContaining(['driver.invited', 'driver.joined']))
  })

  test('adds one without an e-mail and invites him once it has one', async () => {
    const enterprise = await called('enterprise')
    const id = await add(enterprise)
    expect((await listOf(enterprise))[0]).toMatchObject({ _id: id, email: '', invitation: 'missing' })
    expect(await enterprise.refusal(api.enterpriseDrivers.invite, { params: { _id: id } })).toBe(
      'driver.email_missing',
    )
    const email = fresh()
    await change(enterprise, id, { email })
    const code = await linkTo(email)
    expect((await listOf(enterprise))[0]).toMatchObject({ email, invitation: 'sent' })
    await accept(code)
    expect((await listOf(enterprise))[0]).toMatchObject({ invitation: 'accepted' })
    expect(await changeRefusal(enterprise, id, { email: fresh() })).toBe('driver.invitation_accepted')
    expect(await enterprise.refusal(api.enterpriseDrivers.invite, { params: { _id: id } })).toBe(
      'driver.invitation_accepted',
    )
  })

  test('sees its own drivers only, and finds each by his name', async () => {
    const [mine, other] = [await called('enterprise'), await called('enterprise')]
    const id = await add(mine, { name: 'Nubia Arenas' })
    await add(other, { name: 'Nubia Ajena' })
    const found = await mine.send(api.users.ofEnterprise, {
      params: { enterpriseId: mine.actor.id },
      query: { name: 'nubia' },
    })
    expect(found.items.map(({ _id }) => _id)).toEqual([id])
    const detail = await mine.send(api.users.detail, { params: { _id: id } })
    expect(detail).toMatchObject({ name: 'Nubia Arenas', validation: 'pending' })
  })

  test('changes and suspends nobody else’s driver: he is as unknown as one who does not exist', async () => {
    const [mine, other] = [await called('enterprise'), await called('enterprise')]
    const foreign = await add(other)
    for (const id of [foreign, 'f'.repeat(24), other.actor.id]) {
      expect(await changeRefusal(mine, id, { isActive: false })).toBe('user.not_found')
      expect(await changeRefusal(mine, id, { cellPhone: '3001112233' })).toBe('user.not_found')
      expect(await mine.refusal(api.enterpriseDrivers.invite, { params: { _id: id } })).toBe('user.not_found')
    }
    const body = await driver(mine, { enterpriseId: other.actor.id })
    expect(await mine.refusal(api.enterpriseDrivers.create, { body })).toBe('user.not_found')
  })

  test('activates nobody', async () => {
    const enterprise = await called('enterprise')
    const id = await add(enterprise)
    expect(await changeRefusal(enterprise, id, { isActive: true } as unknown as Change)).toBe('input.invalid')
    expect(
      await enterprise.refusal(api.accounts.update, { params: { _id: id }, body: { isActive: true } }),
    ).toBe('user.not_found')
  })

  test('suspends a driver, whose sessions end, unless a service waits for him', async () => {
    const { carrier, driver: hired, pair } = await fleet()
    const client = await called('client')
    const at = new Date(house.clock.now.getTime() + 30 * hourMs)
    const { _id: idOrder } = await client.send(api.orders.create, { body: createBody(at) })
    await carrier.send(api.offers.create, { body: { isOffer: false, idOrder } })
    await carrier.send(api.orders.update, { params: { _id: idOrder }, body: pair })
    expect(await changeRefusal(carrier, hired.actor.id, { isActive: false })).toBe('account.has_services')
    const idle = await called('enterprisedriver', { enterpriseId: carrier.actor.id })
    await change(carrier, idle.actor.id, { isActive: false })
    expect(await idle.refusal(api.users.detail, { params: { _id: idle.actor.id } })).toBe('session.invalid')
    const row = (await listOf(carrier)).find(({ _id }) => _id === idle.actor.id)
    expect(row).toMatchObject({ isActive: false, validation: 'validated' })
  })

  test('brings no paper that a driver is not asked for, and none that is over', async () => {
    const enterprise = await called('enterprise')
    const images = [await uploadJpeg(enterprise), await uploadJpeg(enterprise)]
    const soat = await driver(enterprise, { documents: [{ kind: 'soat', images }] })
    expect(await enterprise.refusal(api.enterpriseDrivers.create, { body: soat })).toBe(
      'paper.not_for_holder',
    )
    const old = await driver(enterprise, {
      documents: [{ kind: 'licence', images, expirationDate: '2020-01-01', category: 'C2' }],
    })
    expect(await enterprise.refusal(api.enterpriseDrivers.create, { body: old })).toBe(
      'paper.already_expired',
    )
  })

  test('is told when an e-mail has an account already', async () => {
    const enterprise = await called('enterprise')
    const email = fresh()
    await called('client', { email })
    const body = await driver(enterprise, { email })
    expect(await enterprise.refusal(api.enterpriseDrivers.create, { body })).toBe('email.taken')
  })
})

test('an administrator adds a driver for the enterprise he names', async () => {
  const enterprise = await called('enterprise')
  const body = await driver(administrator)
  expect(await administrator.refusal(api.enterpriseDrivers.create, { body })).toBe('enterprise.required')
  const id = await add(administrator, { enterpriseId: enterprise.actor.id })
  expect((await listOf(enterprise)).map(({ _id }) => _id)).toEqual([id])
})

describe('the link of an invitation', () => {
  const invited = async () => {
    const enterprise = await called('enterprise')
    const email = fresh()
    const id = await add(enterprise, { email })
    return { enterprise, id, email, code: await linkTo(email) }
  }

  test('is good once, for a week, and only the newest', async () => {
    const { enterprise, id, email, code } = await invited()
    await enterprise.send(api.enterpriseDrivers.invite, { params: { _id: id } })
    expect(await acceptRefusal(code)).toBe('invitation.not_found')
    const newest = await linkTo(email)
    house.clock.forward(7 * 24 * hourMs)
    expect(await acceptRefusal(newest)).toBe('invitation.not_found')
    house.clock.forward(-7 * 24 * hourMs)
    await accept(newest)
    expect(await acceptRefusal(newest)).toBe('invitation.not_found')
  })

  test('stays good when the password or the age is refused', async () => {
    const { code } = await invited()
    expect(await acceptRefusal(code, { password: 'corta' })).toBe('password.too_short')
    expect(await acceptRefusal(code, { birthOn: '2010-01-01' })).toBe('registration.underage')
    expect((await accept(code)).user.rol).toBe('enterprisedriver')
  })

  test('of a driver who was suspended meanwhile is worth nothing', async () => {
    const { enterprise, id, code } = await invited()
    await change(enterprise, id, { isActive: false })
    expect(await acceptRefusal(code)).toBe('invitation.not_found')
  })

  test('lets one in where two use it at once', async () => {
    const { code } = await invited()
    const answers = await Promise.allSettled([accept(code), accept(code)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is nowhere in the database', async () => {
    const { code } = await invited()
    const rows = await house.database.db.selectFrom('driver_invitations').selectAll().execute()
    expect(rows.map((row) => row.code_hash?.toString('base64url'))).not.toContain(code)
  })
})
