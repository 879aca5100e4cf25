/**
 * Packs a folder of layers (GeoJSON, gzip) into the form that packages/map/layers keeps. Run by hand when a source is newer:
 *   node tools/map/tiles/pack.mjs --layers <folder> [--out <folder>]
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { packedName, readFeatures } from './layers.ts'
import { layerDecimals, packedLayer, roadsTogether } from './pack.ts'

/** @param {string[]} args */
export const run = (args) => {
  const { values } = parseArgs({
    args,
    options: {
      layers: { type: 'string' },
      out: {
        type: 'string',
        default: fileURLToPath(new URL('../../../packages/map/layers/', import.meta.url)),
      },
    },
  })
  if (values.layers === undefined) throw new Error('Which folder? --layers <folder>')
  mkdirSync(values.out, { recursive: true })
  for (const [name, decimals] of Object.entries(layerDecimals)) {
    const features = readFeatures(values.layers, name)
    const bytes = packedLayer(name === 'vias' ? roadsTogether(features) : features, decimals)
    writeFileSync(join(values.out, packedName(name)), bytes)
    console.log(`${packedName(name)}: ${bytes.length} bytes`)
  }
}

if (import.meta.main) run(process.argv.slice(2))
