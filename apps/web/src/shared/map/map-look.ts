/** What every hook that draws needs of a map, and when it may draw. */
import type * as maplibregl from 'maplibre-gl'
import type { RefObject } from 'react'

export type MapRef = RefObject<maplibregl.Map | null>

const styled = new WeakSet<maplibregl.Map>()

/** Told once of each new map, before it is shown. */
export const noteStyle = (map: maplibregl.Map): void => {
  map.once('style.load', () => styled.add(map))
}

/**
 * Draws as soon as the map knows its style, not only when its ground has come: on a dead line a truck is seen on no ground.
 * Returns how to call it off.
 */
export const onceStyled = (map: maplibregl.Map, draw: () => void): (() => void) => {
  if (styled.has(map)) {
    draw()
    return () => undefined
  }
  map.once('style.load', draw)
  return () => void map.off('style.load', draw)
}

/** Below the first name of the ground: what is drawn there hides no town. */
export const belowNames = (map: maplibregl.Map): string | undefined =>
  map.getStyle().layers.find(({ type }) => type === 'symbol')?.id
