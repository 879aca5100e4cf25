import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { bodyWorkId, vehicleTypeId } from '#features/catalogues/catalogue-ids.ts'
import { openStage } from '../stage.fixture.ts'

const { house, called } = await openStage()
const client = await called('client')
const typeVehicleId = vehicleTypeId('tractor3S2')

const priced = async (
  more: Partial<{ km: number; originCode: string; destinationCode: string; bodyWork: string }>,
) => (await client.send(api.orders.suggestedPrice, { body: { typeVehicleId, km: 400, ...more } })).price

const bogota = '11001'
const pasto = '52001'
const cali = '76001'
const barranquilla = '08001'
const valledupar = '20001'

const kmBetween = async (from: string, to: string) => {
  const { places, routing } = house.openCtx().providers
  const [a, b] = [places.byCode(from), places.byCode(to)]
  if (!a || !b) throw new Error('no such town')
  return (await routing.route(a, b)).distanceKm
}

test('a mountain road costs more than its kilometres alone, a flat one less', async () => {
  const mountain = await kmBetween(cali, pasto)
  const flat = await kmBetween(barranquilla, valledupar)
  expect(await priced({ km: mountain, originCode: cali, destinationCode: pasto })).toBeGreaterThan(
    await priced({ km: mountain }),
  )
  expect(await priced({ km: flat, originCode: barranquilla, destinationCode: valledupar })).toBeLessThan(
    await priced({ km: flat }),
  )
})

test('the road between two towns has its own length, whatever km came with them', async () => {
  const ends = { originCode: bogota, destinationCode: cali }
  expect(await priced({ km: 10, ...ends })).toBe(await priced({ km: 900, ...ends }))
  expect(await priced({ km: 12, originCode: bogota, destinationCode: bogota })).toBe(await priced({ km: 12 }))
})

test('a refrigerated body costs more than the general one', async () => {
  const general = await priced({})
  expect(await priced({ bodyWork: bodyWorkId('stake') })).toBe(general)
  expect(await priced({ bodyWork: bodyWorkId('refrigerated') })).toBeGreaterThan(general)
})

test('a body or town nobody knows is refused', async () => {
  const refusal = (more: object) =>
    client.refusal(api.orders.suggestedPrice, { body: { typeVehicleId, km: 400, ...more } })
  expect(await refusal({ bodyWork: 'f'.repeat(24) })).toBe('vehicle.body_unknown')
  expect(await refusal({ originCode: '99999', destinationCode: bogota })).toBe('place.outside_colombia')
})
