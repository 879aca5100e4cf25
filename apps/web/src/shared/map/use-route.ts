/** The way on the map: solid behind the truck, lighter ahead of it. */
import type * as maplibregl from 'maplibre-gl'
import type { Line } from '@arriero/domain/places/geography'
import { useEffect } from 'react'
import type { Palette } from '#shared/tokens.ts'
import { belowNames, onceStyled, type MapRef } from './map-look.ts'
import type { MapViewProps } from './map-props.ts'
import { cutWay, type Way } from './way.ts'

const sources = { travelled: 'way-travelled', ahead: 'way-ahead' } as const
type Part = keyof typeof sources

const dataOf = (line: Line) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: {
    type: 'LineString' as const,
    coordinates: line.map(([longitude, latitude]) => [longitude, latitude]),
  },
})

const layersOf = (part: Part, palette: Palette): maplibregl.LineLayerSpecification[] => {
  const source = sources[part]
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const
  const opacity = part === 'travelled' ? 1 : 0.5
  return [
    {
      id: `${source}-edge`,
      type: 'line',
      source,
      layout,
      paint: { 'line-color': palette.surface, 'line-width': 8 },
    },
    {
      id: `${source}-line`,
      type: 'line',
      source,
      layout,
      paint: { 'line-color': palette.primary, 'line-width': 4.5, 'line-opacity': opacity },
    },
  ]
}

const addWay = (map: maplibregl.Map, palette: Palette): void => {
  const below = belowNames(map)
  for (const part of ['ahead', 'travelled'] as const) {
    map.addSource(sources[part], { type: 'geojson', data: dataOf([]) })
    for (const layer of layersOf(part, palette)) map.addLayer(layer, below)
  }
}

const drawWay = (map: maplibregl.Map, palette: Palette, way: Way): void => {
  if (!map.getSource(sources.ahead)) addWay(map, palette)
  for (const part of ['ahead', 'travelled'] as const)
    void map.getSource<maplibregl.GeoJSONSource>(sources[part])?.setData(dataOf(way[part]))
}

export const useRoute = (
  mapRef: MapRef,
  { route, truck, styleUrl }: MapViewProps,
  palette: Palette,
): void => {
  useEffect(() => {
    const map = mapRef.current
    // A way that is no longer known is wiped out, not left behind.
    const way = cutWay(route ?? [], truck)
    return map ? onceStyled(map, () => drawWay(map, palette, way)) : undefined
  }, [mapRef, route, truck, styleUrl, palette])
}
