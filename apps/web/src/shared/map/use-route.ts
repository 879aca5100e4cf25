import { useEffect } from 'react'
import type { Palette } from '#shared/tokens.ts'
import { onceStyled, type MapRef } from './map-look.ts'
import type { MapViewProps } from './map-props.ts'
import { drawWay } from './way-layers.ts'
import { wayOn } from './way.ts'

/** Draws the way of a service, and anew with what is known of it. */
export const useRoute = (
  mapRef: MapRef,
  { route, others, passes, distanceKm, truck, hasBegun, trail, trailGaps, styleUrl }: MapViewProps,
  palette: Palette,
): void => {
  useEffect(() => {
    const map = mapRef.current
    // A way that is no longer known is wiped out, not left behind.
    const way = wayOn({ route, truck, hasBegun, trail, trailGaps })
    return map
      ? onceStyled(map, () => drawWay(map, palette, { way, route, others, passes, distanceKm }))
      : undefined
  }, [mapRef, route, others, passes, distanceKm, truck, hasBegun, trail, trailGaps, styleUrl, palette])
}
