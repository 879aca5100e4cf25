/** What the layers of the ground share. */
import type { ExpressionSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl'
import type { Palette } from '#shared/tokens.ts'
import type { GroundColors } from './ground-colors.ts'

/** The tiles' own name in the style. */
export const ground = 'ground'
export const relief = 'relief'

/** Letters are drawn by the browser from the page's own font: no glyphs are fetched. */
export const letters = ['Inter Variable', 'sans-serif']

export type GroundLook = { colors: GroundColors; palette: Palette }
export type GroundLayers = (look: GroundLook) => LayerSpecification[]

/** A width in px for each zoom, growing as the ground does. */
export const widthBy = (...stops: [zoom: number, px: number | ExpressionSpecification][]) =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops.flat()] as unknown as ExpressionSpecification

export const sizeBy = (...stops: [zoom: number, px: number | ExpressionSpecification][]) =>
  ['interpolate', ['linear'], ['zoom'], ...stops.flat()] as unknown as ExpressionSpecification

export const round = { 'line-cap': 'round', 'line-join': 'round' } satisfies LineLayerSpecification['layout']
