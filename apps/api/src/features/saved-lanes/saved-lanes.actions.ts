/** A carrier keeps a lane, changes it, pauses it, lets go of it; says when he wants to be told. */
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import { laneDenial, lanesMost, type LaneState } from '@arriero/domain/lanes/saved-lanes'
import { minuteOf } from '@arriero/domain/places/opening-hours'
import type { Ctx } from '#context.ts'
import { fail } from '#app-error.ts'
import { vehicleTypeKeyOf } from '#features/catalogues/catalogue-ids.ts'
import { putTimes } from './alerts.store.ts'
import { laneName } from './lane-name.ts'
import {
  insertLane,
  lockedCount,
  removeOwnLane,
  writeOwnLane,
  writeOwnState,
  type SavedLane,
} from './saved-lanes.store.ts'

type Body = InputOf<typeof api.savedLanes.create>['body']

const laneOf = (ctx: Ctx, body: Body): SavedLane => {
  const { name, origin, destination, typeVehicleIds, perKmLeast, weightMost } = body
  const denial = laneDenial(body)
  if (denial) fail(denial, 'origin')
  for (const end of ['origin', 'destination'] as const) {
    const code = body[end]?.code
    if (code !== undefined && !ctx.providers.places.byCode(code)) fail('place.outside_colombia', end)
  }
  if (!typeVehicleIds.every(vehicleTypeKeyOf)) fail('input.invalid', 'typeVehicleIds')
  return {
    name: name ?? laneName(ctx, body),
    origin,
    destination,
    vehicleTypeIds: [...new Set(typeVehicleIds)],
    perKmLeast,
    weightMostKg: weightMost,
  }
}

export const saveLane = async (ctx: Ctx, body: Body): Promise<{ _id: string }> => {
  const lane = laneOf(ctx, body)
  if ((await lockedCount(ctx.db, ctx.actor.id)) >= lanesMost) fail('lane.too_many')
  return { _id: await insertLane(ctx, lane) }
}

export const changeLane = async (ctx: Ctx, id: string, body: Body): Promise<{ updated: true }> => {
  if (!(await writeOwnLane(ctx, id, laneOf(ctx, body)))) fail('lane.not_found')
  return { updated: true }
}

export const setLaneState = async (ctx: Ctx, id: string, state: LaneState): Promise<{ updated: true }> => {
  if (!(await writeOwnState(ctx, id, state))) fail('lane.not_found')
  return { updated: true }
}

export const removeLane = async (ctx: Ctx, id: string): Promise<{ removed: true }> => {
  if (!(await removeOwnLane(ctx, id))) fail('lane.not_found')
  return { removed: true }
}

type Times = InputOf<typeof api.savedLanes.setTimes>['body']

export const setAlertTimes = async (ctx: Ctx, { quiet, mostADay }: Times): Promise<{ updated: true }> => {
  const clock = (text: string, end: 'from' | 'to') => minuteOf(text) ?? fail('hour.unreadable', end)
  await putTimes(ctx, {
    quiet: quiet && { fromMinute: clock(quiet.from, 'from'), toMinute: clock(quiet.to, 'to') },
    mostADay,
  })
  return { updated: true }
}
