import { isInColombia } from '@arriero/domain/places/colombia'
import { roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { says } from '../shapes.ts'

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
  route: endpoint('GET /place/route', {
    access: { roles },
    keyScope: 'any',
    callsPerMinute: 120,
    query: z
      .object({
        fromLatitude: z.coerce.number(),
        fromLongitude: z.coerce.number(),
        toLatitude: z.coerce.number(),
        toLongitude: z.coerce.number(),
      })
      .refine(
        (ends) => isInColombia({ latitude: ends.fromLatitude, longitude: ends.fromLongitude }),
        says('place.outside_colombia'),
      )
      .refine(
        (ends) => isInColombia({ latitude: ends.toLatitude, longitude: ends.toLongitude }),
        says('place.outside_colombia'),
      ),
    reply: z.object({
      distanceKm: z.number(),
      method: z.string(),
      isEstimated: z.boolean(),
      line: z.array(z.tuple([z.number(), z.number()])),
      attribution: z.string(),
    }),
    errors: ['provider.unavailable'],
  }),
}
