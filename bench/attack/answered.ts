/** In a thread of its own: sends, and tells whoever started it what it was answered. */
import { parentPort } from 'node:worker_threads'
import autocannon, { type Options } from 'autocannon'

export type Flooded = { calls: number; seconds: number; byStatus: Record<string, number>; bytes: number }

export const tellWhatIsAnswered = async (options: Options): Promise<void> => {
  // In a thread the library leaves its own sums to whoever started it.
  const { statusCodeStats = {}, totalBytes, duration } = await autocannon(options)
  const counts = Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [status, count] as const)
  parentPort?.postMessage({
    calls: counts.reduce((sum, [, count]) => sum + count, 0),
    seconds: duration,
    byStatus: Object.fromEntries(counts),
    bytes: totalBytes ?? 0,
  } satisfies Flooded)
}
