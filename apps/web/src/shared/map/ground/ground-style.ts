/** The country as MapLibre is told of it: tiles of the house's own, colours of the house. */
import type { StyleSpecification } from 'maplibre-gl'
import type { ColorMode, Palette } from '#shared/tokens.ts'
import { groundColors } from './ground-colors.ts'
import { groundCredits } from './ground.texts.ts'
import { ground, relief } from './ground-parts.ts'
import { landLayers } from './land.ts'
import { nameLayers } from './names.ts'
import { roadLayers, roadWords } from './roads.ts'

/** Where the tiles of an archive are asked for, with `{z}/{x}/{y}` in it. */
type Addresses = (archive: 'tiles' | 'relief') => string

export const groundStyle = (address: Addresses, palette: Palette, mode: ColorMode): StyleSpecification => {
  const look = { colors: groundColors[mode], palette }
  return {
    version: 8,
    sources: {
      [ground]: { type: 'vector', tiles: [address('tiles')], maxzoom: 11, attribution: groundCredits },
      [relief]: { type: 'raster', tiles: [address('relief')], tileSize: 512, minzoom: 4, maxzoom: 7 },
    },
    layers: [landLayers, roadLayers, roadWords, nameLayers].flatMap((layers) => layers(look)),
  }
}
