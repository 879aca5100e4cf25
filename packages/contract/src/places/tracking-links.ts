/** A link for the consignee: follows one service without an account, until its finish. Decisions §14. */
import { clients } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams, instantShape, says, zoneKm } from '../shapes.ts'
import { passesShape } from './route-shape.ts'
import { milestones, nearShape } from './tracking.ts'

const access = { roles: [...clients, 'enterprise', 'driver'] } as const
const ends = ['order.not_found', 'order.not_assigned', 'order.finished', 'order.cancelled'] as const

export const trackingLinks = {
  make: endpoint('POST /order/link/{_id}', {
    access,
    params: idParams,
    reply: z.object({ token: z.string(), url: z.string(), createdAt: instantShape }),
    errors: ends,
    keyless: 'secret',
  }),
  read: endpoint('GET /order/link/{_id}', {
    access,
    params: idParams,
    reply: z.object({ link: z.object({ createdAt: instantShape }).nullable() }),
    errors: ['order.not_found'],
  }),
  revoke: endpoint('DELETE /order/link/{_id}', {
    access,
    params: idParams,
    reply: z.object({ removed: z.boolean() }),
    errors: ['order.not_found'],
  }),
  follow: endpoint('GET /tracking/{token}', {
    access: 'public',
    params: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{20,64}$/, says('link.not_found')) }),
    reply: z.object({
      code: z.string(),
      status: z.number(),
      statusOrder: z.string(),
      origin: z.string(),
      destination: z.string(),
      reservationDate: instantShape,
      licensePlate: z.string().nullable(),
      steps: z.array(z.object({ milestone: z.enum(milestones), at: instantShape })),
      position: z
        .object({
          latitude: z.number(),
          longitude: z.number(),
          heading: z.number().nullable(),
          at: instantShape,
        })
        .nullable(),
      near: nearShape,
      target: z.enum(['origin', 'destination']).nullable(),
      remainingKm: z.number().nullable(),
      etaAt: instantShape.nullable(),
      earliestAt: instantShape.nullable(),
      latestAt: instantShape.nullable(),
      /** When the service promised to be at the unloading; null before a driver was named. */
      promisedAt: instantShape.nullable(),
      /** By how much that is past what was promised; 0 while it is not. */
      lateMinutes: z.number(),
      distanceKm: z.number(),
      line: z.array(z.tuple([z.number(), z.number()])),
      /** What the way passes; null of services from before it was kept. */
      passes: passesShape.nullable(),
      places: z.object({
        origin: z.object({ latitude: z.number(), longitude: z.number(), zoneKm }),
        destination: z.object({ latitude: z.number(), longitude: z.number(), zoneKm }),
      }),
      asOf: instantShape,
    }),
    callsPerMinute: 120,
  }),
}
