/** Who never comes to an end is let go: headers within 16 s, bodies within 31 s, a socket without a ticket within 6 s. Security (d). */
import { attacked, inThread, judge, share, waits, words } from './attacked.ts'
import type { Borne } from './slow-callers.ts'
import { slowCallers } from '../settings.ts'

const bars: Record<string, number> = {
  'headers drop by drop': 16,
  'nothing at all': 16,
  'a body drop by drop': 31,
  'no ticket on the live channel': 6,
}
const mostMs = 100
const mostWithoutTicket = 100

await attacked(
  async () => undefined,
  async (at) => {
    const { meanwhile, value } = await waits(at, { path: '/health' }, () =>
      inThread<Borne[]>('slow-callers.ts', { url: at.server.url, each: slowCallers, from: '203.0.113.66' }),
    )
    const kept = value.map(({ kind, opened, seconds, firstWords }) => {
      console.log(`  ${kind.padEnd(30)} ${words(firstWords)}`)
      const longest = Math.max(...seconds)
      const most = bars[kind] ?? 0
      return judge(
        longest <= most,
        `${opened} × ${kind}: the last went after ${longest.toFixed(1)} s, ${most} s at most`,
      )
    })
    const let101 =
      value.find(({ kind }) => kind.startsWith('no ticket'))?.firstWords[
        'HTTP/1.1 101 Switching Protocols'
      ] ?? 0
    const p99 = share(meanwhile, 0.99)
    return [
      ...kept,
      judge(
        let101 > 0 && let101 <= mostWithoutTicket,
        `${let101} of one network were without a ticket at once, ${mostWithoutTicket} at most`,
      ),
      judge(p99 <= mostMs, `a bystander's p99 ${p99.toFixed(1)} ms, ${mostMs} ms at most`),
    ].every(Boolean)
  },
)
