/** A way by road, and what is known of it. Decisions §13. */
import { terrains } from '@arriero/domain/tariff/model'
import { z } from 'zod'

/** Which of the ways that `GET /place/route` tells, the best being 0. */
export const wayNumber = z.number().int().min(0).max(2)

/** From the beginning of the way. */
const alongKm = z.number()

export const passedTownShape = z.object({ code: z.string(), name: z.string(), alongKm })
/** By the number that INVÍAS gives the toll. */
export const passedTollShape = z.object({
  code: z.number().int(),
  name: z.string(),
  alongKm,
  /** Where it stands on the line, longitude first; a service of before the router told it has none. */
  place: z.tuple([z.number(), z.number()]).optional(),
})

/** Kept with a service beside its line. */
export const routeFactsShape = z.object({
  /** The ministry's way whose kilometres they are; null where it publishes none. */
  officialWayId: z.number().int().nullable(),
  /** Kilometres of each, of the official way or estimated by those nearest; null where no road is known. */
  terrain: z.record(z.enum(terrains), z.number()).nullable(),
  /** Municipal towns in the order of driving; null where the router does not tell them, as with the tolls. */
  towns: z.array(passedTownShape).nullable(),
  tolls: z.array(passedTollShape).nullable(),
  /** Numbered roads in the order of driving. */
  roads: z.array(z.object({ ref: z.string(), km: z.number() })),
  /** Why no road leads there; null where one does. */
  noRoad: z.enum(['far_from_roads', 'roads_apart']).nullable(),
})
export type RouteFacts = z.output<typeof routeFactsShape>

/** What stands beside a line on a map, in words. */
export const passesShape = routeFactsShape.pick({ towns: true, tolls: true, noRoad: true })
export type Passes = z.output<typeof passesShape>

export const routeShape = routeFactsShape.extend({
  distanceKm: z.number(),
  method: z.string(),
  isEstimated: z.boolean(),
  line: z.array(z.tuple([z.number(), z.number()])),
  /** On the road with cargo, by its terrain, for the vehicle asked for; null where the terrain is not known. */
  hours: z.number().nullable(),
})
