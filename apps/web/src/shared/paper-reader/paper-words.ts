/**
 * Runs beside the page: reads what is written in a picture without a network, in a place where the page's policy lets compiled code
 * run (docs/decisions/0069). Answers each picture with its lines.
 */
import wordsUrl from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url'
import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import programUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import { linesIn, type ReadLine } from './words-in.ts'

export type WordsAsked = { picture: Uint8Array<ArrayBuffer> }
export type WordsAnswered = { lines: readonly ReadLine[] } | { isBroken: true }

/** What a worker has and a page has not; the page's own types and the worker's do not go together. */
declare const self: {
  addEventListener(type: 'message', handle: (event: { data: WordsAsked }) => void): void
  postMessage(answer: WordsAnswered): void
}

const language = 'spa'
const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

const bytesAt = async (url: string): Promise<ArrayBuffer> => (await fetch(url)).arrayBuffer()

/** A server may have unpacked it on the way. */
const unpacked = async (packed: ArrayBuffer): Promise<Uint8Array> => {
  if (!isPacked(new Uint8Array(packed))) return new Uint8Array(packed)
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const start = async () => {
  const [program, words] = await Promise.all([bytesAt(programUrl), bytesAt(wordsUrl)])
  const core = await createCore({ wasmBinary: program })
  core.FS.writeFile(`${language}.traineddata`, await unpacked(words))
  const reader = new core.TessBaseAPI()
  if (reader.Init(null, language, 1) !== 0) throw new Error('the reader does not know its language')
  return { core, reader }
}

let started: ReturnType<typeof start> | undefined

const read = async ({ picture }: WordsAsked): Promise<ReadLine[]> => {
  const { core, reader } = await (started ??= start())
  core.FS.writeFile('/input', picture)
  reader.SetImageFile(1, 0)
  reader.Recognize(null)
  return linesIn(reader.GetTSVText(0))
}

self.addEventListener('message', ({ data }) => {
  read(data).then(
    (lines) => self.postMessage({ lines }),
    () => self.postMessage({ isBroken: true }),
  )
})
