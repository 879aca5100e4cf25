/** While hostile PDFs of 10 MB are uploaded in parallel, `/health` is answered as before: p99 at most 100 ms. Security (d) PDF. */
import { hostileKinds } from '../apps/api/src/features/files/hostile-pdf.fixture.ts'
import { person, sessionOf } from '../apps/api/src/testing/people.ts'
import { attacked, inThread, judge, share, waits } from './attack/attacked.ts'
import type { Uploaded } from './load/pdf-uploads.ts'
import { uploadRounds as rounds } from './settings.ts'

const mostMs = 100

await attacked(
  async (house) => {
    const ctx = house.openCtx()
    return sessionOf(ctx, await person(ctx, 'enterprise'))
  },
  async ({ server: { url }, seed: headers }) => {
    const { meanwhile, value } = await waits(url, { path: '/health' }, () =>
      inThread<Uploaded[]>('../load/pdf-uploads.ts', { url, headers, kinds: hostileKinds, rounds }),
    )
    for (const { kind, answers, seconds } of value)
      console.log(`  ${kind.padEnd(44)} ${answers.join(', ')} in ${seconds.toFixed(1)} s`)
    const strange = value.filter(({ answers }) => answers.some((answer) => !/^(400|503)/.test(answer)))
    const p99 = share(meanwhile, 0.99)
    return [
      judge(strange.length === 0, `${strange.length} kinds were neither refused nor told to come again`),
      judge(p99 <= mostMs, `p99 ${p99.toFixed(1)} ms, ${mostMs} ms at most`),
    ].every(Boolean)
  },
  'product-server.ts',
)
