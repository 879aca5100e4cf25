/** The descriptions of the API, asked for as fast as one may, keep nobody else waiting: p99 at most 50 ms. */
import { attacked, inThread, judge, share, waits } from './attack/attacked.ts'
import type { Flooded } from './attack/flood.ts'
import { seconds } from './settings.ts'

const mostMs = 50

await attacked(
  async () => undefined,
  async ({ server }) => {
    const { meanwhile, value } = await waits(server.url, { path: '/health' }, () =>
      inThread<Flooded>('flood.ts', {
        url: server.url,
        paths: ['/v1/openapi.json', '/v1/docs'],
        from: '203.0.113.66',
        connections: 8,
        seconds: seconds * 2,
        hasTokens: false,
      }),
    )
    const { calls, byStatus, bytes } = value
    console.log(
      `${calls} calls, ${(bytes / 1e6).toFixed(1)} MB: ${Object.entries(byStatus)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')}`,
    )
    const p99 = share(meanwhile, 0.99)
    return [
      judge((byStatus['200'] ?? 0) > 0, 'the descriptions are answered'),
      judge(p99 <= mostMs, `a bystander's p99 ${p99.toFixed(1)} ms, ${mostMs} ms at most`),
    ].every(Boolean)
  },
)
