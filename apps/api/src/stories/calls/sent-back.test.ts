/** What somebody reads he may send back as it is, with his change in it. Decisions §4. */
import { api } from '@arriero/contract'
import type { Endpoint } from '@arriero/contract/endpoint'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { openStage } from '../stage.fixture.ts'

const { house, called, truck, services, fleet } = await openStage()
const administrator = await called('administrator')

type Body = Record<string, unknown>

/** As a program outside sends it: a body of any form. */
const put = async (caller: Caller, endpoint: Endpoint, { _id, body, key }: Sent) => {
  const answer = await house.app.inject({
    method: 'PUT',
    url: `/v1${endpoint.path.replace('{_id}', _id)}`,
    headers: { authorization: `Bearer ${caller.token}`, ...(key ? { 'idempotency-key': key } : {}) },
    payload: body,
  })
  const { updated, code, fields } = answer.json<{ updated?: true; code?: string; fields?: object }>()
  return updated ? 'updated' : `${answer.statusCode} ${code} ${Object.keys(fields ?? {}).join(' ')}`.trim()
}
type Sent = { _id: string; body: Body; key?: string }

const readUser = (caller: Caller, _id = caller.actor.id) =>
  caller.send<typeof api.users.detail, 'self'>(api.users.detail, { params: { _id } })

test('one’s own profile as it was read changes nothing, and with another telephone only that', async () => {
  const driver = await called('driver', { name: 'Evaristo Luna' })
  await truck(driver.actor, { licensePlate: 'SXC501' })
  const own = await readUser(driver)
  const change = (body: Body) => put(driver, api.accounts.update, { _id: own._id, body })
  expect(await change(own)).toBe('updated')
  expect(await readUser(driver)).toMatchObject({ version: own.version })
  expect(await change({ ...own, cellPhone: '3009998877' })).toBe('updated')
  const after = await readUser(driver)
  expect(after).toMatchObject({ name: 'Evaristo Luna', cellPhone: '3009998877', version: own.version + 1 })
  // On what stood before.
  expect(await change({ ...own, name: 'Otro' })).toBe('409 account.changed')
})

test('of a profile what is not its owner’s is refused by its name once it was changed, and what nobody reads as before', async () => {
  const driver = await called('driver')
  const own = await readUser(driver)
  const change = (body: Body) => put(driver, api.accounts.update, { _id: own._id, body })
  const changed: Body = {
    email: 'otro@example.co',
    identification: '1032456789',
    rol: 'administrator',
    isActive: false,
    score: 5,
    countOrder: 9,
    orderCount: 9,
    dateCreate: '2020-01-01T00:00:00.000Z',
    documents: [{ _id: 'a'.repeat(24), isActive: true }],
    vehicles: [{ _id: 'a'.repeat(24), licensePlate: 'SXC481' }],
    enterprise: { _id: 'a'.repeat(24), name: 'Otra', image: null },
    driver: { pay: { bank: 'Bancolombia', accountType: 'Ahorros', accountNumber: '20145678902' } },
  }
  for (const [key, value] of Object.entries(changed)) {
    expect(await change({ ...own, [key]: value })).toBe(`400 input.not_changeable ${key}`)
    expect(await change({ [key]: value })).toBe(`400 input.not_changeable ${key}`)
    expect(await change({ [key]: own[key as keyof typeof own] })).toBe('updated')
  }
  for (const key of ['countPrice', 'passwordHash', 'password', 'enterpriseId'])
    expect(await change({ ...own, [key]: 'x' })).toBe(`400 input.unknown_field ${key}`)
  expect(await readUser(driver)).toEqual(own)
})

test('an administrator sends anybody’s profile back with his decision in it', async () => {
  const client = await called('client', { name: 'Ángela Rincón' })
  const read = () =>
    administrator.send<typeof api.users.detail, 'admin'>(api.users.detail, {
      params: { _id: client.actor.id },
    })
  const seen = await read()
  const change = (body: Body) => put(administrator, api.accounts.update, { _id: seen._id, body })
  expect(await change(seen)).toBe('updated')
  expect(await change({ ...seen, name: 'Ángela Rincón Ortiz' })).toBe('updated')
  expect(await change(seen)).toBe('409 account.changed')
  expect(await change({ ...seen, version: seen.version + 1, countPrice: 9 })).toBe(
    '400 input.not_changeable countPrice',
  )
  expect(await change({ ...(await read()), isActive: false })).toBe('updated')
  expect(await read()).toMatchObject({ name: 'Ángela Rincón Ortiz', isActive: false, rol: 'client' })
  // Somebody else's profile is as unknown to others as before.
  const stranger = await called('client')
  expect(await put(stranger, api.accounts.update, { _id: seen._id, body: { name: 'Otra' } })).toBe(
    '404 user.not_found',
  )
})

