/** What waits for a carrier, weighed by the trucks of whoever looks at it. docs/decisions/0058. */
import { boardMarks, boardShows, fitReasons, fits, truckPlaces } from '@arriero/domain/orders/load-board'
import { carriers } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { idParams, idShape, instantShape, pesosShape, says, townCode, updated } from '../shapes.ts'
import { orderRows } from './order-rows.ts'

const point = z.object({ latitude: z.number(), longitude: z.number() })
const maybePesos = pesosShape.nullable()

/** A waiting service as its row says it, and what it comes to for the reader's trucks. */
export const boardRow = orderRows.open.extend({
  board: z.object({
    fit: z.enum(fits),
    /** What speaks against it, or makes one careful; null where nothing does. */
    why: z.enum(fitReasons).nullable(),
    /** The truck that it is reckoned with: the nearest that carries it in time. */
    truck: z
      .object({
        _id: z.string(),
        licensePlate: z.string(),
        from: z.enum(truckPlaces).nullable(),
        /** The town it sets out from. */
        town: z.string().nullable(),
        /** When it is expected to be free; null = now. */
        freeAt: instantShape.nullable(),
      })
      .nullable(),
    /** About, by road, from there to the loading. */
    emptyKm: z.number().int().nullable(),
    /** Of the way home empty, how much of it this load spares; null where it is no load back, or its carrier has no base. */
    sparedKm: z.number().int().nullable(),
    /** What is earned over loaded and empty kilometres. */
    perKm: maybePesos,
    /** Earned, without fuel and tolls of the loaded way and fuel of the empty one. */
    left: z.object({ spent: pesosShape, empty: pesosShape, left: pesosShape }).nullable(),
    /** Of its client, five stars; null before anybody rated him. */
    score: z.number().nullable(),
    mark: z.enum(boardMarks).nullable(),
    /** Both ends, no more exactly than everybody may know them. */
    origin: point,
    destination: point,
  }),
})

/** Typed into an address; what is no such number is refused. */
const number = (least: number, most: number) =>
  z.coerce.number(says('input.invalid')).min(least, says('input.invalid')).max(most, says('input.invalid'))
const km = number(0, 1_000).optional()
const day = z.iso.date(says('input.invalid')).optional()
/** The first two digits of a town's code. */
const department = z
  .string()
  .regex(/^\d{2}$/, says('input.invalid'))
  .optional()

export const boardQuery = listQuery([
  '-perKm',
  '-left',
  '-earnings',
  'emptyKm',
  '-sparedKm',
  'reservationDate',
  '-reservationDate',
  '-createdAt',
  'createdAt',
  'weight',
  '-weight',
]).extend({
  shows: z.enum(boardShows, says('input.invalid')).default('mine'),
  typeVehicleId: manyOf(idShape),
  /** By one of the reader's trucks alone. */
  vehicleId: idShape.optional(),
  /** Loads that begin where a service of the reader's ends, when it has ended. */
  returnOf: idShape.optional(),
  originCode: townCode.optional(),
  /** Around that town; 60 unless told. */
  originKm: km,
  originDepartment: department,
  destinationCode: townCode.optional(),
  destinationKm: km,
  destinationDepartment: department,
  perKmLeast: number(0, 1_000_000).optional(),
  emptyKmMost: number(0, 3_000).optional(),
  weightMost: number(0, 100_000).optional(),
  /** Days of Bogotá, both included. */
  reservedFrom: day,
  reservedTo: day,
})

export const loadBoard = {
  loads: endpoint('GET /order/board', {
    access: { roles: carriers },
    query: boardQuery,
    reply: listOf(boardRow).extend({
      /** What is asked for but not shown: none of the trucks carries it, or the reader hid it. */
      leftOut: z.object({ unfit: z.number().int(), hidden: z.number().int() }),
      /** How many trucks it was weighed by. */
      trucks: z.number().int(),
      /** The towns it was asked around, and where the truck of `returnOf` comes free, by name. */
      asked: z.object({
        origin: z.string().nullable(),
        destination: z.string().nullable(),
        returnFrom: z.string().nullable(),
      }),
    }),
    errors: ['order.not_found'],
  }),
  /** The trips that are to end next, and what could be carried from there. */
  returns: endpoint('GET /order/board/returns', {
    access: { roles: carriers },
    reply: z.object({
      items: z.array(
        z.object({
          /** The trip, as `returnOf` takes it. */
          _id: z.string(),
          licensePlate: z.string(),
          /** The town where it ends. */
          town: z.string(),
          /** Expected. */
          freeAt: instantShape,
          /** What its truck carries from there within a day. */
          loads: z.number().int(),
          /** By the load that spares most; null where none does or nothing is known of it. */
          sparedKm: z.number().int().nullable(),
        }),
      ),
    }),
  }),
  mark: endpoint('POST /order/board/mark/{_id}', {
    access: { roles: carriers },
    params: idParams,
    body: z.strictObject({
      /** Null takes it back. */
      mark: z.enum(boardMarks, says('input.invalid')).nullable(),
      /** Hidden until then, or until its price is another. */
      until: z.union([z.literal('price'), z.iso.datetime(says('input.invalid'))]).optional(),
    }),
    reply: updated,
    errors: ['order.not_found', 'order.not_open'],
  }),
}
