/** The layers of the fleet: what lies close together as one circle with its count, each other truck as an arrow. */
import type * as maplibregl from 'maplibre-gl'
import type { Palette } from '#shared/tokens.ts'
import type { Truck } from '@arriero/contract/places/tracking'
import { featureOf, type TruckLook } from './truck-features.ts'

export const sourceId = 'trucks'
export const truckLayer = 'truck'
export const clusterLayer = 'cluster'
export const plateLayer = 'truck-plate'

/** From where trucks that stand alone are told by their plates. */
const platesFromZoom = 9

const signPx = 44

/** An arrow with an edge, pointing north; drawn once for each look. */
const drawSign = (fill: string, edge: string): ImageData | undefined => {
  const canvas = document.createElement('canvas')
  canvas.width = signPx
  canvas.height = signPx
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  pen.beginPath()
  pen.moveTo(22, 4)
  pen.lineTo(37, 39)
  pen.lineTo(22, 31)
  pen.lineTo(7, 39)
  pen.closePath()
  pen.lineJoin = 'round'
  pen.lineWidth = 4
  pen.strokeStyle = edge
  pen.fillStyle = fill
  pen.fill()
  pen.stroke()
  return pen.getImageData(0, 0, signPx, signPx)
}

export const signColors = (palette: Palette): Record<TruckLook, string> => ({
  moving: palette.primary,
  silent: palette.cancelledLine,
  offRoute: palette.error,
  late: palette.pendingLine,
})

const addSigns = (map: maplibregl.Map, palette: Palette) => {
  for (const [look, color] of Object.entries(signColors(palette))) {
    const sign = drawSign(color, palette.surface)
    if (sign && !map.hasImage(look)) map.addImage(look, sign, { pixelRatio: 2 })
  }
}

const chosenSource = 'chosen'

/** In a source of its own, so that it is never hidden inside a circle of several. */
export const drawChosen = (map: maplibregl.Map, truck: Truck | undefined): void => {
  const features = truck ? featureOf(truck) : []
  void map.getSource<maplibregl.GeoJSONSource>(chosenSource)?.setData({ type: 'FeatureCollection', features })
}

const isTruck: maplibregl.ExpressionSpecification = ['!', ['has', 'point_count']]

/** The picked one has its plate from its own layer: it is not read twice. */
export const nameOthers = (map: maplibregl.Map, chosenId: string | undefined): void => {
  map.setFilter(plateLayer, ['all', isTruck, ['!=', ['get', 'id'], chosenId ?? '']])
}

/** A style of the installation brings its own letters. */
const letters = (hasOwnStyle: boolean) =>
  hasOwnStyle ? {} : { 'text-font': ['Inter Variable', 'sans-serif'] }

/** Beside the arrow on the side that is free. */
const plateText = (hasOwnStyle: boolean) =>
  ({
    'text-field': ['get', 'plate'],
    ...letters(hasOwnStyle),
    'text-size': 12,
    'text-letter-spacing': 0.04,
    'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
    'text-justify': 'auto',
  }) satisfies maplibregl.SymbolLayerSpecification['layout']

const platePaint = (palette: Palette) => ({
  'text-color': palette.text,
  'text-halo-color': palette.surface,
  'text-halo-width': 1.6,
})

/** Letters alone, below the arrows: where there is no room they are left out, and no arrow is ever hidden for one. */
const addPlates = (map: maplibregl.Map, palette: Palette, hasOwnStyle: boolean): void => {
  map.addLayer(
    {
      id: plateLayer,
      type: 'symbol',
      source: sourceId,
      minzoom: platesFromZoom,
      filter: isTruck,
      layout: { ...plateText(hasOwnStyle), 'text-radial-offset': 1.2 },
      paint: platePaint(palette),
    },
    clusterLayer,
  )
}

/** The picked one with a ring around it and its plate, above all others. */
const addChosen = (map: maplibregl.Map, palette: Palette, hasOwnStyle: boolean): void => {
  map.addSource(chosenSource, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } })
  map.addLayer({
    id: 'chosen-ring',
    type: 'circle',
    source: chosenSource,
    paint: {
      'circle-radius': 20,
      'circle-color': palette.primarySoft,
      'circle-stroke-color': palette.primary,
      'circle-stroke-width': 3,
    },
  })
  map.addLayer({
    id: 'chosen-truck',
    type: 'symbol',
    source: chosenSource,
    layout: {
      ...arrow,
      'icon-image': ['get', 'look'],
      ...plateText(hasOwnStyle),
      'text-size': 13,
      'text-radial-offset': 2,
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: platePaint(palette),
  })
}

const arrow = {
  'icon-rotate': ['coalesce', ['get', 'heading'], 0],
  'icon-rotation-alignment': 'map',
  'icon-allow-overlap': true,
  'icon-ignore-placement': true,
} satisfies maplibregl.SymbolLayerSpecification['layout']

const count: maplibregl.ExpressionSpecification = [
  'number-format',
  ['get', 'point_count'],
  { locale: 'es-CO' },
]

export const addFleet = (map: maplibregl.Map, palette: Palette, hasOwnStyle: boolean): void => {
  addSigns(map, palette)
  map.addSource(sourceId, {
    type: 'geojson',
    data: { type: 'FeatureCollection', features: [] },
    cluster: true,
    clusterRadius: 44,
    clusterMaxZoom: 11,
  })
  map.addLayer({
    id: clusterLayer,
    type: 'circle',
    source: sourceId,
    filter: ['has', 'point_count'],
    paint: {
      'circle-color': palette.primary,
      'circle-stroke-color': palette.surface,
      'circle-stroke-width': 2,
      'circle-radius': ['step', ['get', 'point_count'], 14, 10, 18, 100, 24, 1000, 30],
    },
  })
  map.addLayer({
    id: truckLayer,
    type: 'symbol',
    source: sourceId,
    layout: {
      ...arrow,
      'icon-image': ['case', ['has', 'point_count'], '', ['get', 'look']],
      'text-field': ['case', ['has', 'point_count'], count, ''],
      ...letters(hasOwnStyle),
      'text-size': 12,
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': palette.onPrimary },
  })
  addPlates(map, palette, hasOwnStyle)
  addChosen(map, palette, hasOwnStyle)
}
