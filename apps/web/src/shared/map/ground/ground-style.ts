/** The country as MapLibre is told of it: tiles of the house's own, colours of the house. */
import type { StyleSpecification } from 'maplibre-gl'
import type { ColorMode, Palette } from '#shared/tokens.ts'
import { groundColors } from './ground-colors.ts'
import { groundCredits } from './ground.texts.ts'
import { ground, relief } from './ground-parts.ts'
import { landLayers } from './land.ts'
import { nameLayers } from './names.ts'
import { roadLayers, roadWords } from './roads.ts'

/** Where the archives lie (`data/map`); absolute, as whoever reads them is not on this page. */
export type GroundFiles = { tiles: string; relief: string }

export const groundStyle = (files: GroundFiles, palette: Palette, mode: ColorMode): StyleSpecification => {
  const look = { colors: groundColors[mode], palette }
  return {
    version: 8,
    sources: {
      [ground]: { type: 'vector', url: `pmtiles://${files.tiles}`, attribution: groundCredits },
      [relief]: { type: 'raster', url: `pmtiles://${files.relief}`, tileSize: 512, maxzoom: 7 },
    },
    layers: [landLayers, roadLayers, roadWords, nameLayers].flatMap((layers) => layers(look)),
  }
}
