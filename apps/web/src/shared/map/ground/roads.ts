/** Roads by class, each with an edge below it, and their numbers. */
import type { ExpressionSpecification, LineLayerSpecification } from 'maplibre-gl'
import type { GroundColors } from './ground-colors.ts'
import { ground, letters, round, widthBy, type GroundLayers } from './ground-parts.ts'

type Stops = Parameters<typeof widthBy>

type RoadClass = {
  /** The tiles' own number. */
  class: 1 | 2 | 3 | 4
  from: number
  fill: keyof GroundColors
  edge: keyof GroundColors
  fillPx: Stops
  edgePx: Stops
}

/** Lesser roads first, so that a crossing shows the greater one whole. */
const classes: readonly RoadClass[] = [
  {
    class: 4,
    from: 10,
    fill: 'lane',
    edge: 'laneEdge',
    fillPx: [
      [10, 0.5],
      [12, 1.2],
      [14, 3.8],
      [17, 10],
    ],
    edgePx: [
      [10, 0.8],
      [12, 2],
      [14, 5],
      [17, 12],
    ],
  },
  {
    class: 3,
    from: 8,
    fill: 'secondary',
    edge: 'secondaryEdge',
    fillPx: [
      [8, 0.6],
      [10, 1.3],
      [12, 2.8],
      [14, 6.4],
      [17, 14],
    ],
    edgePx: [
      [8, 1],
      [10, 2.2],
      [12, 4],
      [14, 8],
      [17, 16.5],
    ],
  },
  {
    class: 2,
    from: 5,
    fill: 'primary',
    edge: 'primaryEdge',
    fillPx: [
      [5, 0.3],
      [7, 0.8],
      [9, 1.6],
      [11, 3.1],
      [14, 8],
      [17, 17],
    ],
    edgePx: [
      [5, 0.45],
      [7, 1.4],
      [9, 2.6],
      [11, 4.5],
      [14, 10],
      [17, 20],
    ],
  },
  {
    class: 1,
    from: 4,
    fill: 'trunk',
    edge: 'trunkEdge',
    fillPx: [
      [4, 0.5],
      [6, 1.05],
      [8, 1.8],
      [11, 3.7],
      [14, 9.5],
      [17, 20],
    ],
    edgePx: [
      [4, 0.7],
      [6, 1.7],
      [8, 2.9],
      [11, 5.4],
      [14, 12],
      [17, 23],
    ],
  },
]

const lineOf = (road: RoadClass, part: 'fill' | 'edge', colors: GroundColors): LineLayerSpecification => ({
  id: `road-${road.class}-${part}`,
  type: 'line',
  source: ground,
  'source-layer': 'road',
  minzoom: road.from,
  filter: ['==', ['get', 'c'], road.class],
  layout: round,
  paint: {
    'line-color': colors[road[part]],
    'line-width': widthBy(...(part === 'fill' ? road.fillPx : road.edgePx)),
  },
})

export const roadLayers: GroundLayers = ({ colors }) =>
  (['edge', 'fill'] as const).flatMap((part) => classes.map((road) => lineOf(road, part, colors)))

/** The nearer, the lesser the roads whose number is shown. */
const hasShownNumber: ExpressionSpecification = [
  'all',
  ['has', 'ref'],
  ['<=', ['get', 'c'], ['step', ['zoom'], 1, 8.2, 2, 10.5, 3]],
  ['<=', ['length', ['get', 'ref']], 6],
]

export const shieldImage = 'shield'

export const roadWords: GroundLayers = ({ colors }) => [
  {
    id: 'road-name',
    type: 'symbol',
    source: ground,
    'source-layer': 'road',
    minzoom: 11.5,
    filter: ['has', 'name'],
    layout: {
      'symbol-placement': 'line',
      'text-field': ['get', 'name'],
      'text-font': letters,
      'text-size': 11,
      'symbol-spacing': 380,
      'text-max-angle': 28,
    },
    paint: { 'text-color': colors.lesserName, 'text-halo-color': colors.halo, 'text-halo-width': 1.4 },
  },
  {
    id: 'road-number',
    type: 'symbol',
    source: ground,
    'source-layer': 'road',
    minzoom: 6.6,
    filter: hasShownNumber,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': ['interpolate', ['linear'], ['zoom'], 7, 170, 11, 380],
      'text-field': ['get', 'ref'],
      'text-font': letters,
      'text-size': ['interpolate', ['linear'], ['zoom'], 7, 9.5, 11, 11],
      'text-rotation-alignment': 'viewport',
      'icon-rotation-alignment': 'viewport',
      'icon-image': shieldImage,
      'icon-text-fit': 'both',
      'icon-text-fit-padding': [1.5, 4, 1.5, 4],
      'text-max-angle': 180,
      'text-padding': 6,
    },
    paint: { 'text-color': colors.shieldText },
  },
]
