/**
 * The descriptions of the API, asked for as fast as one may, keep nobody else waiting: p99 at most 50 ms. By one address, which gets no further
 * than its limit, and by so many that each keeps to its own, so that every one is sent whole.
 */
import { attacked, inThread, judge, networks, share, waits, words, type Attacked } from './attacked.ts'
import type { Flooded } from './answered.ts'
import type { Flood } from './flood.ts'
import { seconds } from '../settings.ts'

const mostMs = 50
const manyNetworks = 60_000

const ask = async (at: Attacked<unknown>, { from, limited }: { from: string[]; limited: boolean }) => {
  const { meanwhile, value } = await waits(at, { path: '/health' }, () =>
    inThread<Flooded>('flood.ts', {
      url: at.server.url,
      paths: ['/v1/openapi.json', '/v1/docs'],
      from,
      connections: 8,
      seconds: seconds * 2,
      hasTokens: false,
    } satisfies Flood),
  )
  const { calls, byStatus, bytes } = value
  console.log(
    `${calls} calls of ${from.length} addresses, ${(bytes / 1e6).toFixed(1)} MB: ${words(byStatus)}`,
  )
  const p99 = share(meanwhile, 0.99)
  const { 200: whole = 0, 429: refused = 0, ...others } = byStatus
  return [
    judge(whole > 0 && Object.keys(others).length === 0, 'the descriptions are answered'),
    judge(limited === refused > 0, limited ? 'and then refused' : 'each of them'),
    judge(p99 <= mostMs, `a bystander's p99 ${p99.toFixed(1)} ms, ${mostMs} ms at most`),
  ].every(Boolean)
}

await attacked(
  async () => undefined,
  async (at) => {
    const byOne = await ask(at, { from: ['203.0.113.66'], limited: true })
    const byMany = await ask(at, { from: networks(manyNetworks), limited: false })
    return byOne && byMany
  },
)
