/**
 * Makes the vector tiles of the map from its layers. Run by hand after a layer has changed:
 *   node tools/map/tiles/build.mjs [--layers <folder>] [--out <folder>]
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildTiles } from './build.ts'

const data = fileURLToPath(new URL('../../../packages/map/', import.meta.url))

/** @param {string[]} args */
export const run = (args) => {
  const { values } = parseArgs({
    args,
    options: {
      layers: { type: 'string', default: join(data, 'layers') },
      out: { type: 'string', default: join(data, 'tiles') },
    },
  })
  const archive = buildTiles(values.layers, ({ zoom, tiles, bytes, largest }) =>
    console.log(`z${zoom}: ${tiles} tiles, ${bytes} bytes, the largest ${largest}`),
  )
  mkdirSync(values.out, { recursive: true })
  writeFileSync(join(values.out, 'colombia.pmtiles'), archive)
  console.log(`colombia.pmtiles: ${archive.length} bytes`)
}

if (import.meta.main) run(process.argv.slice(2))
