/** How many places a second reach those who watch: the next pass over all trucks begins when the last one has arrived everywhere. */
import type { Watchers } from './watchers.ts'

const givenUpMs = 20_000

/** One pass; resolves once so many messages have come. */
const pass = (watchers: Watchers, wanted: number, send: () => Promise<unknown>): Promise<void> =>
  new Promise((resolve, reject) => {
    let heard = 0
    const timer = setTimeout(() => reject(new Error(`only ${heard} of ${wanted} messages came`)), givenUpMs)
    watchers.onMessage(() => {
      heard += 1
      if (heard < wanted) return
      clearTimeout(timer)
      resolve()
    })
    send().catch(reject)
  })

/** Returns how many messages arrive in a second. */
export const relayRate = async (
  watchers: Watchers,
  send: () => Promise<unknown>,
  seconds: number,
): Promise<number> => {
  await pass(watchers, watchers.count, send)
  const began = performance.now()
  let passes = 0
  while (performance.now() - began < seconds * 1000) {
    await pass(watchers, watchers.count, send)
    passes += 1
  }
  watchers.onMessage(undefined)
  return (passes * watchers.count * 1000) / (performance.now() - began)
}
