import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { describe, expect, test } from 'vitest'
import { applicant, portraitOf, staffDesk, trailOf } from './accounts.fixture.ts'
import { openStage } from '../stage.fixture.ts'

const { house, called, fleet, ownDriver, services } = await openStage()
const administrator = await called('administrator')
const desk = staffDesk(administrator)

describe('somebody who waits to be approved', () => {
  test('cannot work until his papers are validated and he is activated, and then can at once', async () => {
    const driver = await applicant(house, 'driver')
    const look = () => driver.send(api.orders.available, { query: {} })
    expect(await driver.refusal(api.orders.available, { query: {} })).toBe('account.in_validation')
    expect(await desk.refusal(driver.id, { isActive: true })).toBe('account.papers_missing')
    await desk.change(driver.id, { documents: await desk.verdicts(driver.id, true) })
    expect((await desk.detail(driver.id)).documents.every(({ isActive }) => isActive)).toBe(true)
    await desk.change(driver.id, { isActive: true })
    expect((await look()).items).toEqual([])
    expect(await desk.detail(driver.id)).toMatchObject({ isActive: true, validation: 'validated' })
    expect(await trailOf(house, driver.id)).toEqual([
      'paper.read',
      ...Array.from({ length: 4 }, () => 'paper.validated'),
      'user.validated',
    ])
  })

  test('is approved with one click when his papers are validated by the same one', async () => {
    const enterprise = await applicant(house, 'enterprise')
    const documents = await desk.verdicts(enterprise.id, true)
    await desk.change(enterprise.id, { documents, isActive: true })
    expect(await desk.detail(enterprise.id)).toMatchObject({ isActive: true })
  })

  test('stays where he is while one paper is missing', async () => {
    const driver = await applicant(house, 'driver', { lacking: ['licence'] })
    const documents = await desk.verdicts(driver.id, true)
    expect(await desk.refusal(driver.id, { documents, isActive: true })).toBe('account.papers_missing')
    expect((await desk.detail(driver.id)).documents.some(({ isActive }) => isActive)).toBe(false)
  })

  test('is returned with a note that he reads himself, and that goes with his approval', async () => {
    const client = await applicant(house, 'client')
    expect(await desk.refusal(client.id, { validation: 'returned' })).toBe('account.note_required')
    await desk.change(client.id, { validation: 'returned', note: 'La cédula no se lee.' })
    const own = await client.send(api.users.detail, { params: { _id: client.id } })
    expect(own).toMatchObject({ validation: 'returned', validationNote: 'La cédula no se lee.' })
    await desk.change(client.id, { isActive: true })
    expect(await desk.detail(client.id)).toMatchObject({ validation: 'validated', validationNote: null })
    expect(await desk.refusal(client.id, { validation: 'returned', note: 'Tarde' })).toBe(
      'account.already_validated',
    )
  })
})

describe('a deactivated account', () => {
  test('is out everywhere, and logs in like a wrong password', async () => {
    const client = await called('client')
    await desk.change(client.actor.id, { isActive: false })
    expect(await client.refusal(api.users.detail, { params: { _id: client.actor.id } })).toBe(
      'session.invalid',
    )
    await desk.change(client.actor.id, { isActive: true })
    // The old session stays ended.
    expect(await client.refusal(api.users.detail, { params: { _id: client.actor.id } })).toBe(
      'session.invalid',
    )
    expect(await desk.detail(client.actor.id)).toMatchObject({ isActive: true })
  })

  test('is refused to who has a service assigned or running, whatever his part in it, and the services are named', async () => {
    const client = await called('cliententerprise')
    const crew = await fleet()
    const orderId = await services.crewed(client, crew)
    for (const id of [client.actor.id, crew.carrier.actor.id, crew.driver.actor.id]) {
      const refused = await desk.change(id, { isActive: false }).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(CallError)
      const { status, reply } = refused as CallError
      expect([status, reply.code]).toEqual([409, 'account.has_services'])
      expect(reply.error).toContain(orderId.slice(18))
      expect(reply).toMatchObject({ orders: [orderId] })
    }
    await crew.carrier.send(api.cancellations.release, {
      params: { _id: orderId },
      body: { reason: 'Sin camión' },
    })
    await desk.change(crew.driver.actor.id, { isActive: false })
    expect(await desk.detail(crew.driver.actor.id)).toMatchObject({ isActive: false })
  })

  test('is never an administrator’s own', async () => {
    expect(await desk.refusal(administrator.actor.id, { isActive: false })).toBe('account.own_activity')
  })
})

