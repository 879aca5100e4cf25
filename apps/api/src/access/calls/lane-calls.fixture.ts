/** Calls on the lanes that a carrier saved, and when he wants to hear of them. */
import { api } from '@arriero/contract'
import type { Actor } from '@arriero/domain/people/roles'
import { saveLane } from '#features/saved-lanes/saved-lanes.actions.ts'
import { byAnyone, onOwn, ownList, type Call } from './calls.fixture.ts'
import type { World } from '../world.fixture.ts'

const lane = {
  origin: { code: '11001', reach: 60 },
  destination: { code: '05001', reach: 'department' as const },
  typeVehicleIds: [],
  perKmLeast: 3_000,
  weightMost: null,
}

let made = 0
const laneOf = async ({ house }: World, owner: Actor): Promise<string> =>
  (await house.world.act(owner, (ctx) => saveLane(ctx, { ...lane, name: `Ruta ${++made}` })))._id

export const laneCalls: Record<string, Call> = {
  '17e': ownList(api.savedLanes.all, laneOf),
  '17f': onOwn(api.savedLanes.detail, laneOf),
  '17g': byAnyone(api.savedLanes.create, () => ({ body: lane })),
  '17h': onOwn(api.savedLanes.update, laneOf, lane),
  '17i': onOwn(api.savedLanes.setState, laneOf, { state: 'paused' }),
  '17j': onOwn(api.savedLanes.remove, laneOf),
  '17k': byAnyone(api.savedLanes.times),
  '17l': byAnyone(api.savedLanes.setTimes, () => ({
    body: { quiet: { from: '20:00', to: '06:00' }, mostADay: 5 },
  })),
}
