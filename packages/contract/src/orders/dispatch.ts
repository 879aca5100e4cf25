/** The dispatch board of an enterprise: its trucks or drivers, what lies on them, what waits for a truck. docs/decisions/0060. */
import { errorCodes } from '@arriero/domain/errors/errors'
import { boardRows, stageKinds } from '@arriero/domain/orders/dispatch-board'
import { standbyPhases } from '@arriero/domain/orders/standby'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery } from '../lists/list.ts'
import { idParams, idSaying, instantShape, says } from '../shapes.ts'

const gates = z.array(z.enum(errorCodes))
const person = z.object({ _id: z.string(), name: z.string() })
const plated = z.object({ _id: z.string(), licensePlate: z.string() })

/** From where to where, and the hours it takes. */
const trip = {
  _id: z.string(),
  /** The towns. */
  origin: z.string(),
  destination: z.string(),
  from: instantShape,
  until: instantShape,
}

/** Of a truck that stands at a dock now; `hours` are those begun beyond the free ones. */
const waiting = z.object({
  phase: z.enum(standbyPhases),
  from: instantShape,
  freeHours: z.number(),
  hours: z.number().int(),
})

const dispatchBar = z.object({
  ...trip,
  status: z.number().int(),
  driver: person.nullable(),
  vehicle: plated.nullable(),
  weightKg: z.number(),
  stages: z.array(z.object({ kind: z.enum(stageKinds), from: instantShape, until: instantShape })),
  waiting: waiting.nullable(),
  /** What the assignment would be refused for if it were made now, as it stands. */
  careful: gates,
  /** Null: another driver or truck may be named. */
  whyNotMoved: z.enum(errorCodes).nullable(),
})

const dispatchRow = z.object({
  _id: z.string(),
  /** The plate, or the driver's name. */
  name: z.string(),
  /** Of a truck. */
  typeVehicle: z.string().nullable(),
  capacityKg: z.number().nullable(),
  /** Who drove this truck last, or what this driver drove last. */
  usual: person.nullable(),
  /** What keeps it from any service today. */
  standing: gates,
  /** Papers that end before the window does; days of Bogotá. */
  ends: z.array(z.object({ paper: z.enum(['soat', 'inspection', 'licence']), on: z.iso.date() })),
  bars: z.array(dispatchBar),
})

const dispatchLoad = z.object({
  ...trip,
  client: z.string(),
  typeVehicle: z.string(),
  typeLoad: z.string(),
  weightKg: z.number(),
  isPaid: z.boolean(),
})

const judged = z.object({ _id: z.string(), gates })

export const dispatch = {
  board: endpoint('GET /order/dispatch', {
    access: { roles: ['enterprise'] },
    query: listQuery(['name']).extend({
      /** A day of Bogotá. */
      from: z.iso.date(says('input.invalid')),
      days: z.enum(['1', '7'], says('input.invalid')),
      rows: z.enum(boardRows, says('input.invalid')),
    }),
    reply: listOf(dispatchRow).extend({
      from: instantShape,
      until: instantShape,
      /** What waits for a truck, the soonest first; with the first page of rows. */
      tray: z.object({ items: z.array(dispatchLoad), total: z.number().int() }),
      /** Trucks that stand at a dock now, whatever the window shows, the longest first. */
      waiting: z.array(z.object({ ...trip, licensePlate: z.string(), driver: z.string(), waiting })),
    }),
  }),
  /** What each truck and driver of the enterprise would be refused for; who is not named here may go. */
  checks: endpoint('GET /order/dispatch/checks/{_id}', {
    access: { roles: ['enterprise'] },
    params: idParams,
    reply: z.object({ vehicles: z.array(judged), drivers: z.array(judged) }),
    errors: ['order.not_found'],
  }),
  /** What the assignment of both would be refused for, and by which other services. */
  pair: endpoint('GET /order/dispatch/pair/{_id}', {
    access: { roles: ['enterprise'] },
    params: idParams,
    query: z.object({ driverId: idSaying('driver.required'), vehicleId: idSaying('vehicle.required') }),
    reply: z.object({
      gates,
      clashes: z.array(z.object({ ...trip, of: z.enum(boardRows) })),
      /** The hours of the rest that `driver.rest_short` speaks of. */
      rest: z.object({ drivingHours: z.number(), restHours: z.number() }),
    }),
    errors: ['order.not_found'],
  }),
}