describe('a role', () => {
  test('changes within the staff, and its sessions end', async () => {
    const support = await called('soport')
    await desk.change(support.actor.id, { rol: 'accountancy' })
    expect(await support.refusal(api.sessions.all, { query: {} })).toBe('session.invalid')
    expect(await desk.detail(support.actor.id)).toMatchObject({ rol: 'accountancy' })
    const client = await called('client')
    expect(await desk.refusal(client.actor.id, { rol: 'administrator' })).toBe('account.role_fixed')
    expect(await desk.refusal(administrator.actor.id, { rol: 'soport' })).toBe('account.own_role')
  })
})

describe('papers', () => {
  test('are judged one by one, only those of this very person and only the newest', async () => {
    const driver = await applicant(house, 'driver')
    const other = await applicant(house, 'driver')
    const [first] = await desk.verdicts(other.id, true)
    if (!first) throw new Error('no paper')
    expect(await desk.refusal(driver.id, { documents: [first] })).toBe('paper.not_found')
    await house.database.db
      .updateTable('credentials')
      .set({ expires_on: '2026-01-01' })
      .where('id', '=', first._id)
      .execute()
    expect(await desk.refusal(other.id, { documents: [first] })).toBe('paper.expired')
    await desk.change(other.id, { documents: [{ ...first, isActive: false }] })
  })
})

describe('two of the staff at one account', () => {
  test('do not overwrite each other', async () => {
    const client = await called('client')
    const { version } = await desk.detail(client.actor.id)
    await desk.change(client.actor.id, { version, name: 'Ana Ruiz' })
    const second = staffDesk(await called('administrator'))
    expect(await second.refusal(client.actor.id, { version, name: 'Ana Ruíz' })).toBe('account.changed')
    expect(await desk.detail(client.actor.id)).toMatchObject({ name: 'Ana Ruiz', version: version + 1 })
  })
})

describe('one’s own account', () => {
  test('takes name, telephone and picture; a driver says whether he is free', async () => {
    const { driver } = await ownDriver()
    const change = (body: Parameters<typeof desk.change>[1]) =>
      driver.send(api.accounts.update, { params: { _id: driver.actor.id }, body })
    await change({ name: 'José Peñalosa', cellPhone: '+57 300 111 2233', status: false })
    await change({ image: await portraitOf(driver) })
    expect(await desk.detail(driver.actor.id)).toMatchObject({
      name: 'José Peñalosa',
      cellPhone: '3001112233',
      status: false,
    })
  })

  test('takes nothing that is the staff’s to decide', async () => {
    const client = await called('client')
    const params = { _id: client.actor.id }
    for (const body of [
      { isActive: false },
      { rol: 'soport' as const },
      { documents: [{ _id: 'a'.repeat(24), isActive: true }] },
      { identification: '1032456789' },
      { status: true },
    ])
      expect(await client.refusal(api.accounts.update, { params, body })).toBe('input.not_changeable')
    expect(await desk.refusal(client.actor.id, { status: true })).toBe('input.not_changeable')
    const resend = { params, body: { validation: 'pending' as const } }
    expect(await client.refusal(api.accounts.update, resend)).toBe('input.unknown_field')
    const foreign = { _id: administrator.actor.id }
    expect(await client.refusal(api.accounts.update, { params, body: foreign })).toBe('input.invalid')
    expect(await client.refusal(api.accounts.update, { params: foreign, body: { name: 'Otro' } })).toBe(
      'user.not_found',
    )
  })

  test('with a new name is found by it, in its services too', async () => {
    const client = await called('cliententerprise')
    const orderId = await services.created(client)
    await desk.change(client.actor.id, { name: 'Molinos Quindío S.A.' })
    await house.jobs.runJobs()
    const body = { userType: 'administrator' as const, _id: administrator.actor.id }
    const found = await administrator.send<typeof api.orders.mine, 'admin'>(api.orders.mine, {
      query: { q: 'molinos quindio' },
      body,
    })
    expect(found.items.map(({ _id }) => _id)).toEqual([orderId])
    const clients = await administrator.send(api.users.clients, {
      params: { flag: true },
      query: { q: 'quindio' },
    })
    expect(clients.items.map(({ _id }) => _id)).toEqual([client.actor.id])
  })
})
