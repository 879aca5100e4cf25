/**
 * Runs beside the page: reads a picture without a network, in the one place where the page's policy lets compiled code run
 * (docs/decisions/0065). Answers each picture with what was found in it.
 */
import { prepareZXingModule } from 'zxing-wasm/reader'
import programUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { findCode, type Found } from './find-code.ts'
import { readPdf417 } from './read-code.ts'
import type { Picture } from './turned.ts'

export type Asked = { picture: Picture; turns: readonly number[] }
export type Answered = { found: Found } | { isBroken: true }

/** What a worker has and a page has not; the page's own types and the worker's do not go together. */
declare const self: {
  addEventListener(type: 'message', handle: (event: { data: Asked }) => void): void
  postMessage(answer: Answered): void
}

prepareZXingModule({ overrides: { locateFile: () => programUrl } })

self.addEventListener('message', ({ data: { picture, turns } }) => {
  findCode(picture, { read: readPdf417, turns }).then(
    (found) => self.postMessage({ found }),
    () => self.postMessage({ isBroken: true }),
  )
})
