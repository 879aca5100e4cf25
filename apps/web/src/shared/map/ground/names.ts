/** Names of towns, departments, countries, seas and rivers, and the signs beside the roads. */
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { ground, letters, sizeBy, type GroundLayers } from './ground-parts.ts'

const rank: ExpressionSpecification = ['get', 'rank']
const name: ExpressionSpecification = ['get', 'name']

/** A number by zoom, in steps: what holds from the first zoom on, then each further one with what holds from there. */
const steps = (first: number, ...further: [zoom: number, value: number][]) =>
  ['step', ['zoom'], first, ...further.flat()] as unknown as ExpressionSpecification

/** Towns of rank 1 to 3 have a dot; a capital has its own. */
const cities: GroundLayers = ({ colors }) => [
  {
    id: 'city',
    type: 'symbol',
    source: ground,
    'source-layer': 'place',
    filter: ['all', ['<=', rank, 3], ['<=', rank, steps(1, [4.8, 2], [7, 3])]],
    layout: {
      'icon-image': ['step', ['zoom'], ['case', ['==', ['get', 'cap'], 2], 'capital', 'city'], 9, ''],
      'icon-allow-overlap': false,
      'icon-padding': 0,
      'text-optional': false,
      'text-field': name,
      'text-font': letters,
      'text-size': sizeBy(
        [4.5, ['match', rank, 1, 11.5, 10]],
        [8, ['match', rank, 1, 17, 2, 14, 12]],
        [11, ['match', rank, 1, 24, 2, 19, 15]],
      ),
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': ['step', ['zoom'], 0.55, 9, 0],
      'text-justify': 'auto',
      'text-padding': 3,
      'symbol-sort-key': ['+', ['*', rank, 10], ['-', 0, ['get', 'cap']]],
    },
    paint: { 'text-color': colors.name, 'text-halo-color': colors.halo, 'text-halo-width': 1.6 },
  },
]

const smallPlaces: GroundLayers = ({ colors }) => [
  {
    id: 'town',
    type: 'symbol',
    source: ground,
    'source-layer': 'place',
    minzoom: 8.6,
    filter: ['all', ['>=', rank, 4], ['<=', rank, steps(4, [9.2, 5], [10.6, 6], [12, 7])]],
    layout: {
      'text-field': name,
      'text-font': letters,
      'text-size': sizeBy(
        [9, ['match', rank, 4, 11.5, 5, 10.5, 10]],
        [12, ['match', rank, 4, 14, 5, 13, 11.5]],
      ),
      'text-padding': 4,
      'text-max-width': 8,
      'symbol-sort-key': rank,
    },
    paint: {
      'text-color': ['match', rank, [4, 5], colors.name, colors.lesserName],
      'text-halo-color': colors.halo,
      'text-halo-width': 1.4,
    },
  },
]

const areas: GroundLayers = ({ colors, palette }) => {
  const isSea: ExpressionSpecification = ['==', ['get', 'k'], 'mar']
  return [
    {
      id: 'department-name',
      type: 'symbol',
      source: ground,
      'source-layer': 'label',
      minzoom: 5.4,
      maxzoom: 8,
      filter: ['==', ['get', 'k'], 'dep'],
      layout: {
        'text-field': ['upcase', name],
        'text-font': letters,
        'text-size': sizeBy([5, 8.5], [7, 11]),
        'text-letter-spacing': 0.16,
        'text-max-width': 7,
        'text-padding': 6,
      },
      paint: { 'text-color': colors.departmentName, 'text-halo-color': colors.halo, 'text-halo-width': 1 },
    },
    {
      id: 'country-name',
      type: 'symbol',
      source: ground,
      'source-layer': 'label',
      filter: ['match', ['get', 'k'], ['pais', 'mar'], true, false],
      layout: {
        'text-field': ['case', isSea, name, ['upcase', name]],
        'text-font': letters,
        'text-size': sizeBy([4, 11], [7, 14]),
        'text-letter-spacing': 0.14,
      },
      paint: {
        'text-color': ['case', isSea, colors.seaName, colors.countryName],
        'text-halo-color': ['case', isSea, palette.mapWater, palette.mapLand],
        'text-halo-width': 1,
      },
    },
  ]
}

const rivers: GroundLayers = ({ colors }) => [
  {
    id: 'river-name',
    type: 'symbol',
    source: ground,
    'source-layer': 'river',
    minzoom: 6,
    filter: ['all', ['has', 'name'], ['<=', rank, steps(1, [7, 2], [8, 3], [9, 4], [10, 6])]],
    layout: {
      'symbol-placement': 'line',
      'text-field': name,
      'text-font': letters,
      'text-size': sizeBy([6, 10], [10, 12]),
      'text-letter-spacing': 0.06,
      'symbol-spacing': 420,
      'text-max-angle': 32,
    },
    paint: { 'text-color': colors.riverName, 'text-halo-color': colors.halo, 'text-halo-width': 1.2 },
  },
]

const kind: ExpressionSpecification = ['get', 'kind']

export const signKinds = ['port', 'border', 'pass', 'toll', 'airport', 'fuel'] as const
export type SignKind = (typeof signKinds)[number]

/** From which zoom on a sign helps rather than hides. */
const signsFrom: Readonly<Record<SignKind, number>> = {
  port: 6,
  border: 6,
  pass: 7.5,
  toll: 8,
  airport: 9,
  fuel: 11.8,
}

const isShownSign = [
  'any',
  ...signKinds.map((one) => ['all', ['==', kind, one], ['>=', ['zoom'], signsFrom[one]]]),
] as unknown as ExpressionSpecification

export const signImage = (of: SignKind): string => `sign-${of}`

const signs: GroundLayers = ({ colors }): LayerSpecification[] => [
  {
    id: 'sign',
    type: 'symbol',
    source: ground,
    'source-layer': 'poi',
    minzoom: 6,
    filter: isShownSign,
    layout: {
      'icon-image': ['concat', 'sign-', kind],
      'icon-size': sizeBy([6, 0.72], [9, 0.82], [12, 1.1]),
      'icon-allow-overlap': false,
      'icon-padding': 1,
      'text-optional': true,
      'symbol-sort-key': ['match', kind, ['port', 'border'], 1, 'pass', 2, 'toll', 3, 'airport', 4, 9],
      'text-field': [
        'step',
        ['zoom'],
        '',
        8.4,
        ['match', kind, ['toll', 'pass', 'port', 'border'], name, ''],
        10.5,
        name,
      ],
      'text-font': letters,
      'text-size': 10,
      'text-offset': [0, 0.95],
      'text-anchor': 'top',
      'text-max-width': 8,
    },
    paint: {
      'text-color': [
        'match',
        kind,
        'port',
        colors.port,
        'border',
        colors.crossing,
        'pass',
        colors.pass,
        'toll',
        colors.toll,
        colors.lesserName,
      ],
      'text-halo-color': colors.halo,
      'text-halo-width': 1.3,
    },
  },
]

/** The last of them is placed first: where two names cannot both stand, the greater one does. */
export const nameLayers: GroundLayers = (look) =>
  [rivers, signs, smallPlaces, areas, cities].flatMap((layers) => layers(look))
