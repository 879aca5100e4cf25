import { api } from '@arriero/contract'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { photosOf } from '../vehicles/new-vehicle.fixture.ts'
import { openStage } from '../stage.fixture.ts'

const { house, called, truck } = await openStage()
const { db } = house.database
const administrator = await called('administrator')
const owner = await called('enterprise')
const driver = await called('enterprisedriver', { enterpriseId: owner.actor.id })
const rival = await called('driver')
const today = bogotaDay(house.clock.now)

const ending = (caller: Caller, query: object = {}) => caller.send(api.papers.ending, { query })
/** One vehicle for each number of days until its SOAT ends. */
const plates = new Map<number, string>()
for (const days of [-3, 0, 1, 7, 8, 30, 31]) {
  const id = await truck(owner.actor)
  await db
    .updateTable('credentials')
    .set({ issued_on: daysAfter(today, -340), expires_on: daysAfter(today, days) })
    .where('vehicle_id', '=', id)
    .where('kind', '=', 'soat')
    .execute()
  const { license_plate } = await db
    .selectFrom('vehicles')
    .select('license_plate')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  plates.set(days, license_plate)
}
await db
  .updateTable('credentials')
  .set({ issued_on: null, expires_on: daysAfter(today, 10) })
  .where('user_id', '=', driver.actor.id)
  .where('kind', '=', 'health')
  .execute()
const foreignId = await truck(rival.actor, { papersEndInDays: 5 })

test('an enterprise reads what ends of its vehicles and drivers, the nearest first', async () => {
  const { items, total } = await ending(owner)
  expect(
    items.map(({ daysLeft, span, licensePlate, user }) => [daysLeft, span, licensePlate ?? user.name]),
  ).toEqual([
    [-3, 'expired', plates.get(-3)],
    [0, 'in1', plates.get(0)],
    [1, 'in1', plates.get(1)],
    [7, 'in7', plates.get(7)],
    [8, 'in15', plates.get(8)],
    [10, 'in15', items[5]?.user.name],
    [30, 'in30', plates.get(30)],
  ])
  expect(total).toBe(7)
})

test('the spans, the holder and words narrow it', async () => {
  const days = async (query: object) => (await ending(owner, query)).items.map(({ daysLeft }) => daysLeft)
  expect(await days({ span: ['expired', 'in15'] })).toEqual([-3, 8, 10])
  expect(await days({ holder: ['person'] })).toEqual([10])
  expect(await days({ q: plates.get(7) ?? '' })).toEqual([7])
  expect(await days({ sort: '-expirationDate', limit: 2 })).toEqual([30, 10])
})

test('a driver reads his own, another carrier his, an administrator everybody’s', async () => {
  expect((await ending(driver)).items.map(({ kind }) => kind)).toEqual(['health'])
  const his = await ending(rival)
  expect(his.items.map(({ kind }) => kind).toSorted()).toEqual(['inspection', 'soat'])
  expect((await ending(administrator)).total).toBe(9)
})

test('says when a newer version waits, and leaves the list once that one counts', async () => {
  const images = await photosOf(rival, 2)
  const expirationDate = daysAfter(today, 360)
  const soat = { kind: 'soat' as const, expeditionDate: today, expirationDate, images }
  await rival.send(api.vehicles.update, {
    params: { _id: foreignId },
    body: { _id: foreignId, documents: [soat] },
  })
  const { items } = await ending(rival, { isRenewed: ['true'] })
  expect(items).toMatchObject([{ kind: 'soat', renewal: { expirationDate } }])
  const _id = items[0]?.renewal?._id ?? ''
  await administrator.send(api.vehicles.update, {
    params: { _id: foreignId },
    body: { _id: foreignId, documents: [{ _id, isActive: true }] },
  })
  expect((await ending(rival)).items.map(({ kind }) => kind)).toEqual(['inspection'])
})
