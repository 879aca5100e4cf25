import * as maplibregl from 'maplibre-gl'
import { type NamedPoint, type TruckPosition, toLngLat } from './places.ts'
import styles from './map.module.css'

const svg = (path: string) =>
  `<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`

const shapes = {
  origin: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM12 12v.1',
  destination: 'M7 21V4M7 5h11l-2.5 4L18 13H7',
  truck: 'M12 3l6.5 17L12 16.5 5.5 20 12 3Z',
  still: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
}

const element = (kind: keyof typeof shapes, label: string) => {
  const sign = document.createElement('div')
  sign.className = styles[kind === 'still' ? 'truck' : kind] ?? ''
  sign.setAttribute('role', 'img')
  sign.setAttribute('aria-label', label)
  sign.innerHTML = svg(shapes[kind])
  return sign
}

export const placeMarker = (kind: 'origin' | 'destination', place: NamedPoint, label: string) =>
  new maplibregl.Marker({ element: element(kind, `${label}: ${place.name}`), anchor: 'center' }).setLngLat(
    toLngLat(place),
  )

/** Known to go somewhere, it points there. */
export const truckKind = (truck: TruckPosition): 'truck' | 'still' =>
  truck.headingDegrees === undefined ? 'still' : 'truck'

/** Turns with the map. */
export const truckMarker = (kind: 'truck' | 'still', label: string) =>
  new maplibregl.Marker({ element: element(kind, label), rotationAlignment: 'map' })
