import type { DrawnPage, PagesAnswered, PagesAsked } from './paper-pages.ts'

/** A page is drawn in a tenth of a second; what takes longer was made to. */
const longestMs = 20_000

/** Each page of a PDF, drawn. Throws where the file cannot be drawn, or not in this browser. */
export const openPdf = (bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<readonly DrawnPage[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./paper-pages.ts', import.meta.url), { type: 'module' })
    const pages: DrawnPage[] = []
    const end = (settle: () => void) => {
      clearTimeout(timer)
      worker.terminate()
      settle()
    }
    const fail = () => end(() => reject(new Error('the paper could not be drawn')))
    const timer = setTimeout(fail, longestMs)
    signal.addEventListener('abort', fail, { once: true })
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<PagesAnswered>) => {
      if ('page' in data) pages.push(data.page)
      else if ('isDone' in data) end(() => resolve(pages))
      else fail()
    })
    worker.postMessage({ bytes } satisfies PagesAsked, [bytes.buffer])
  })
