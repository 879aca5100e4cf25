/** How long a place takes from the phone that sends it to the screen that shows it, at a steady rate. */
import autocannon, { type Request } from 'autocannon'
import type { Watchers } from './watchers.ts'

export type Delays = { heard: number; p50: number; p99: number; most: number; failed: number }

const sentAt = /"at":"([^"]+)"/g

export const delaysOf = async (
  watchers: Watchers,
  { url, requests }: { url: string; requests: Request[] },
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Delays> => {
  const spans: number[] = []
  const began = Date.now()
  watchers.onMessage((text) => {
    for (const [, at = ''] of text.matchAll(sentAt)) {
      const sent = Date.parse(at)
      if (sent >= began) spans.push(Date.now() - sent)
    }
  })
  // `overallRate` is autocannon's own; its types here do not name it.
  const steadily = { url, requests, connections: 50, overallRate: perSecond, duration: seconds }
  const result = await autocannon(steadily)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  watchers.onMessage(undefined)
  const sorted = spans.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    heard: sorted.length,
    p50: at(0.5),
    p99: at(0.99),
    most: at(1),
    failed: result.non2xx + result.errors + result.timeouts,
  }
}
