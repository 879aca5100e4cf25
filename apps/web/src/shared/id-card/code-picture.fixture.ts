/** Pictures of codes, as a printer makes them. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import type { GrayPicture } from './turned.ts'

const { resolve } = createRequire(import.meta.url)

/** The compiled part of the library's reader or writer, from where the project has it. */
export const programOf = (part: 'reader' | 'writer'): ArrayBuffer =>
  new Uint8Array(readFileSync(resolve(`zxing-wasm/${part}/zxing_${part}.wasm`))).buffer

const written = async (bytes: Uint8Array, scale: number) => {
  prepareZXingModule({ overrides: { wasmBinary: programOf('writer') } })
  const made = await writeBarcode(bytes, { format: 'PDF417', scale, withQuietZones: true })
  if (!made.image || made.error) throw new Error(made.error || 'no picture was made')
  return made
}

/** `pixels`: of the side of a module. The code stands in the middle of a white sheet, so that it can be turned. */
export const codePicture = async (bytes: Uint8Array, pixels = 3): Promise<GrayPicture> => {
  const { symbol } = await written(bytes, 1)
  const margin = 40
  const side = symbol.width * pixels + 2 * margin
  const top = Math.round((side - symbol.height * pixels) / 2)
  const gray = new Uint8ClampedArray(side * side).fill(255)
  for (let y = 0; y < symbol.height * pixels; y += 1)
    for (let x = 0; x < symbol.width * pixels; x += 1)
      gray[(y + top) * side + x + margin] =
        symbol.data[Math.floor(y / pixels) * symbol.width + Math.floor(x / pixels)] ?? 255
  return { width: side, height: side, gray }
}

/** The same as a PNG file. */
export const codeFile = async (bytes: Uint8Array): Promise<Buffer> => {
  const { image } = await written(bytes, 3)
  if (!image) throw new Error('no picture was made')
  return Buffer.from(await image.arrayBuffer())
}
