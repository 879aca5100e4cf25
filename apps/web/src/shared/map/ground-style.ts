import type { FeatureCollection } from 'geojson'
import type { ExpressionFilterSpecification, StyleSpecification } from 'maplibre-gl'
import type { Palette } from '#shared/tokens.ts'
import type { Town } from './places.ts'

const townPoints = (towns: readonly Town[]) => ({
  type: 'FeatureCollection' as const,
  features: towns.map(({ name, weight, latitude, longitude }) => ({
    type: 'Feature' as const,
    properties: { name, weight },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  })),
})

/** Few names from afar, all of them from near. */
const shownTowns: ExpressionFilterSpecification = [
  '>=',
  ['get', 'weight'],
  ['step', ['zoom'], 400_000, 5, 250_000, 6, 80_000, 7, 20_000, 8.5, 0],
]

/** Land, borders and names of towns, as MapLibre is told of them; letters are drawn by the browser. */
export const groundStyle = (
  land: FeatureCollection,
  palette: Palette,
  towns: readonly Town[],
): StyleSpecification => ({
  version: 8,
  sources: {
    land: { type: 'geojson', data: land, attribution: 'Natural Earth' },
    towns: { type: 'geojson', data: townPoints(towns) },
  },
  layers: [
    { id: 'water', type: 'background', paint: { 'background-color': palette.mapWater } },
    {
      id: 'land',
      type: 'fill',
      source: 'land',
      paint: {
        'fill-color': ['match', ['get', 'kind'], 'home', palette.mapHome, palette.mapLand],
        // The borders lie over its edges.
        'fill-antialias': false,
      },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'land',
      paint: {
        'line-color': palette.borderStrong,
        'line-opacity': 0.6,
        'line-width': ['match', ['get', 'kind'], 'home', 1.2, 0.5],
      },
    },
    {
      id: 'town-dots',
      type: 'circle',
      source: 'towns',
      filter: shownTowns,
      paint: { 'circle-radius': 2.5, 'circle-color': palette.textFaint },
    },
    {
      id: 'town-names',
      type: 'symbol',
      source: 'towns',
      filter: shownTowns,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['Inter Variable', 'sans-serif'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 5, 11, 9, 13],
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 1.3,
        'text-justify': 'auto',
        'symbol-sort-key': ['-', 0, ['get', 'weight']],
      },
      paint: { 'text-color': palette.text, 'text-halo-color': palette.mapHome, 'text-halo-width': 1.5 },
    },
  ],
})
