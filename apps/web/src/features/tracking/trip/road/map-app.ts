/** Hands the way to a place over to the app the driver drives by: nothing goes out before he presses. */
import { deviceChoice } from './device-choice.ts'

export const mapApps = ['phone', 'google', 'waze'] as const
export type MapApp = (typeof mapApps)[number]

/** What the page runs on, as far as its maps go. */
export type Device = 'apple' | 'android' | 'other'

/** Degrees; `name` as people read it. */
type Place = { latitude: number; longitude: number; name: string }

export const mapApp = deviceChoice('arriero.map-app', mapApps)

/** From its user agent; where it says nothing known there is no app of maps to be handed to. */
export const deviceOf = (userAgent: string): Device => {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'apple'
  return /Android/.test(userAgent) ? 'android' : 'other'
}

const googleHref = (point: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(point)}&travelmode=driving`

/** `geo:` lets Android offer every map app; Apple's phones know only their own address, a computer none at all. */
const phoneHref = (point: string, name: string, device: Device): string => {
  if (device === 'apple') return `https://maps.apple.com/?daddr=${point}`
  return device === 'android' ? `geo:${point}?q=${point}(${encodeURIComponent(name)})` : googleHref(point)
}

/** The address that opens the way to a place in this app; of an app that is not there its page opens. */
export const wayHref = (
  { latitude, longitude, name }: Place,
  { app, device }: { app: MapApp; device: Device },
): string => {
  const point = `${latitude},${longitude}`
  if (app === 'google') return googleHref(point)
  return app === 'waze'
    ? `https://waze.com/ul?ll=${encodeURIComponent(point)}&navigate=yes`
    : phoneHref(point, name, device)
}
