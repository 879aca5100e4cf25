import { api } from '@arriero/contract'
import { beforeAll, expect, test } from 'vitest'
import { vehicleTypeId } from '#features/catalogues/catalogue-ids.ts'
import type { Caller } from '#testing/house.ts'
import { hourMs, openStage, type Fleet } from '../stage.fixture.ts'

const { house, person, called, fleet, ownDriver, services } = await openStage()
const { world, clock } = house

const bogota = '11001'
const medellin = '05001'
const lane = { originCode: bogota, destinationCode: medellin, typeVehicleId: vehicleTypeId('singleTruck') }

/** From loading to delivery it takes eight hours. */
const haul = async (client: Caller, { carrier, driver, pair }: Fleet, netPesos: number): Promise<void> => {
  const clientPricePesos = Math.round(netPesos * 1.19)
  const id = await services.inPosition(client, { carrier, driver, pair }, { clientPricePesos })
  await world.milestone(driver.actor, id, 'loadingStart')
  await world.supportDocument(carrier.actor, id)
  await world.milestone(driver.actor, id, 'tripStart')
  clock.forward(8 * hourMs)
  await world.milestone(driver.actor, id, 'inFinish')
  await world.milestone(driver.actor, id, 'finish')
}

const askedBy = async (role: Parameters<typeof person>[0], query: typeof lane = lane) =>
  (await called(role)).send(api.lanes.history, { query })

beforeAll(async () => {
  const clients = [await called('client'), await called('cliententerprise'), await called('client')] as const
  const carriers = [await fleet(), await ownDriver(), await fleet()] as const
  for (const [index, turn] of ([0, 1, 2, 0, 1] as const).entries())
    await haul(clients[turn], carriers[turn], 2_000_000 + index * 100_000)
}, 60_000)

test('a month that is not over is not told: whoever looks before and after a service learns nothing of it', async () => {
  expect(await askedBy('administrator')).toEqual({ periods: [] })
})

test('each reads his own side of five services, and nothing by which to tell whose they were', async () => {
  clock.now = new Date('2026-12-02T13:00:00Z')
  const month = { from: '2026-11', to: '2026-11', services: 5, hours: { low: 8, middle: 8, high: 8 } }
  const price = { low: 2_100_000, middle: 2_200_000, high: 2_300_000 }
  const freight = { low: 1_910_000, middle: 2_000_000, high: 2_090_000 }
  for (const role of ['client', 'cliententerprise'] as const)
    expect(await askedBy(role)).toEqual({ periods: [{ ...month, price }] })
  for (const role of ['enterprise', 'driver'] as const)
    expect(await askedBy(role)).toEqual({ periods: [{ ...month, freight }] })
  expect(await askedBy('administrator')).toEqual({ periods: [{ ...month, price, freight }] })
})

test('another way, the way back and another vehicle are lanes of their own', async () => {
  const others = [
    { destinationCode: '76001' },
    { originCode: medellin, destinationCode: bogota },
    { typeVehicleId: vehicleTypeId('tractor3S2') },
  ]
  for (const other of others)
    expect(await askedBy('administrator', { ...lane, ...other })).toEqual({ periods: [] })
})

test('a town or a vehicle nobody knows is refused, and so is who has no price to name', async () => {
  const client = await called('client')
  const refused = (more: object) => client.refusal(api.lanes.history, { query: { ...lane, ...more } })
  expect(await refused({ originCode: '99999' })).toBe('place.outside_colombia')
  expect(await refused({ destinationCode: 'Cali' })).toBe('place.outside_colombia')
  expect(await refused({ typeVehicleId: 'f'.repeat(24) })).toBe('vehicle.type_not_found')
  expect(await refused({ typeVehicleId: '1' })).toBe('vehicle.type_required')
  const { driver } = await fleet()
  for (const nobody of [driver, await called('accountancy'), await called('soport')])
    expect(await nobody.refusal(api.lanes.history, { query: lane })).toBe('auth.role_refused')
})
