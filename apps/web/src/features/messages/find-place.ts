import type { Point } from './use-composer.ts'

const waitMs = 10_000
const freshMs = 30_000

/** Where this browser is, as its person lets it say; undefined where it cannot. */
export const findPlace = (): Promise<Point | undefined> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => resolve(undefined),
      { enableHighAccuracy: true, maximumAge: freshMs, timeout: waitMs },
    )
  })
