/** Lanes of which a carrier of the demo wants to hear. */
import { saveLane, setLaneState } from '#features/saved-lanes/saved-lanes.actions.ts'
import type { Cast } from '../demo-people.ts'
import { laneSeeds, ownLaneSeeds } from '../seeds/lanes.texts.ts'
import type { Situations } from '../situations.ts'

export const saveLanes = async (world: Situations, { people }: Cast): Promise<void> => {
  const [carrier] = people.enterprise
  const [driver] = people.driver
  for (const lane of ownLaneSeeds)
    await world.act(driver, (ctx) => saveLane(ctx, { ...lane, typeVehicleIds: [] }))
  for (const { isPaused, ...lane } of laneSeeds) {
    const { _id } = await world.act(carrier, (ctx) => saveLane(ctx, { ...lane, typeVehicleIds: [] }))
    if (isPaused) await world.act(carrier, (ctx) => setLaneState(ctx, _id, 'paused'))
  }
}
