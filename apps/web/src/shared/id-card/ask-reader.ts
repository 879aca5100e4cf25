import type { Answered, Asked } from './card-reader.ts'
import type { Found } from './find-code.ts'

export interface CardReader {
  /** Pictures are read one after the other. Throws where the reader cannot run in this browser, or its program did not come. */
  ask: (asked: Asked) => Promise<Found>
  stop: () => void
}

const listening = () => {
  const control = new AbortController()
  return { signal: control.signal, abort: () => control.abort() }
}

/** Comes with its program when it is wanted, and goes with all that it saw. */
export const startReader = (): CardReader => {
  const worker = new Worker(new URL('./card-reader.ts', import.meta.url), { type: 'module' })
  const askNow = ({ picture, turns }: Asked): Promise<Found> =>
    new Promise((resolve, reject) => {
      const { signal, abort } = listening()
      const end = (settle: () => void) => {
        abort()
        settle()
      }
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Answered>) =>
          end(() => ('found' in data ? resolve(data.found) : reject(new Error('the reader broke')))),
        { signal },
      )
      worker.addEventListener('error', () => end(() => reject(new Error('the reader did not come'))), {
        signal,
      })
      worker.postMessage({ picture, turns } satisfies Asked, [picture.data.buffer])
    })
  let last: Promise<unknown> = Promise.resolve()
  return {
    ask: (asked) => {
      const answer = last.then(() => askNow(asked))
      last = answer.catch(() => undefined)
      return answer
    },
    stop: () => worker.terminate(),
  }
}
