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
  zl0: byAnyone(api.loadBoard.returns),
  zl1: ownList(api.savedLanes.all, laneOf),
  zl2: onOwn(api.savedLanes.detail, laneOf),
  zl3: byAnyone(api.savedLanes.create, () => ({ body: lane })),
  zl4: onOwn(api.savedLanes.update, laneOf, lane),
  zl5: onOwn(api.savedLanes.setState, laneOf, { state: 'paused' }),
  zl6: onOwn(api.savedLanes.remove, laneOf),
  zl7: byAnyone(api.savedLanes.times),
  zl8: byAnyone(api.savedLanes.setTimes, () => ({
    body: { quiet: { from: '20:00', to: '06:00' }, mostADay: 5 },
  })),
}
