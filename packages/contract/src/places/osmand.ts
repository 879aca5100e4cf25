/** What a phone of the public Traccar Client app says, by a token of its own. Decisions §14. */
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { says } from '../shapes.ts'

const text = (length: number) => z.string(says('input.invalid')).max(length, says('input.invalid'))

/** The words OsmAnd and Traccar Client put into an address; others are let pass. */
export const osmandQuery = z.object({
  id: text(100).optional(),
  deviceid: text(100).optional(),
  lat: text(40).optional(),
  lon: text(40).optional(),
  /** `lat,lon` in one. */
  location: text(80).optional(),
  /** Seconds or milliseconds since 1970, or an ISO instant. */
  timestamp: text(40).optional(),
  /** Knots. */
  speed: text(40).optional(),
  bearing: text(40).optional(),
  heading: text(40).optional(),
  altitude: text(40).optional(),
  accuracy: text(40).optional(),
  /** Per cent. */
  batt: text(40).optional(),
})

const figure = z.number(says('input.invalid')).nullish()

/** What newer versions of Traccar Client send as JSON; speed in metres a second, battery as a share of one. */
const traccarFix = z.object({
  timestamp: z.union([z.string().max(40), z.number()]),
  coords: z.object({
    latitude: z.number(says('input.invalid')),
    longitude: z.number(says('input.invalid')),
    accuracy: figure,
    speed: figure,
    heading: figure,
  }),
  battery: z.object({ level: figure }).nullish(),
})
export type TraccarFix = z.output<typeof traccarFix>

export const traccarBody = z.object({
  device_id: text(100),
  location: z.union([traccarFix, z.array(traccarFix).min(1).max(500, says('input.invalid'))]),
})

/** Kept by no rule of ours but by patience: a point outside the window is answered too, or the phone would send it for ever. */
const stored = z.object({ stored: z.number() })

/** Of the noun `tracking`. */
export const osmandEndpoints = {
  osmand: endpoint('GET /location/osmand', {
    access: 'public',
    query: osmandQuery,
    reply: stored,
    errors: ['device.unknown'],
    callsPerMinute: 3000,
  }),
  osmandPost: endpoint('POST /location/osmand', {
    access: 'public',
    query: osmandQuery,
    body: z.union([traccarBody, osmandQuery]).optional(),
    reply: stored,
    errors: ['device.unknown'],
    transaction: 'own',
    takes: 'jsonOrForm',
    keyless: 'report',
    callsPerMinute: 3000,
  }),
}
