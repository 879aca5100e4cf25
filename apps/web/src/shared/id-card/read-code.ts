import { readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import type { ReadCode } from './find-code.ts'

const options: ReaderOptions = {
  formats: ['PDF417'],
  tryHarder: true,
  tryInvert: false,
  maxNumberOfSymbols: 1,
}

/** The library's program has to be told first where its compiled part is: left alone it asks a foreign server for it. */
export const readPdf417: ReadCode = async (picture, { isTurned }) => {
  const [code] = await readBarcodes(
    { ...picture, colorSpace: 'srgb' },
    {
      ...options,
      tryRotate: !isTurned,
      tryDownscale: !isTurned,
    },
  )
  return code?.isValid ? code.bytes : undefined
}
