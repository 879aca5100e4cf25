/** Where a place is no point: a soft disc as wide as it may be, below the way and the names. */
import type * as maplibregl from 'maplibre-gl'
import type { Line } from '@arriero/domain/places/geography'
import { useEffect } from 'react'
import type { Palette } from '#shared/tokens.ts'
import { belowNames, onceStyled, type MapRef } from './map-look.ts'
import type { MapViewProps } from './map-props.ts'
import { ringOf } from './zone.ts'

const source = 'zones'

const dataOf = (rings: readonly Line[]) => ({
  type: 'FeatureCollection' as const,
  features: rings.map((ring) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: {
      type: 'Polygon' as const,
      coordinates: [ring.map(([longitude, latitude]) => [longitude, latitude])],
    },
  })),
})

const addZones = (map: maplibregl.Map, palette: Palette): void => {
  const below = belowNames(map)
  map.addSource(source, { type: 'geojson', data: dataOf([]) })
  map.addLayer(
    {
      id: `${source}-fill`,
      type: 'fill',
      source,
      paint: { 'fill-color': palette.primary, 'fill-opacity': 0.16 },
    },
    below,
  )
  map.addLayer(
    {
      id: `${source}-edge`,
      type: 'line',
      source,
      paint: {
        'line-color': palette.primary,
        'line-width': 1.5,
        'line-opacity': 0.6,
        'line-dasharray': [3, 2],
      },
    },
    below,
  )
}

const drawZones = (map: maplibregl.Map, palette: Palette, rings: readonly Line[]): void => {
  if (!map.getSource(source)) addZones(map, palette)
  void map.getSource<maplibregl.GeoJSONSource>(source)?.setData(dataOf(rings))
}

export const useZones = (
  mapRef: MapRef,
  { origin, destination, base, styleUrl }: MapViewProps,
  palette: Palette,
): void => {
  useEffect(() => {
    const map = mapRef.current
    const rings = [origin, destination, base].flatMap((place) => {
      const ring = place && ringOf(place)
      return ring ? [ring] : []
    })
    return map ? onceStyled(map, () => drawZones(map, palette, rings)) : undefined
  }, [mapRef, origin, destination, base, styleUrl, palette])
}
