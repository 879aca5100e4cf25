/** The country as MapLibre is told of it: tiles of the house's own, colours of the house. */
import type { StyleSpecification } from 'maplibre-gl'
import type { ColorMode, Palette } from '#shared/tokens.ts'
import { groundColors } from './ground-colors.ts'
import { ground, relief } from './ground-parts.ts'
import { landLayers } from './land.ts'
import { nameLayers } from './names.ts'
import { roadLayers, roadWords } from './roads.ts'

/** Where the archives lie (`data/map`); absolute, as whoever reads them is not on this page. */
export type GroundFiles = { tiles: string; relief: string }

/** As the licences ask (`data/map/README.md`). */
const credits =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© colaboradores de OpenStreetMap</a> · DANE · INVÍAS · Natural Earth · GSHHG · GeoNames · SRTM30_PLUS'

export const groundStyle = (files: GroundFiles, palette: Palette, mode: ColorMode): StyleSpecification => {
  const look = { colors: groundColors[mode], palette }
  return {
    version: 8,
    sources: {
      [ground]: { type: 'vector', url: `pmtiles://${files.tiles}`, attribution: credits },
      [relief]: { type: 'raster', url: `pmtiles://${files.relief}`, tileSize: 512, maxzoom: 7 },
    },
    layers: [landLayers, roadLayers, roadWords, nameLayers].flatMap((layers) => layers(look)),
  }
}
