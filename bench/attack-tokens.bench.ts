/** Made-up tokens from one address get no further than that address's limit, and nobody else waits for it. Security F3.7. */
import { attacked, inThread, judge, share, waits } from './attack/attacked.ts'
import type { Flooded } from './attack/flood.ts'
import { madeUpTokens } from './settings.ts'

/** Of one address and minute, for all calls with tokens that are nobody's. */
const perMinute = 1200
const mostMs = 250
const limited = '429'

await attacked(
  async () => undefined,
  async ({ server }) => {
    const { meanwhile, value } = await waits(server.url, { path: '/health' }, () =>
      inThread<Flooded>('flood.ts', {
        url: server.url,
        // Whatever they ask for.
        paths: ['/v1/order/active/type', '/v1/user/me', '/v1/pqr/all', '/v1/vehicle/all', '/v1/dashboard'],
        from: '203.0.113.66',
        connections: 32,
        amount: madeUpTokens,
        hasTokens: true,
      }),
    )
    const { calls, seconds, byStatus } = value
    const through = calls - (byStatus[limited] ?? 0)
    const most = perMinute * (Math.floor(seconds / 60) + 1)
    console.log(
      `${calls} calls in ${seconds.toFixed(0)} s: ${Object.entries(byStatus)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')}`,
    )
    const p99 = share(meanwhile, 0.99)
    return [
      judge(calls >= madeUpTokens, `${calls} calls, ${madeUpTokens} wanted`),
      judge(through <= most, `${through} calls got past the limit, ${most} at most in that time`),
      judge(p99 <= mostMs, `a bystander's p99 ${p99.toFixed(1)} ms, ${mostMs} ms at most`),
    ].every(Boolean)
  },
)
