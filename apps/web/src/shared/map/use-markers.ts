/** Pins of places, and the truck. */
import * as maplibregl from 'maplibre-gl'
import { placeLines } from '@arriero/domain/places/place-name'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Palette } from '#shared/tokens.ts'
import type { MapRef } from './map-look.ts'
import type { MapViewProps } from './map-props.ts'
import { mapTexts } from './map.texts.ts'
import { toLngLat, type NamedPoint, type TruckPosition } from './places.ts'
import { placeInWords } from './zone.ts'
import styles from './map.module.css'

const svg = (box: string, path: string) =>
  `<svg viewBox="0 0 ${box}" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${path}</svg>`

const drop =
  '<path class="body" d="M15 1.5C7.6 1.5 2 7 2 13.9 2 22.6 15 37 15 37s13-14.4 13-23.1C28 7 22.4 1.5 15 1.5Z"/>'

const shapes = {
  origin: `${drop}<circle cx="15" cy="14" r="4.5"/>`,
  destination: `${drop}<path d="M11 21V8M11 8.6h9l-2.3 3.2 2.3 3.2h-9"/>`,
  base: `${drop}<path d="M9 14l6-5.2 6 5.2M10.8 12.6V20h8.4v-7.4"/>`,
  truck: '<path d="M12 3l6.5 17L12 16.5 5.5 20 12 3Z"/>',
  still: '<path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z"/>',
}

const named = (className: string | undefined, label: string) => {
  const sign = document.createElement('div')
  sign.className = className ?? ''
  sign.setAttribute('role', 'img')
  sign.setAttribute('aria-label', label)
  return sign
}

/** Words beside a sign; who hears the page has them in the sign's own name. */
const words = (className: string | undefined, text: string) => {
  const chip = document.createElement('span')
  chip.className = className ?? ''
  chip.setAttribute('aria-hidden', 'true')
  chip.textContent = text
  return chip
}

/** Its tip is on the place, its name above it: the town's own name stays to be read beside. */
const placeMarker = (kind: 'origin' | 'destination' | 'base', place: NamedPoint) => {
  const [town = place.name] = placeLines(place.name).town.split(',')
  const element = named(styles.pin, `${mapTexts[kind]}: ${placeInWords(place)}`)
  element.dataset['kind'] = kind
  element.innerHTML = svg('30 38', shapes[kind])
  element.prepend(words(styles.pinName, town))
  return new maplibregl.Marker({ element, anchor: 'bottom' }).setLngLat(toLngLat(place))
}

/** Known to go somewhere, it points there. */
const truckKind = (truck: TruckPosition): 'truck' | 'still' =>
  truck.headingDegrees === undefined ? 'still' : 'truck'

/** The arrow turns with the map, the plate below it does not. */
const truckMarker = (kind: 'truck' | 'still', plate: string | undefined) => {
  const element = named(styles.truck, plate === undefined ? mapTexts.truck : `${mapTexts.truck} ${plate}`)
  element.innerHTML = svg('24 24', shapes[kind])
  if (plate !== undefined) element.append(words(styles.truckPlate, plate))
  return new maplibregl.Marker({ element })
}

const turn = (marker: maplibregl.Marker, degrees: number) =>
  marker.getElement().style.setProperty('--heading', `${degrees}deg`)

type Placed = 'origin' | 'destination'

/** A pin that tells where it was left; it stands there once it is told to. */
const letDrag = (
  marker: maplibregl.Marker | undefined,
  onLeft: (point: { latitude: number; longitude: number }) => void,
) => {
  const begun = marker?.getLngLat()
  marker?.setDraggable(true)
  marker?.on('dragend', () => {
    const { lat, lng } = marker.getLngLat()
    if (begun) marker.setLngLat(begun)
    onLeft({ latitude: lat, longitude: lng })
  })
}

type PlacesProps = Pick<MapViewProps, 'origin' | 'destination' | 'base' | 'styleUrl' | 'onPlaceMove'>

export const useMarkers = (mapRef: MapRef, props: PlacesProps, palette: Palette): void => {
  const { origin, destination, base, styleUrl } = props
  const mayDrag = props.onPlaceMove !== undefined
  const moved = useEffectEvent((place: Placed, point: { latitude: number; longitude: number }) =>
    props.onPlaceMove?.(place, point),
  )
  useEffect(() => {
    const map = mapRef.current
    if (!map) return undefined
    const originMarker = origin && placeMarker('origin', origin)
    const destinationMarker = destination && placeMarker('destination', destination)
    const baseMarker = base && placeMarker('base', base)
    if (mayDrag) {
      letDrag(originMarker, (point) => moved('origin', point))
      letDrag(destinationMarker, (point) => moved('destination', point))
    }
    const markers = [originMarker, destinationMarker, baseMarker].filter((marker) => marker !== undefined)
    for (const marker of markers) marker.addTo(map)
    return () => {
      for (const marker of markers) marker.remove()
    }
  }, [mapRef, origin, destination, base, mayDrag, styleUrl, palette])
}

/** One marker that moves: a new one with each position would be a new picture to who hears the page. */
export const useTruck = (mapRef: MapRef, { truck, styleUrl }: MapViewProps, palette: Palette): void => {
  const marker = useRef<maplibregl.Marker>(undefined)
  const kind = truck && truckKind(truck)
  const plate = truck?.plate
  const place = useEffectEvent((moved: maplibregl.Marker | undefined) => {
    if (!truck || !moved) return
    moved.setLngLat(toLngLat(truck))
    turn(moved, truck.headingDegrees ?? 0)
  })
  useEffect(() => {
    const map = mapRef.current
    if (!map || kind === undefined) return undefined
    const made = truckMarker(kind, plate)
    place(made)
    marker.current = made.addTo(map)
    return () => {
      marker.current = undefined
      made.remove()
    }
  }, [mapRef, kind, plate, styleUrl, palette])
  useEffect(() => place(marker.current), [truck])
}
