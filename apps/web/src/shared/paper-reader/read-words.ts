import type { WordsAnswered, WordsAsked } from './paper-words.ts'
import type { ReadLine } from './words-in.ts'

/** It knows its language by heart, which is worth keeping from paper to paper, and no longer. */
const idleMs = 60_000

let worker: Worker | undefined
let goes: ReturnType<typeof setTimeout> | undefined
let last: Promise<unknown> = Promise.resolve()

const stop = () => {
  worker?.terminate()
  worker = undefined
}

const ask = (picture: Uint8Array<ArrayBuffer>): Promise<readonly ReadLine[]> =>
  new Promise((resolve, reject) => {
    clearTimeout(goes)
    const reader = (worker ??= new Worker(new URL('./paper-words.ts', import.meta.url), { type: 'module' }))
    const control = new AbortController()
    const { signal } = control
    const end = (settle: () => void) => {
      control.abort()
      goes = setTimeout(stop, idleMs)
      settle()
    }
    reader.addEventListener(
      'message',
      ({ data }: MessageEvent<WordsAnswered>) =>
        end(() => ('lines' in data ? resolve(data.lines) : reject(new Error('the reader broke')))),
      { signal },
    )
    reader.addEventListener(
      'error',
      () =>
        end(() => {
          stop()
          reject(new Error('the reader did not come'))
        }),
      { signal },
    )
    reader.postMessage({ picture } satisfies WordsAsked, [picture.buffer])
  })

/**
 * What is written in a picture, one picture after the other; nothing of one that nobody wants any more when its turn comes. Throws where
 * the reader cannot run in this browser, or its program did not come.
 */
export const readWords = (
  picture: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<readonly ReadLine[]> => {
  const answer = last.then(() => (signal.aborted ? [] : ask(picture)))
  last = answer.catch(() => undefined)
  return answer
}
