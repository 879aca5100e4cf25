/** What lies on the map: each hook keeps one thing equal to the props. */
import * as maplibregl from 'maplibre-gl'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Palette } from '#shared/tokens.ts'
import type { MapViewProps } from './map-props.ts'
import { mapTexts } from './map.texts.ts'
import { boundsOf, defaultView, toLngLat, type NamedPoint, type TruckPosition } from './places.ts'
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

const placeMarker = (kind: 'origin' | 'destination', place: NamedPoint, label: string) =>
  new maplibregl.Marker({ element: element(kind, `${label}: ${place.name}`), anchor: 'center' }).setLngLat(
    toLngLat(place),
  )

/** Known to go somewhere, it points there. */
const truckKind = (truck: TruckPosition): 'truck' | 'still' =>
  truck.headingDegrees === undefined ? 'still' : 'truck'

/** Turns with the map. */
const truckMarker = (kind: 'truck' | 'still', label: string) =>
  new maplibregl.Marker({ element: element(kind, label), rotationAlignment: 'map' })

type MapRef = RefObject<maplibregl.Map | null>

const routeId = 'route'

const drawRoute = (map: maplibregl.Map, route: NonNullable<MapViewProps['route']>, palette: Palette) => {
  const data = {
    type: 'Feature' as const,
    properties: {},
    geometry: {
      type: 'LineString' as const,
      coordinates: route.map(([longitude, latitude]) => [longitude, latitude]),
    },
  }
  const source = map.getSource<maplibregl.GeoJSONSource>(routeId)
  if (source) {
    void source.setData(data)
    return
  }
  map.addSource(routeId, { type: 'geojson', data })
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const
  map.addLayer({
    id: 'route-edge',
    type: 'line',
    source: routeId,
    layout,
    paint: { 'line-color': palette.surface, 'line-width': 7 },
  })
  map.addLayer({
    id: 'route-line',
    type: 'line',
    source: routeId,
    layout,
    paint: { 'line-color': palette.primary, 'line-width': 4 },
  })
}

export const useRoute = (
  mapRef: MapRef,
  { route, styleUrl, towns }: MapViewProps,
  palette: Palette,
): void => {
  useEffect(() => {
    const map = mapRef.current
    if (!map) return undefined
    const draw = () => {
      // A way that is no longer known is wiped out, not left behind.
      if (route || map.getSource(routeId)) drawRoute(map, route ?? [], palette)
    }
    // `load` comes once in a map's life; the style may be busy again later, and then only `idle` follows.
    if (map.isStyleLoaded()) draw()
    else map.once('idle', draw)
    return () => void map.off('idle', draw)
  }, [mapRef, route, styleUrl, towns, palette])
}

type Placed = 'origin' | 'destination'

/** A pin that tells where it was left. */
const letDrag = (
  marker: maplibregl.Marker | undefined,
  onLeft: (point: { latitude: number; longitude: number }) => void,
) => {
  marker?.setDraggable(true)
  marker?.on('dragend', () => {
    const { lat, lng } = marker.getLngLat()
    onLeft({ latitude: lat, longitude: lng })
  })
}

export const useMarkers = (mapRef: MapRef, props: MapViewProps, palette: Palette): void => {
  const { origin, destination, styleUrl, towns } = props
  const mayDrag = props.onPlaceMove !== undefined
  const moved = useEffectEvent((place: Placed, point: { latitude: number; longitude: number }) =>
    props.onPlaceMove?.(place, point),
  )
  useEffect(() => {
    const map = mapRef.current
    if (!map) return undefined
    const originMarker = origin && placeMarker('origin', origin, mapTexts.origin)
    const destinationMarker = destination && placeMarker('destination', destination, mapTexts.destination)
    if (mayDrag) {
      letDrag(originMarker, (point) => moved('origin', point))
      letDrag(destinationMarker, (point) => moved('destination', point))
    }
    const markers = [originMarker, destinationMarker].filter((marker) => marker !== undefined)
    for (const marker of markers) marker.addTo(map)
    return () => {
      for (const marker of markers) marker.remove()
    }
  }, [mapRef, origin, destination, mayDrag, styleUrl, towns, palette])
}

/** One marker that moves: a new one with each position would be a new picture to who hears the page. */
export const useTruck = (
  mapRef: MapRef,
  { truck, styleUrl, towns }: MapViewProps,
  palette: Palette,
): void => {
  const marker = useRef<maplibregl.Marker>(undefined)
  const kind = truck && truckKind(truck)
  const place = useEffectEvent((moved: maplibregl.Marker | undefined) => {
    if (truck) moved?.setLngLat(toLngLat(truck)).setRotation(truck.headingDegrees ?? 0)
  })
  useEffect(() => {
    const map = mapRef.current
    if (!map || kind === undefined) return undefined
    const made = truckMarker(kind, mapTexts.truck)
    place(made)
    marker.current = made.addTo(map)
    return () => {
      marker.current = undefined
      made.remove()
    }
  }, [mapRef, kind, styleUrl, towns, palette])
  useEffect(() => place(marker.current), [truck])
}

const pointsOf = ({ origin, destination, truck, route = [] }: MapViewProps) => [
  ...[origin, destination, truck].filter((point) => point !== undefined),
  ...route.map(([longitude, latitude]) => ({ longitude, latitude })),
]

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Frames the trip once it is known; follows the truck when asked. A person who moved the map is not pulled back. */
export const useView = (mapRef: MapRef, props: MapViewProps): void => {
  const { truck, isFollowing = false, frameKey = '' } = props
  const points = pointsOf(props)
  const bounds = boundsOf(points)
  const shown = useRef('')
  const frame = isFollowing ? 'follow' : `frame ${frameKey}`
  useEffect(() => {
    const map = mapRef.current
    if (!map) return
    if (isFollowing && truck) {
      const isFirst = shown.current !== frame
      shown.current = frame
      const center = toLngLat(truck)
      const zoom = isFirst ? defaultView.knownTruckZoom : map.getZoom()
      if (calm() || isFirst) map.jumpTo({ center, zoom })
      else map.easeTo({ center, zoom, duration: 800 })
      return
    }
    if (!bounds || shown.current === frame) return
    shown.current = frame
    map.fitBounds(bounds, { padding: 48, maxZoom: points.length > 1 ? 14 : defaultView.zoom, animate: false })
  })
}
