/**
 * Runs beside the page: draws the pages of a PDF without a network, in a place where the page's policy lets compiled code run
 * (docs/decisions/0069). Nothing of the file runs, and it goes with all that it saw.
 */
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import programUrl from '@hyzyla/pdfium/pdfium.wasm?url'

export interface DrawnPage {
  width: number
  height: number
  /** Red, green, blue and how dense, of each point. */
  data: Uint8ClampedArray<ArrayBuffer>
  /** What the file itself says stands there; empty of a photographed page. */
  text: string
}

export type PagesAsked = { bytes: Uint8Array<ArrayBuffer> }
export type PagesAnswered = { page: DrawnPage } | { isDone: true } | { isBroken: true }

/** What a worker has and a page has not; the page's own types and the worker's do not go together. */
declare const self: {
  addEventListener(type: 'message', handle: (event: { data: PagesAsked }) => void): void
  postMessage(answer: PagesAnswered, handedOn?: ArrayBuffer[]): void
}

/** A paper has fewer; a book is no paper. */
const mostPages = 8
/** Wide enough to read the small print of a policy, bigger than most screens show it. */
const widestPx = 1240
const highestPx = 1800

const drawn = async (page: PDFiumPage): Promise<DrawnPage> => {
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = Math.min(widestPx / originalWidth, highestPx / originalHeight)
  // Drawing closes the page: what it says is asked before.
  const text = page.getText()
  const { width, height, data } = await page.render({ scale, render: 'bitmap' })
  return { width, height, data: new Uint8ClampedArray(data), text }
}

const drawAll = async ({ bytes }: PagesAsked): Promise<void> => {
  const library = await PDFiumLibrary.init({ wasmUrl: programUrl })
  const document = await library.loadDocument(bytes)
  const count = Math.min(document.getPageCount(), mostPages)
  for (let at = 0; at < count; at += 1) {
    const page = await drawn(document.getPage(at))
    self.postMessage({ page }, [page.data.buffer])
  }
  self.postMessage({ isDone: true })
}

self.addEventListener('message', ({ data }) => {
  drawAll(data).catch(() => self.postMessage({ isBroken: true }))
})