test('a vehicle as it was read takes staff’s verdict, grant and activity, and its owner’s new paper', async () => {
  const owner = await called('enterprise')
  await truck(owner.actor, { licensePlate: 'WLM231' })
  const read = (caller: Caller) => caller.send(api.vehicles.detail, { params: { licensePlate: 'WLM231' } })
  const seen = await read(administrator)
  const change = (caller: Caller, body: Body) => put(caller, api.vehicles.update, { _id: seen._id, body })
  expect(seen.documents.length).toBeGreaterThan(1)
  expect(await change(owner, await read(owner))).toBe('updated')
  expect(await change(administrator, seen)).toBe('updated')
  expect((await read(owner)).version).toBe(seen.version)
  const [first, ...others] = seen.documents
  const judged = [{ ...first, isActive: false }, ...others]
  expect(await change(owner, { ...(await read(owner)), documents: judged })).toBe(
    '400 input.not_changeable documents.0.isActive',
  )
  expect(await change(administrator, { ...seen, documents: judged, isActive: false })).toBe('updated')
  const after = await read(administrator)
  expect(after).toMatchObject({ isActive: false, version: seen.version + 1, licensePlate: 'WLM231' })
  expect(after.documents.map(({ isActive }) => isActive)).toEqual([false, ...others.map(() => true)])
  for (const [key, value] of Object.entries({ licensePlate: 'AAA111', model: '1999', user: { _id: '1' } }))
    for (const caller of [owner, administrator])
      expect(await change(caller, { ...(await read(caller)), [key]: value })).toBe(
        `400 input.not_changeable ${key}`,
      )
  const renamed = [{ ...after.documents[0], name: 'Otro' }]
  expect(await change(administrator, { ...after, documents: renamed })).toBe(
    '400 input.not_changeable documents.0.name',
  )
  expect(await change(owner, { ...(await read(owner)), isActive: true })).toBe(
    '400 input.not_changeable isActive',
  )
  expect(await change(owner, { ...(await read(owner)), color: 'azul' })).toBe('400 input.unknown_field color')
  const rival = await called('enterprise')
  expect(await change(rival, { _id: seen._id, documents: [] })).toBe('400 input.invalid documents')
})

test('a service as its carrier and its client read it is assigned and moved', async () => {
  const client = await called('client')
  const crew = await fleet()
  const _id = await services.taken(client, crew)
  const read = (caller: Caller) =>
    caller.send<typeof api.orders.detail, 'carrier' | 'client'>(api.orders.detail, { params: { _id } })
  const change = (caller: Caller, body: Body) => put(caller, api.orders.update, { _id, body })
  const [ofClient, ofCarrier] = [await read(client), await read(crew.carrier)]
  expect(await change(client, ofClient)).toBe('updated')
  expect(await change(crew.carrier, ofCarrier)).toBe('updated')
  expect(await change(crew.carrier, { ...ofCarrier, ...crew.pair, status: 3 })).toBe(
    '400 input.not_changeable status',
  )
  expect(await change(client, { ...ofClient, clientPrice: 1 })).toBe('400 input.not_changeable clientPrice')
  expect(await change(crew.carrier, { ...ofCarrier, ...crew.pair })).toBe('updated')
  expect(await read(client)).toMatchObject({ driver: { _id: crew.pair.driverId }, status: 1 })
})

test('the same change under the same key is done once, although what stands has changed by it', async () => {
  const driver = await called('driver')
  const own = await readUser(driver)
  const again = { _id: own._id, body: { ...own, name: 'Evaristo Mora' }, key: 'once-and-again-1' }
  expect(await put(driver, api.accounts.update, again)).toBe('updated')
  expect(await put(driver, api.accounts.update, again)).toBe('updated')
  expect((await readUser(driver)).version).toBe(own.version + 1)
  expect(await put(driver, api.accounts.update, { ...again, body: own })).toBe(
    '422 request.repeated_key_differs',
  )
})
