/** What part of the country is in the picture. */
import { useEffect, useRef } from 'react'
import { isCalm } from '../media.ts'
import type { MapRef } from './map-look.ts'
import type { MapViewProps } from './map-props.ts'
import { boundsOf, defaultView, toLngLat } from './places.ts'
import { ringOf } from './zone.ts'

const pointsOf = ({ origin, destination, base, truck, route = [] }: MapViewProps) => {
  const places = [origin, destination, base].filter((place) => place !== undefined)
  const edges = places.flatMap((place) => ringOf(place) ?? [])
  return [
    ...places,
    ...(truck ? [truck] : []),
    ...[...edges, ...route].map(([longitude, latitude]) => ({ longitude, latitude })),
  ]
}

/** Pins stand above their place, their names above them. */
const framePadding = { top: 84, bottom: 40, left: 56, right: 56 }

/** Frames the trip once it is known; follows the truck when asked. A person who moved the map is not pulled back. */
export const useView = (mapRef: MapRef, props: MapViewProps): void => {
  const { truck, isFollowing = false, frameKey = '' } = props
  const points = pointsOf(props)
  const bounds = boundsOf(points)
  const shown = useRef('')
  const frame = isFollowing ? 'follow' : `frame ${frameKey}`
  useEffect(() => {
    const map = mapRef.current
    if (!map || frameKey === null) return
    if (isFollowing && truck) {
      const isFirst = shown.current !== frame
      shown.current = frame
      const center = toLngLat(truck)
      const zoom = isFirst ? defaultView.knownTruckZoom : map.getZoom()
      if (isCalm() || isFirst) map.jumpTo({ center, zoom })
      else map.easeTo({ center, zoom, duration: 800 })
      return
    }
    if (!bounds || shown.current === frame) return
    shown.current = frame
    map.fitBounds(bounds, {
      padding: framePadding,
      maxZoom: points.length > 1 ? 14 : defaultView.zoom,
      animate: false,
    })
  })
}
