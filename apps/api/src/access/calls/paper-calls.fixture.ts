/** Calls of owners on their vehicles and on the papers of vehicles and people. */
import { api } from '@arriero/contract'
import type { Actor } from '@arriero/domain/people/roles'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { bodyWorkId, brandId, vehicleTypeId } from '#features/catalogues/catalogue-ids.ts'
import { judgePaper } from '#features/papers/review.actions.ts'
import { byAnyone, inBody, inParam, onOrder, type Call } from './calls.fixture.ts'
import type { World } from '../world.fixture.ts'

let registered = 0

/** A truck of this month, too young for its inspection. */
const newVehicle = async ({ caller, world }: { caller: Actor; world: World }) => {
  const today = bogotaDay(world.house.clock.now)
  const photos = async (count: number) => {
    const ids: string[] = []
    for (let n = 0; n < count; n++) ids.push(await world.photo(caller))
    return ids
  }
  const dates = { expeditionDate: daysAfter(today, -10), expirationDate: daysAfter(today, 300) }
  return {
    body: {
      _idTypeVehicle: vehicleTypeId('singleTruck'),
      bodyWork: bodyWorkId('stake'),
      brand: brandId('Hino'),
      model: today.slice(0, 4),
      licensePlate: `QZ${String.fromCharCode(65 + ((registered / 1000) % 26))}${String(registered++ % 1000).padStart(3, '0')}`,
      loadingCapacity: '9 Tn',
      service: 'publico',
      registeredOn: daysAfter(today, -10),
      images: await photos(1),
      documents: [
        { name: 'Soat', ...dates, images: await photos(2) },
        { name: 'Tarjeta de propiedad', expeditionDate: dates.expeditionDate, images: await photos(2) },
      ],
    },
  }
}

const healthPaper = async (world: World, caller: Actor) => ({
  kind: 'health',
  expirationDate: daysAfter(bogotaDay(world.house.clock.now), 30),
  images: [await world.photo(caller)],
})

/** A paper of his own: a driver's, or a company's. */
const ownPaper: Call = {
  endpoint: api.papers.give,
  own: async ({ world }, role) => {
    const caller = await world.newcomer(role)
    const images = [await world.photo(caller)]
    const body = role === 'enterprise' ? { kind: 'taxRegistry', images } : await healthPaper(world, caller)
    return { caller, input: { params: { _id: caller.id }, body } }
  },
  at: inParam('_id'),
}

/** One of a newcomer's that nobody has looked at. */
const unseenPaper = async ({ house, newcomer }: World): Promise<string> => {
  const { id: userId } = await newcomer('driver')
  const { id } = await house.database.db
    .updateTable('credentials')
    .set({ is_active: false })
    .where('user_id', '=', userId)
    .where('kind', '=', 'health')
    .where('is_latest', '=', true)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const onPaper = (endpoint: Call['endpoint'], more: object = {}): Call => ({
  endpoint,
  own: async ({ world }, role) => {
    const params = { _id: await unseenPaper(world) }
    return { caller: await world.bystander(role), input: { params, ...more } }
  },
  at: inParam('_id'),
})

export const paperCalls: Record<string, Call> = {
  '37b': onOrder(
    api.vehicles.update,
    { state: 'pending', at: (input, id) => inBody('_id')(inParam('_id')(input, id), id) },
    async ({ vehicleId }, { caller, world }) => {
      const images = [await world.photo(caller)]
      const expirationDate = daysAfter(bogotaDay(world.house.clock.now), 300)
      const documents = [{ kind: 'inspection', expirationDate, images }]
      return { params: { _id: vehicleId }, body: { _id: vehicleId, documents } }
    },
  ),
  '38b': byAnyone(api.vehicles.plate, () => ({ params: { licensePlate: 'ZZZ999' } })),
  '38': byAnyone(api.vehicles.create, newVehicle),
  n50: ownPaper,
  n50b: onOrder(
    api.papers.give,
    { state: 'pending', at: inParam('_id') },
    async ({ driver }, { caller, world }) => ({
      params: { _id: driver.id },
      body: await healthPaper(world, caller),
    }),
  ),
  n51: byAnyone(api.papers.ending),
  n54: byAnyone(api.papers.review),
  n55: onPaper(api.papers.look),
  n56: onPaper(api.papers.judge, { body: { isValidated: true } }),
  // By whoever judged it a moment ago.
  n57: {
    endpoint: api.papers.undo,
    own: async ({ world }, role) => {
      const _id = await unseenPaper(world)
      const caller = await world.bystander(role)
      await world.house.world.act(caller, (ctx) => judgePaper(ctx, _id, { isValidated: true }))
      return { caller, input: { params: { _id } } }
    },
    at: inParam('_id'),
  },
  n52: {
    endpoint: api.papers.missing,
    own: async ({ world }, role) => {
      const { id: _id } = await world.newcomer('driver')
      return { caller: await world.bystander(role), input: { params: { _id }, query: { holder: 'person' } } }
    },
    at: inParam('_id'),
  },
  n53: {
    endpoint: api.papers.ask,
    own: async ({ world }, role) => {
      const { id: _id } = await world.newcomer('driver')
      const { db } = world.house.database
      await db.deleteFrom('credentials').where('user_id', '=', _id).where('kind', '=', 'health').execute()
      const body = { holder: 'person', kind: 'health' }
      return { caller: await world.bystander(role), input: { params: { _id }, body } }
    },
    at: inParam('_id'),
  },
}
