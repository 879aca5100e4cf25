/** What OsmAnd and Traccar Client say, in our words. Speeds are knots in an address, metres a second in JSON. */
import { fixMost } from '@arriero/domain/places/positions'
import type { osmandQuery, traccarBody, TraccarFix } from '@arriero/contract/places/osmand'
import type { z } from 'zod'
import { fail } from '#app-error.ts'
import type { Ping } from './positions.actions.ts'

export type OsmandQuery = z.output<typeof osmandQuery>
type TraccarBody = z.output<typeof traccarBody>
export type OsmandBody = OsmandQuery | TraccarBody | undefined

export type PhoneReport = { token: string; pings: Ping[]; batteryPercent: number | null }

const knotsToKmh = 1.852
const metresToKmh = 3.6

/** Figures that make no sense are left out; a phone says -1 for what it does not know. */
const within = (value: number | null | undefined, most: number): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= most ? value : undefined

const figureOf = (text: string | undefined): number | undefined => {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : undefined
}

const degrees = (value: number | undefined, most: number): number =>
  value !== undefined && Math.abs(value) <= most ? value : fail('input.invalid')

const wholeSeconds = /^\d{1,10}$/
const wholeMilliseconds = /^\d{11,14}$/

const instantOf = (said: string | number | undefined, now: Date): Date => {
  if (said === undefined) return now
  const text = String(said)
  const at = wholeSeconds.test(text)
    ? new Date(Number(text) * 1000)
    : new Date(wholeMilliseconds.test(text) ? Number(text) : text)
  return Number.isNaN(at.getTime()) ? fail('input.invalid') : at
}

type Said = {
  latitude: number | undefined
  longitude: number | undefined
  at: Date
  speedKmh: number | undefined
}
type MoreSaid = Said & { heading: number | null | undefined; accuracyM: number | null | undefined }

const pingOf = ({ latitude, longitude, at, speedKmh, heading, accuracyM }: MoreSaid): Ping => ({
  at,
  latitude: degrees(latitude, 90),
  longitude: degrees(longitude, 180),
  speedKmh: within(speedKmh, fixMost.speedKmh),
  heading: within(heading, fixMost.headingDegrees),
  accuracyM: within(accuracyM, fixMost.accuracyM),
})

const ofFix =
  (now: Date) =>
  ({ timestamp, coords }: TraccarFix): Ping =>
    pingOf({
      latitude: coords.latitude,
      longitude: coords.longitude,
      at: instantOf(timestamp, now),
      speedKmh: typeof coords.speed === 'number' ? coords.speed * metresToKmh : undefined,
      heading: coords.heading,
      accuracyM: coords.accuracy,
    })

const ofQuery = (query: OsmandQuery, now: Date): Ping => {
  const [latitude, longitude] = query.location?.split(',') ?? [query.lat, query.lon]
  const knots = figureOf(query.speed)
  return pingOf({
    latitude: figureOf(latitude),
    longitude: figureOf(longitude),
    at: instantOf(query.timestamp, now),
    speedKmh: knots === undefined ? undefined : knots * knotsToKmh,
    heading: figureOf(query.bearing ?? query.heading),
    accuracyM: figureOf(query.accuracy),
  })
}

const isTraccar = (body: OsmandBody): body is TraccarBody => body !== undefined && 'device_id' in body

/** In the address, in a form, or in JSON: whichever the app speaks. */
export const readReport = (query: OsmandQuery, body: OsmandBody, now: Date): PhoneReport => {
  if (isTraccar(body)) {
    const fixes = Array.isArray(body.location) ? body.location : [body.location]
    const level = within(fixes.at(-1)?.battery?.level, 1)
    return {
      token: body.device_id,
      pings: fixes.map(ofFix(now)),
      batteryPercent: level === undefined ? null : level * 100,
    }
  }
  const said: OsmandQuery = { ...body, ...query }
  return {
    token: said.id ?? said.deviceid ?? fail('device.unknown'),
    pings: [ofQuery(said, now)],
    batteryPercent: within(figureOf(said.batt), 100) ?? null,
  }
}
