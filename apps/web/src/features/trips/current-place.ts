import { lastKnownPoint } from './position-sharing.ts'

export type ReportPlace = { latitude: number; longitude: number }

const freshMs = 20_000
const waitMs = 6000

/** Where the phone is now, for a report; undefined when it cannot say within six seconds. Never asks before the consent. */
export const currentPlace = async (): Promise<ReportPlace | undefined> => {
  const known = lastKnownPoint()
  if (known && Date.now() - new Date(known.at).getTime() < freshMs)
    return { latitude: known.latitude, longitude: known.longitude }
  if (!('geolocation' in navigator)) return undefined
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => resolve(undefined),
      { enableHighAccuracy: true, maximumAge: freshMs, timeout: waitMs },
    )
  })
}
