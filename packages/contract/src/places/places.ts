import { isInColombia } from '@arriero/domain/places/colombia'
import { roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idSaying, says, zoneKm } from '../shapes.ts'
import { routeShape } from './route-shape.ts'

export const townShape = z.object({
  code: z.string(),
  /** One line to show and keep: street text, town, department. */
  name: z.string(),
  town: z.string(),
  department: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** False where the point is only the town's centre. */
  exact: z.boolean(),
  zoneKm,
})

const viaPattern =
  /^-?\d{1,3}(?:\.\d{1,8})?,-?\d{1,3}(?:\.\d{1,8})?(?:;-?\d{1,3}(?:\.\d{1,8})?,-?\d{1,3}(?:\.\d{1,8})?){0,4}$/

const viaShape = z
  .string()
  .trim()
  .regex(viaPattern, says('input.invalid'))
  .refine((text) => viaPoints(text).every(isInColombia), says('place.outside_colombia'))

/** The places of `4.6,-74.1;5.2,-74.7`, in their order. */
export const viaPoints = (text: string): { latitude: number; longitude: number }[] =>
  text.split(';').map((pair) => {
    const [latitude = NaN, longitude = NaN] = pair.split(',').map(Number)
    return { latitude, longitude }
  })

export const places = {
  search: endpoint('GET /place/search', {
    access: { roles },
    keyScope: 'any',
    callsPerMinute: 240,
    query: z.object({
      text: z.string().trim().max(200),
      limit: z.coerce.number().int().min(1).max(20).default(8),
    }),
    reply: z.object({ items: z.array(townShape), attribution: z.string() }),
  }),
  at: endpoint('GET /place/at', {
    access: { roles },
    keyScope: 'any',
    callsPerMinute: 240,
    query: z
      .object({ latitude: z.coerce.number(), longitude: z.coerce.number() })
      .refine(isInColombia, says('place.outside_colombia')),
    reply: z.object({
      /** The municipality it lies in, with its centre. */
      town: townShape,
      /** The nearest road, and the nearest town, over the land: how a place without an address is told. */
      road: z.object({
        /** Both empty where the map has none. */
        ref: z.string(),
        name: z.string(),
        gapKm: z.number(),
        town: z.string(),
        townKm: z.number(),
      }),
      attribution: z.string(),
    }),
    errors: ['provider.unavailable'],
  }),
  route: endpoint('GET /place/route', {
    access: { roles },
    keyScope: 'any',
    callsPerMinute: 120,
    query: z
      .object({
        fromLatitude: z.coerce.number(),
        fromLongitude: z.coerce.number(),
        /** The municipality, where it is known; else the one whose head is nearest. */
        fromCode: z.string().trim().max(8).optional(),
        toLatitude: z.coerce.number(),
        toLongitude: z.coerce.number(),
        toCode: z.string().trim().max(8).optional(),
        /** Places to pass on the way, `latitude,longitude` each, parted by semicolons; five at most. */
        via: viaShape.optional(),
        /** So many other ways at most, that really differ. */
        alternatives: z.coerce.number().int().min(0).max(2).default(0),
        /** Whose hours are told; of a tractor with three axles unless told. */
        typeVehicleId: idSaying('vehicle.type_required').optional(),
      })
      .refine(
        (ends) => isInColombia({ latitude: ends.fromLatitude, longitude: ends.fromLongitude }),
        says('place.outside_colombia'),
      )
      .refine(
        (ends) => isInColombia({ latitude: ends.toLatitude, longitude: ends.toLongitude }),
        says('place.outside_colombia'),
      ),
    reply: routeShape.extend({
      others: z.array(routeShape),
      attribution: z.string(),
    }),
    errors: ['provider.unavailable', 'vehicle.type_not_found'],
  }),
}
