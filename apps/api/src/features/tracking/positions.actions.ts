/** Positions of the driver's phone. Decisions §14. */
import type { Ctx, OpenCtx } from '#context.ts'
import { fail } from '#app-error.ts'
import { takeIn, type Stored } from './intake.ts'

export type Ping = {
  at: Date
  latitude: number
  longitude: number
  speedKmh: number | undefined
  heading: number | undefined
  accuracyM: number | undefined
}

/** What follows from many phones' points together is nobody's act. */
const withoutActor = (ctx: Ctx): OpenCtx => {
  const open: OpenCtx & Partial<Ctx> = { ...ctx }
  delete open.actor
  return open
}

/** What this driver's phone saw; `ctx` is on the pool. Points outside his window are not kept. */
export const recordPositionsOf = async (
  ctx: OpenCtx,
  driverId: string,
  pings: readonly Ping[],
): Promise<Stored> => {
  const points = pings.map(({ at, latitude, longitude, speedKmh, heading, accuracyM }) => ({
    at,
    latitude,
    longitude,
    speedKmh: speedKmh ?? null,
    heading: heading ?? null,
    accuracyM: accuracyM ?? null,
  }))
  const taken = await takeIn({ ctx, driverId, points })
  return 'refusal' in taken ? fail(taken.refusal) : taken
}

export const recordPositions = (ctx: Ctx, pings: readonly Ping[]): Promise<Stored> =>
  recordPositionsOf(withoutActor(ctx), ctx.actor.id, pings)
