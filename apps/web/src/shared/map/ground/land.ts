/** Sea, land, relief, water and borders. */
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { ground, relief, round, sizeBy, widthBy, type GroundLayers } from './ground-parts.ts'

/** The longest rivers have rank 1. */
const byRank = (...widths: [number, number, number, number, number]): ExpressionSpecification => {
  const [first, second, third, fourth, rest] = widths
  return ['match', ['get', 'rank'], 1, first, 2, second, 3, third, 4, fourth, rest]
}

const isHome: ExpressionSpecification = ['==', ['get', 'k'], 1]

const surfaces: GroundLayers = ({ colors, palette }) => [
  { id: 'sea', type: 'background', paint: { 'background-color': palette.mapWater } },
  {
    id: 'land',
    type: 'fill',
    source: ground,
    'source-layer': 'land',
    paint: { 'fill-color': palette.mapLand, 'fill-antialias': false },
  },
  {
    id: 'country',
    type: 'fill',
    source: ground,
    'source-layer': 'co',
    paint: { 'fill-color': palette.mapHome, 'fill-antialias': false },
  },
  {
    id: 'town-area',
    type: 'fill',
    source: ground,
    'source-layer': 'urban',
    minzoom: 6,
    paint: { 'fill-color': colors.town, 'fill-opacity': sizeBy([6, 0.6], [9, 1]) },
  },
  {
    id: 'relief',
    type: 'raster',
    source: relief,
    paint: {
      'raster-opacity': sizeBy([4, 0.55], [7, 0.5], [9, 0.25], [11, 0.08], [12, 0]),
      'raster-fade-duration': 0,
    },
  },
]

const waters: GroundLayers = ({ colors }) => [
  {
    id: 'water',
    type: 'fill',
    source: ground,
    'source-layer': 'water',
    paint: { 'fill-color': colors.water },
  },
  {
    id: 'river',
    type: 'line',
    source: ground,
    'source-layer': 'river',
    layout: round,
    paint: {
      'line-color': colors.river,
      'line-width': sizeBy(
        [4, byRank(0.8, 0.5, 0.35, 0.35, 0.35)],
        [8, byRank(2, 1.5, 1.1, 0.8, 0.6)],
        [12, byRank(4, 3, 2.2, 1.6, 1.1)],
      ),
    },
  },
]

const borders: GroundLayers = ({ colors }): LayerSpecification[] => [
  {
    id: 'municipality-border',
    type: 'line',
    source: ground,
    'source-layer': 'mun',
    minzoom: 8.5,
    paint: { 'line-color': colors.municipality, 'line-width': 0.8 },
  },
  {
    id: 'department-border',
    type: 'line',
    source: ground,
    'source-layer': 'dep',
    minzoom: 4.5,
    paint: {
      'line-color': colors.department,
      'line-width': widthBy([4, 0.5], [7, 0.9], [10, 1.4]),
      'line-dasharray': [3, 2],
    },
  },
  {
    id: 'foreign-border',
    type: 'line',
    source: ground,
    'source-layer': 'border',
    filter: ['!', isHome],
    paint: { 'line-color': colors.foreignBorder, 'line-width': widthBy([3, 0.6], [8, 1]) },
  },
  {
    id: 'country-border',
    type: 'line',
    source: ground,
    'source-layer': 'border',
    filter: isHome,
    paint: { 'line-color': colors.border, 'line-width': widthBy([3, 0.8], [8, 1.8]) },
  },
]

export const landLayers: GroundLayers = (look) => [...surfaces(look), ...waters(look), ...borders(look)]
