/** Calls on a vehicle that name a second object: both must belong together. Security B6 rows 7 and 8, B4 row 37. */
import { api } from '@arriero/contract'
import type { Actor } from '@arriero/domain/people/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { typeLoadId } from '#features/catalogues/catalogue-ids.ts'
import { insertCredential, type Holder } from '#features/credentials/credentials.store.ts'
import { send, watchHouse, type Watch } from './probe.fixture.ts'
import { openWorld, type World } from './world.fixture.ts'

let world: World
let watch: Watch
let administrator: Actor
let owner: Actor
let vehicleId: string
let otherId: string
beforeAll(async () => {
  world = await openWorld()
  watch = await watchHouse(world.house)
  administrator = await world.bystander('administrator')
  owner = await world.bystander('enterprise')
  vehicleId = await world.people.truck(owner)
  otherId = await world.people.truck(await world.newcomer('driver'))
})
afterAll(() => watch.stop({ of: 'two ids' }))

const review = async (path: string, body: Record<string, unknown>) => {
  const { status, code } = await send(world.house.app, api.vehicles.update, {
    params: { _id: path },
    body,
    token: await world.tokenOf(administrator),
  })
  return code ? `${status} ${code}` : 'ok'
}

const paper = (holder: Holder, kind = 'permit') =>
  world.house.database.transaction((tx) =>
    insertCredential(world.house.openCtx(tx), {
      holder,
      kind,
      name: 'Permiso',
      isActive: false,
      imageIds: [],
    }),
  )

const unchanged = async (work: () => Promise<unknown>) => {
  const before = await watch.state()
  await work()
  expect(await watch.state()).toBe(before)
}

test('the vehicle of the path is the vehicle of the body', async () => {
  await unchanged(async () => {
    expect(await review(vehicleId, { _id: otherId, isActive: false })).toBe('400 input.invalid')
    expect(await review(otherId, { _id: vehicleId, isActive: false })).toBe('400 input.invalid')
  })
})

test('a paper is of the vehicle it is judged with', async () => {
  const papers = [await paper({ vehicleId: otherId }), await paper({ userId: owner.id }), 'f'.repeat(24)]
  await unchanged(async () => {
    for (const _id of papers) {
      const documents = [{ _id, isActive: true }]
      expect(await review(vehicleId, { _id: vehicleId, documents })).toBe('404 paper.not_found')
    }
  })
})

test('a paper its owner has replaced is nobody’s to judge', async () => {
  const old = await paper({ vehicleId }, 'replaced')
  const latest = await paper({ vehicleId }, 'replaced')
  const judge = (_id: string) => review(vehicleId, { _id: vehicleId, documents: [{ _id, isActive: true }] })
  await unchanged(async () => expect(await judge(old)).toBe('409 paper.replaced'))
  expect(await judge(latest)).toBe('ok')
})

test('a cargo type is one there is', async () => {
  await unchanged(async () =>
    expect(await review(vehicleId, { _id: vehicleId, permissions: ['f'.repeat(24)] })).toBe(
      '404 cargo.not_found',
    ),
  )
})

test.each([
  ['user', 'f'.repeat(24)],
  ['licensePlate', 'AAA111'],
  ['owner_id', 'f'.repeat(24)],
  ['images', ['f'.repeat(24)]],
  ['__proto__', { isActive: true }],
])('%s is not staff’s to write', async (key, value) => {
  const body = JSON.parse(`{"_id":"${vehicleId}","${key}":${JSON.stringify(value)}}`) as Record<
    string,
    unknown
  >
  await unchanged(async () => expect(await review(vehicleId, body)).toMatch(/^400 /))
})

test('of a paper only its validation is staff’s to write', async () => {
  const _id = await paper({ vehicleId }, 'dated')
  await unchanged(async () => {
    for (const extra of [{ expirationDate: '2030-01-01' }, { name: 'Soat' }, { isPermition: true }]) {
      const documents = [{ _id, isActive: true, ...extra }]
      expect(await review(vehicleId, { _id: vehicleId, documents })).toMatch(/^400 /)
    }
  })
  const permissions = [{ id: typeLoadId('general') }]
  expect(await review(vehicleId, { _id: vehicleId, permissions })).toBe('ok')
})
