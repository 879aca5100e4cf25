import { afterEach, expect, test, vi } from 'vitest'
import type { LiveSocket } from './listeners.ts'
import { watch } from './watch.ts'

afterEach(() => void vi.useRealTimers())

const socketNow = (): LiveSocket =>
  ({ data: { checkedAtMs: Date.now() }, conn: { transport: {} } }) as unknown as LiveSocket

test('of screens that came in one moment sessions are asked about at different times, each within its time', async () => {
  vi.useFakeTimers()
  const sockets = Array.from({ length: 1_000 }, socketNow)
  const askedAtOnce: number[] = []
  const ages: number[] = []
  const end = watch({
    listeners: { all: () => sockets } as never,
    recheck: async (due) => {
      askedAtOnce.push(due.length)
      for (const { data } of due) {
        ages.push(Date.now() - data.checkedAtMs)
        data.checkedAtMs = Date.now()
      }
    },
    limits: { backlogBytes: 1, recheckMs: 50_000, watchMs: 1_000 },
    log: { warn: vi.fn() } as never,
  })
  await vi.advanceTimersByTimeAsync(300_000)
  end()
  // Each five times at least, none seldom.
  expect(ages.length).toBeGreaterThanOrEqual(5 * sockets.length)
  expect(Math.max(...ages)).toBeLessThanOrEqual(51_000)
  // A thousand in 50 s are 20 a second; at once it would be all of them.
  expect(Math.max(...askedAtOnce)).toBeLessThan(350)
})
