/** Calls on phones that report, links that are followed, and all trucks at once. */
import { api } from '@arriero/contract'
import { makeDevice } from '#features/devices/devices.actions.ts'
import { makeLink } from '#features/tracking-links/tracking-links.actions.ts'
import type { Actor } from '@arriero/domain/people/roles'
import { byAnyone, inParam, onOrder, type Call, type ToInput } from './calls.fixture.ts'
import type { World } from '../world.fixture.ts'

const path: ToInput = ({ orderId }) => ({ params: { _id: orderId } })
const inPath = inParam('_id')

const phoneOf = ({ house }: World, driver: Actor) =>
  house.world.act(driver, (ctx) => makeDevice(ctx, { name: 'Celular' }))

/** A phone of somebody new each time: whoever asks, the token is what counts. */
const reported = async (world: World): Promise<Record<string, string>> => {
  const { token } = await phoneOf(world, await world.newcomer('driver'))
  return { id: token, lat: '4.6', lon: '-74.1' }
}

export const roadCalls: Record<string, Call> = {
  k1: byAnyone(api.devices.make, () => ({ body: { name: 'Celular de la cabina' } })),
  k2: {
    ...byAnyone(api.devices.all),
    foreignMarks: async ({ world }, role) => [(await phoneOf(world, await world.newcomer(role)))._id],
  },
  k3: {
    endpoint: api.devices.revoke,
    own: async ({ world }, role) => {
      const caller = await world.newcomer(role)
      const isDriver = role === 'driver' || role === 'enterprisedriver'
      const owner = isDriver ? caller : await world.newcomer('driver')
      return { caller, input: { params: { _id: (await phoneOf(world, owner))._id } } }
    },
    at: inPath,
  },
  k4: byAnyone(api.tracking.osmand, async ({ world }) => ({ query: await reported(world) })),
  k5: byAnyone(api.tracking.osmandPost, async ({ world }) => ({ query: await reported(world) })),
  k6: onOrder(api.tracking.trucks, { state: 'running' }, () => ({})),
  k6b: byAnyone(api.tracking.wrongTrucks),
  k7: onOrder(api.trackingLinks.make, { state: 'paid', at: inPath }, path),
  k8: onOrder(api.trackingLinks.read, { state: 'paid', at: inPath }, path),
  k9: onOrder(api.trackingLinks.revoke, { state: 'paid', at: inPath }, path),
  k10: {
    endpoint: api.trackingLinks.follow,
    own: async ({ world, situation }, role) => {
      const { orderId, client } = await situation('paid', 'client')
      const { token } = await world.house.world.act(client, (ctx) => makeLink(ctx, orderId))
      return { caller: await world.bystander(role), input: { params: { token } } }
    },
  },
}
