/** The way on a map: solid behind the truck, lighter ahead of it, its tolls as beads; other ways, and what nobody has heard of, as thin broken lines below. */
import type * as maplibregl from 'maplibre-gl'
import { pointAt, type Line } from '@arriero/domain/places/geography'
import type { Palette } from '#shared/tokens.ts'
import { belowNames } from './map-look.ts'
import type { MapViewProps } from './map-props.ts'
import type { Way } from './way.ts'

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

const linesOf = (lines: readonly Line[]) => ({
  type: 'FeatureCollection' as const,
  features: lines.map((line) => dataOf(line)),
})

/** Each toll where it stands; one of an older service where its kilometres come to lie on the line. */
const beadsOf = (line: Line, { passes, distanceKm }: Pick<MapViewProps, 'passes' | 'distanceKm'> = {}) => ({
  type: 'FeatureCollection' as const,
  features: (passes?.tolls ?? []).flatMap(({ name, alongKm, place }) => {
    const point = place ?? (distanceKm ? pointAt(line, alongKm / distanceKm) : undefined)
    if (!point) return []
    const geometry = { type: 'Point' as const, coordinates: [...point] }
    return [{ type: 'Feature' as const, properties: { name }, geometry }]
  }),
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

const otherWays = 'way-others'
const wayTolls = 'way-tolls'

const addOthers = (map: maplibregl.Map, palette: Palette, below: string | undefined): void => {
  map.addSource(otherWays, { type: 'geojson', data: linesOf([]) })
  map.addLayer(
    {
      id: otherWays,
      type: 'line',
      source: otherWays,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': palette.textFaint, 'line-width': 3, 'line-dasharray': [1, 1.6] },
    },
    below,
  )
}

const addTolls = (map: maplibregl.Map, palette: Palette, below: string | undefined): void => {
  map.addSource(wayTolls, { type: 'geojson', data: beadsOf([], undefined) })
  map.addLayer(
    {
      id: wayTolls,
      type: 'circle',
      source: wayTolls,
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 5, 2.5, 9, 5],
        'circle-color': palette.surface,
        'circle-stroke-color': palette.primary,
        'circle-stroke-width': 2,
      },
    },
    below,
  )
}

const addWay = (map: maplibregl.Map, palette: Palette, tollsBelow: string | undefined): void => {
  const below = belowNames(map)
  addOthers(map, palette, below)
  for (const part of ['ahead', 'travelled'] as const) {
    map.addSource(sources[part], { type: 'geojson', data: linesOf([]) })
    for (const layer of layersOf(part, palette)) map.addLayer(layer, below)
  }
  addTolls(map, palette, tollsBelow)
}

export interface DrawnWay extends Pick<MapViewProps, 'route' | 'others' | 'passes' | 'distanceKm'> {
  way: Way
  /** The layer that the tolls lie below; else they lie over all. */
  tollsBelow?: string
}

/** An empty one wipes out what was drawn. */
export const drawWay = (
  map: maplibregl.Map,
  palette: Palette,
  { way, tollsBelow, ...beside }: DrawnWay,
): void => {
  if (!map.getSource(sources.ahead)) addWay(map, palette, tollsBelow)
  for (const part of ['ahead', 'travelled'] as const)
    void map
      .getSource<maplibregl.GeoJSONSource>(sources[part])
      ?.setData(linesOf(part === 'ahead' ? [way.ahead] : way.travelled))
  const { route = [], others = [] } = beside
  void map.getSource<maplibregl.GeoJSONSource>(otherWays)?.setData(linesOf([...others, ...way.unheard]))
  void map.getSource<maplibregl.GeoJSONSource>(wayTolls)?.setData(beadsOf(route, beside))
}
