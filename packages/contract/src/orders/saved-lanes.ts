/** Lanes of which a carrier is told when a load appears on them, and when he wants to be told. docs/decisions/0059. */
import { laneStates, lanesMost, reachMostKm } from '@arriero/domain/lanes/saved-lanes'
import { alertsMostADay } from '@arriero/domain/notifications/quiet-hours'
import { carriers } from '@arriero/domain/people/roles'
import { lettersMost } from '@arriero/domain/typed/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery } from '../lists/list.ts'
import {
  created,
  idParams,
  idShape,
  instantShape,
  line,
  pesosShape,
  says,
  townCode,
  updated,
} from '../shapes.ts'

const access = { roles: carriers } as const

const reach = z.union(
  [
    z.literal('department'),
    z
      .number()
      .int(says('lane.reach_invalid'))
      .min(0, says('lane.reach_invalid'))
      .max(reachMostKm, says('lane.reach_invalid')),
  ],
  says('lane.reach_invalid'),
)

/** A town and how far around it: kilometres, 0 for the town alone, or all of its department. */
const endInput = z.strictObject({ code: townCode, reach }).nullable()

const endShape = z
  .object({
    code: z.string(),
    reach: z.union([z.literal('department'), z.number().int()]),
    /** Of the town, or of the department where all of it is meant. */
    name: z.string(),
  })
  .nullable()

const whole = (most: number, code: 'lane.per_km_invalid' | 'lane.weight_invalid') =>
  z.number(says(code)).int(says(code)).min(1, says(code)).max(most, says(code)).nullable()

const laneInput = z.strictObject({
  /** Left out, it is called by its places. */
  name: line(lettersMost.label, 'name.required').optional(),
  origin: endInput,
  destination: endInput,
  /** None: whatever type is asked for. */
  typeVehicleIds: z.array(idShape).max(lanesMost, says('input.invalid')).default([]),
  /** Earned for each loaded kilometre, at the client's price; loads without one are then not told. */
  perKmLeast: whole(1_000_000, 'lane.per_km_invalid').default(null),
  weightMost: whole(100_000, 'lane.weight_invalid').default(null),
})

const laneShape = z.object({
  _id: z.string(),
  name: z.string(),
  state: z.enum(laneStates),
  origin: endShape,
  destination: endShape,
  typeVehicles: z.array(z.object({ _id: z.string(), name: z.string() })),
  perKmLeast: pesosShape.nullable(),
  weightMost: z.number().int().nullable(),
  /** Loads that it was told of in the last 30 days. */
  loads: z.number().int(),
  createdAt: instantShape,
})

const clock = z.string(says('hour.unreadable')).max(5, says('hour.unreadable'))
const most = z
  .number(says('lane.alerts_most_invalid'))
  .int(says('lane.alerts_most_invalid'))
  .min(1, says('lane.alerts_most_invalid'))
  .max(alertsMostADay, says('lane.alerts_most_invalid'))

export const savedLanes = {
  all: endpoint('GET /lane/saved', {
    access,
    query: listQuery(['-createdAt', 'createdAt', 'name', '-name']),
    reply: listOf(laneShape),
  }),
  detail: endpoint('GET /lane/saved/{_id}', {
    access,
    params: idParams,
    reply: laneShape,
    errors: ['lane.not_found'],
  }),
  create: endpoint('POST /lane/saved', {
    access,
    callsPerMinute: 60,
    body: laneInput,
    reply: created,
    errors: ['lane.matches_everything', 'lane.too_many'],
  }),
  update: endpoint('POST /lane/saved/{_id}', {
    access,
    params: idParams,
    body: laneInput,
    reply: updated,
    errors: ['lane.not_found', 'lane.matches_everything'],
  }),
  setState: endpoint('POST /lane/state/{_id}', {
    access,
    params: idParams,
    body: z.strictObject({ state: z.enum(laneStates, says('input.invalid')) }),
    reply: updated,
    errors: ['lane.not_found'],
  }),
  remove: endpoint('DELETE /lane/saved/{_id}', {
    access,
    params: idParams,
    reply: z.object({ removed: z.literal(true) }),
    errors: ['lane.not_found'],
  }),
  times: endpoint('GET /lane/alerts/times', {
    access,
    reply: z.object({
      /** `HH:MM` in Bogotá, over midnight where it ends earlier than it begins; null: at any hour. */
      quiet: z.object({ from: z.string(), to: z.string() }).nullable(),
      mostADay: z.number().int(),
      /** How many he was told today. */
      toldToday: z.number().int(),
    }),
  }),
  setTimes: endpoint('POST /lane/alerts/times', {
    access,
    callsPerMinute: 60,
    body: z.strictObject({ quiet: z.strictObject({ from: clock, to: clock }).nullable(), mostADay: most }),
    reply: updated,
    errors: ['hour.unreadable'],
  }),
}
