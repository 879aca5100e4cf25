import { badOf, loadRun, unseenOf, waitsOf } from './pressure/load-run.ts'
import { quantile } from './pressure/answers.ts'
import { withGround } from './pressure/scene.ts'
import { mostMebibytes } from './pressure/memory.ts'
const seconds = Number(process.env['S'] ?? 60)
await withGround({ orders: 50_000 }, async (ground) => {
  const t = await loadRun(ground, { seconds, warmSeconds: 20, callsPerSecond: 150, pingsPerSecond: Number(process.env['P'] ?? 1000), trucks: 4000, screens: 5000 })
  for (const [n, list] of [['calls', t.calls], ['pings', t.pings]] as const) {
    const by = new Map<number, { n: number; none: number; slow: number; max: number; sum: number }>()
    for (const a of list as any[]) {
      const k = Math.floor(a.dueMs / 5000) * 5
      const o = by.get(k) ?? { n: 0, none: 0, slow: 0, max: 0, sum: 0 }
      o.n++; if (a.status === 0) o.none++; if (a.waitedMs > 1000) o.slow++; o.max = Math.max(o.max, a.waitedMs); o.sum += a.waitedMs
      by.set(k, o)
    }
    for (const [k, o] of [...by].sort((a, b) => a[0] - b[0])) console.log('HIST', n, k, o.n, 'none', o.none, 'slow', o.slow, 'mean', (o.sum / o.n).toFixed(0), 'max', o.max.toFixed(0))
  }
  const d = [...t.driven.delaysMs]
  console.log(JSON.stringify({ bad: badOf(t), calls: t.calls.length / seconds, p50: waitsOf(t.calls, 0.5), p99: waitsOf(t.calls, 0.99), kept: t.driven.acknowledged.reduce((a, b) => a + b, 0) / seconds, unkept: t.unkept, unseen: unseenOf(t), ping50: quantile(d, 0.5), ping99: quantile(d, 0.99), shown: t.driven.shown, screens: t.driven.screens, mem: mostMebibytes(t.memory), late: quantile(t.calls.map((c) => c.lateMs), 0.99), refusals: t.refusals, cores: t.cores }))
})
process.exit(0)
