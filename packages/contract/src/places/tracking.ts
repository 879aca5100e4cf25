import { arrivalCauses } from '@arriero/domain/arrival/arrival'
import { lettersMost, picturesMost } from '@arriero/domain/typed/limits'
import { fixMost } from '@arriero/domain/places/positions'
import { clients, operators, roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams, idShape, instantShape, optionalParagraph, personShape, says } from '../shapes.ts'
import { osmandEndpoints } from './osmand.ts'
import { passesShape } from './route-shape.ts'

export const milestones = [
  'onTheWay',
  'inPosition',
  'loadingStart',
  'tripStart',
  'inFinish',
  'unloadingStart',
  'finish',
] as const
export type Milestone = (typeof milestones)[number]

const latitude = z.number(says('input.invalid')).min(-90).max(90)
const longitude = z.number(says('input.invalid')).min(-180).max(180)

export const positionShape = z.object({
  at: z.string(),
  receivedAt: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  speedKmh: z.number().nullable(),
  heading: z.number().nullable(),
  accuracyM: z.number().nullable(),
})

/** The town a truck is nearest to, for whoever sees no map; null where its place is not told. */
export const nearShape = z.string().nullable()

const placeName = z.enum(['origin', 'destination'])

export const progressShape = z.object({
  target: placeName,
  remainingKm: z.number(),
  etaAt: z.string(),
  /** Between which it will be, as far as one can tell; null on the way to the loading. */
  earliestAt: z.string().nullable(),
  latestAt: z.string().nullable(),
  /** The place of the truck it was reckoned from: off its way the arrival stays what it was then. */
  reckonedAt: z.string(),
  /** Why it has just moved, where there is more to say than that the road was faster or slower. */
  cause: z.enum(arrivalCauses).nullable(),
  /** The hour of the loading, or the arrival that was promised when a driver was named. */
  promisedAt: z.string(),
  /** By how much it is past that; 0 while it is not. */
  lateMinutes: z.number(),
  /** From the line of the route; null where there is none. */
  offRouteKm: z.number().nullable(),
  isOffRoute: z.boolean(),
})

export const truckSteps = ['onTheWay', 'inPosition', 'running', 'arrived'] as const
export type TruckStep = (typeof truckSteps)[number]

export const truckShape = z.object({
  orderId: z.string(),
  licensePlate: z.string().nullable(),
  driver: personShape.pick({ _id: true, name: true }),
  carrier: z.object({ _id: z.string(), name: z.string() }),
  origin: z.string(),
  destination: z.string(),
  step: z.enum(truckSteps),
  reservationDate: instantShape,
  /** Null while its phone has said nothing, or its driver does not agree to be seen. */
  position: positionShape.nullable(),
  near: nearShape,
  isSilent: z.boolean(),
  isOffRoute: z.boolean(),
  /** It would be past what was promised. */
  isLate: z.boolean(),
  /** When it is expected at its unloading; null once it is there, and where nothing tells. */
  expectedAt: instantShape.nullable(),
  /** By how much that is past what was promised; 0 while it is not. */
  lateMinutes: z.number(),
})
export type Truck = z.infer<typeof truckShape>

export const tracking = {
  ...osmandEndpoints,
  milestone: endpoint('POST /order/milestone/{_id}', {
    isReserved: true,
    access: { roles: [...operators, 'enterprise'] },
    keyScope: 'orders.write',
    params: idParams,
    body: z.strictObject({
      milestone: z.enum(milestones, says('input.invalid')),
      /** When it happened by the device's clock. */
      at: z.iso.datetime({ offset: true, error: 'input.invalid' }).optional(),
      /** The device's clock when it sent this, to know its offset. */
      sentAt: z.iso.datetime({ offset: true, error: 'input.invalid' }).optional(),
      latitude: latitude.optional(),
      longitude: longitude.optional(),
      images: z.array(idShape).min(1, says('delivery.photo_required')).max(picturesMost.delivery).optional(),
      code: z.string().max(lettersMost.deliveryCode).optional(),
      /** The enterprise reporting for its driver gives a reason instead of a place. */
      reason: optionalParagraph(lettersMost.words),
    }),
    reply: z.object({ updated: z.literal(true), at: z.string(), isTimeVerified: z.boolean() }),
    errors: [
      'order.not_found',
      'order.already_moving',
      'order.cancelled',
      'order.not_paid',
      'order.busy_driver_running',
      'milestone.too_early',
      'milestone.in_position_first',
      'milestone.support_document_missing',
      'milestone.trip_not_started',
      'milestone.arrive_first',
      'milestone.reason_required',
      'delivery.code_required',
      'delivery.code_wrong',
      'delivery.reason_required',
      'delivery.tries_exhausted',
      'file.not_found',
      'soat.expired',
      'inspection.expired',
      'licence.expired',
      'vehicle.busy',
      'file.in_use',
    ],
  }),
  ping: endpoint('POST /location', {
    access: { roles: operators },
    callsPerMinute: 240,
    transaction: 'own',
    body: z.strictObject({
      points: z
        .array(
          z.strictObject({
            at: z.iso.datetime({ offset: true, error: 'input.invalid' }),
            latitude,
            longitude,
            speed: z.number().min(0).max(fixMost.speedKmh).optional(),
            heading: z.number().min(0).max(fixMost.headingDegrees).optional(),
            accuracy: z.number().min(0).max(fixMost.accuracyM).optional(),
          }),
        )
        .min(1, says('input.invalid'))
        .max(500, says('input.invalid')),
    }),
    reply: z.object({ stored: z.number(), orderId: z.string().nullable() }),
    errors: ['consent.location_required'],
  }),
  location: endpoint('GET /order/location/{_id}', {
    access: { roles: roles.filter((role) => role !== 'accountancy' && role !== 'soport') },
    keyScope: 'location.read',
    params: idParams,
    reply: z.object({
      position: positionShape.nullable(),
      near: nearShape,
      /** The way it has driven, as far as its viewer may know it. */
      trail: z.array(z.tuple([z.number(), z.number()])),
      /** Points of it that it begins anew at, after a time without a word. */
      trailGaps: z.array(z.number().int()),
      line: z.array(z.tuple([z.number(), z.number()])),
      /** What the way passes; null of services from before it was kept. */
      passes: passesShape.nullable(),
      distanceKm: z.number(),
      isOpen: z.boolean(),
      /** Null while the truck is heading nowhere, or is not to be seen. */
      progress: progressShape.nullable(),
      /** Arrivals as the truck's own standing shows them; the driver's word stands beside. */
      arrivals: z.array(z.object({ place: placeName, at: z.string() })),
      /** Its phone has said nothing for longer than allowed. */
      isSilent: z.boolean(),
    }),
    errors: ['order.not_found'],
  }),
  /** All on the road at once, as a carrier or an administrator watches them; a client those with his own cargo, from in position. */
  trucks: endpoint('GET /fleet/trucks', {
    access: { roles: ['administrator', 'enterprise', ...clients] },
    keyScope: 'location.read',
    reply: z.object({
      trucks: z.array(truckShape),
      /** More are on the road than are answered. */
      isMore: z.boolean(),
      asOf: instantShape,
    }),
  }),
  /** How many of a carrier's trucks something is wrong with. */
  wrongTrucks: endpoint('GET /fleet/attention', {
    access: { roles: ['enterprise'] },
    reply: z.object({
      /** They would be past what was promised. */
      late: z.number().int().min(0),
      /** They have left their way. */
      stray: z.number().int().min(0),
    }),
  }),
}
