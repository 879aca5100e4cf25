/** What is asked for makes sense, or is told: the cargo goes with its vehicle, the price with its trip. Decisions §12, §13. */
import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { expect, test } from 'vitest'
import { typeLoadId, vehicleTypeId } from '#features/catalogues/catalogue-ids.ts'
import { createBody, hourMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services, orderRow } = await openStage()
const client = await called('cliententerprise')
const { carrier } = await fleet()
const at = new Date(house.clock.now.getTime() + 72 * hourMs)

type More = Parameters<typeof createBody>[1]
const create = (more: More) => client.send(api.orders.create, { body: createBody(at, more) })
const refused = async (more: More) => {
  const error: unknown = await create(more).catch((thrown: unknown) => thrown)
  if (error instanceof CallError) return error
  throw new Error('it was expected to be refused')
}

test('thirty tonnes on a single truck are refused, and the answer names the smallest that carries them', async () => {
  const { status, reply } = await refused({ weight: '30 tn' })
  expect(status).toBe(400)
  expect(reply).toMatchObject({
    code: 'vehicle.type_too_weak',
    error:
      'La carga pesa más de lo que lleva este tipo de vehículo. El más pequeño que la lleva: Tractomula 3S2.',
    typeVehicle: { id: vehicleTypeId('tractor3S2'), name: 'Tractomula 3S2' },
    fields: { typeVehicleId: 'La carga pesa más de lo que lleva este tipo de vehículo.' },
  })
})

test.each<[string, NonNullable<More>, string]>([
  ['more volume than it has', { volume: '50 M3' }, 'vehicle.type_without_room'],
  ['eight metres of pipe', { bottom: '8 M', high: '20 cm' }, 'vehicle.type_too_narrow'],
  ['what no truck carries', { weight: '99 tn' }, 'cargo.too_heavy'],
  ['what is wider than the road', { width: '3 M' }, 'cargo.too_large'],
  ['more tonnes than are a cargo', { weight: '99999 tn' }, 'measure.weight_too_large'],
  ['half a piece', { pieces: '1.5 Unidades' }, 'measure.pieces_not_whole'],
  ['nothing', { weight: '0 tn' }, 'measure.too_small'],
])('%s is refused in its own words', async (_what, more, code) => {
  expect((await refused(more)).reply.code).toBe(code)
})

test('a special cargo may be wider than the road, and a truck may carry what some of its type do', async () => {
  await create({ width: '3 M', typeLoad: typeLoadId('special') })
  await create({ weight: '9.5 tn' })
})

test('one peso is taken and told, with both figures', async () => {
  const { _id, warning } = await create({ price: 1 })
  const { suggested_pesos } = await orderRow(_id)
  expect(warning).toMatchObject({ code: 'price.far_below', value: 1, reference: suggested_pesos })
  expect(warning?.text).toContain('$1 es menos de la mitad')
  expect((await create({ price: 900_000_000 })).warning?.code).toBe('price.far_above')
})

test('a price near the reference, or none, is told nothing', async () => {
  const { _id } = await create({ price: 1 })
  const reference = (await orderRow(_id)).suggested_pesos ?? 0
  expect((await create({ price: Math.round(reference * 1.19) })).warning).toBeNull()
  expect((await create({ price: undefined })).warning).toBeNull()
})

test('an offer is measured against the reference cost, a counter against the suggested price', async () => {
  const id = await services.created(client, { inMs: 72 * hourMs })
  const { floor_pesos, suggested_pesos } = await orderRow(id)
  const offer = { isOffer: true, idOrder: id, description: 'Disponible' } as const
  const made = await carrier.send(api.offers.create, { body: { ...offer, value: 90_000_000 } })
  expect(made.warning).toMatchObject({ code: 'price.far_above', value: 90_000_000, reference: floor_pesos })
  const body = { idOffer: made._id, value: 1000, description: 'Menos' }
  const countered = await client.send(api.offers.counter, { body })
  expect(countered).toMatchObject({
    updated: true,
    warning: { code: 'price.far_below', reference: suggested_pesos },
  })
})
