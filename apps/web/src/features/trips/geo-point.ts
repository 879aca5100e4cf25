import type { TripPoint } from './trip-point.ts'

const kmhPerMs = 3.6

const within = (value: number | null, max: number): value is number =>
  value !== null && Number.isFinite(value) && value >= 0 && value <= max

/** What the phone says, as the server takes it; what makes no sense is left out. */
export const pointOf = ({ coords, timestamp }: GeolocationPosition): TripPoint => {
  const speedKmh = coords.speed === null ? null : coords.speed * kmhPerMs
  return {
    at: new Date(timestamp).toISOString(),
    latitude: coords.latitude,
    longitude: coords.longitude,
    ...(within(speedKmh, 400) ? { speed: Math.round(speedKmh * 10) / 10 } : {}),
    ...(within(coords.heading, 360) ? { heading: Math.round(coords.heading) } : {}),
    ...(within(coords.accuracy, 100_000) ? { accuracy: Math.round(coords.accuracy) } : {}),
  }
}
