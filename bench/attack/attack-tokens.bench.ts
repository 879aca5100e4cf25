/** Made-up tokens from one address get no further than that address's limit, and nobody else waits for it. Security F3.7. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { House } from '../../apps/api/src/compose.ts'
import { attacked, inThread, judge, share, waits, words } from './attacked.ts'
import type { Flooded } from './answered.ts'
import type { Flood } from './flood.ts'
import { madeUpTokens } from '../settings.ts'

/** Of one address and minute, for all calls with tokens that are nobody's. */
const perMinute = 1200
const mostMs = 250
/** A connection that is idle says within this what it did. */
const toldMs = 12_000

/** How often the database was asked whose a token is. */
const searches = async (house: House): Promise<number> => {
  await sleep(toldMs)
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(seq_scan + coalesce(idx_scan, 0)), 0)::int as n
    from pg_stat_user_tables where relname = 'sessions'`.execute(house.database.db)
  return rows[0]?.n ?? 0
}

await attacked(
  async () => undefined,
  async (at) => {
    const before = await searches(at.house)
    const { meanwhile, value } = await waits(at, { path: '/health' }, () =>
      inThread<Flooded>('flood.ts', {
        url: at.server.url,
        // Whatever they ask for.
        paths: [
          '/order/active/type',
          '/fleet/trucks',
          '/search?text=abc',
          '/dashboard/money',
          '/audit/all',
        ].map((path) => `/v1${path}`),
        from: ['203.0.113.66'],
        connections: 32,
        amount: madeUpTokens,
        hasTokens: true,
      } satisfies Flood),
    )
    const { calls, seconds, byStatus } = value
    console.log(`${calls} calls in ${seconds.toFixed(0)} s: ${words(byStatus)}`)
    const { 401: through = 0, 429: refused = 0 } = byStatus
    const most = perMinute * (Math.floor(seconds / 60) + 1)
    const searched = (await searches(at.house)) - before
    const p99 = share(meanwhile, 0.99)
    return [
      judge(calls >= madeUpTokens, `${calls} calls, ${madeUpTokens} wanted`),
      judge(through + refused === calls, 'each is answered 401 or 429'),
      judge(through <= most, `${through} calls got past the limit, ${most} at most in that time`),
      judge(searched <= through, `the database was asked ${searched} times whose a token is`),
      judge(p99 <= mostMs, `a bystander's p99 ${p99.toFixed(1)} ms, ${mostMs} ms at most`),
    ].every(Boolean)
  },
)
