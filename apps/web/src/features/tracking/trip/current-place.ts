import { lastKnownPoint } from './position-sharing.ts'
import type { ReportPlace } from './trip-point.ts'

const freshMs = 20_000
/** A truck that stands still says nothing new: its last word still holds. */
const stillMs = 5 * 60_000
const waitMs = 4000

const knownWithin = (ageMs: number): ReportPlace | undefined => {
  const known = lastKnownPoint()
  return known && Date.now() - new Date(known.at).getTime() < ageMs
    ? { latitude: known.latitude, longitude: known.longitude }
    : undefined
}

/** Where the phone is now, for a report; undefined when it cannot say within four seconds. Never called before the consent, but where a press is to send this one place. */
export const currentPlace = async (): Promise<ReportPlace | undefined> => {
  const known = knownWithin(freshMs)
  if (known || !('geolocation' in navigator)) return known
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => resolve(knownWithin(stillMs)),
      { enableHighAccuracy: true, maximumAge: freshMs, timeout: waitMs },
    )
  })
}
