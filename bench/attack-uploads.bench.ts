/** While hostile PDFs of 10 MB are uploaded in parallel, `/health` is answered as before: p99 at most 100 ms. Security (d) PDF. */
import { pdfMostBytes } from '@arriero/domain/typed/limits'
import { hostileKinds, hostilePdf } from '../apps/api/src/features/files/hostile-pdf.fixture.ts'
import { person, sessionOf } from '../apps/api/src/testing/people.ts'
import { attacked, inThread, judge, share, waits } from './attack/attacked.ts'
import type { Uploaded } from './load/pdf-uploads.ts'
import { uploadRounds as rounds } from './settings.ts'

const mostMs = 100

await attacked(
  async (house) => {
    const ctx = house.openCtx()
    // Made beforehand: meanwhile there is nothing but uploading.
    const files = hostileKinds.map((kind) => ({ kind, bytes: hostilePdf(kind, pdfMostBytes) }))
    return { files, headers: await sessionOf(ctx, await person(ctx, 'enterprise')) }
  },
  async (at) => {
    const { meanwhile, value } = await waits(at, { path: '/health' }, () =>
      inThread<Uploaded[]>('../load/pdf-uploads.ts', { url: at.server.url, ...at.seed, rounds }),
    )
    for (const { kind, answers, seconds } of value)
      console.log(`  ${kind.padEnd(44)} ${answers.join(', ')} in ${seconds.toFixed(1)} s`)
    const unjudged = value.filter(({ answers }) => !answers.at(-1)?.startsWith('400 file.pdf_'))
    const strange = value.filter(({ answers }) => answers.some((answer) => !/^(400|503)/.test(answer)))
    const p99 = share(meanwhile, 0.99)
    return [
      judge(strange.length === 0, `${strange.length} kinds were neither refused nor told to come again`),
      judge(unjudged.length === 0, `${unjudged.length} kinds were not refused in the end`),
      judge(p99 <= mostMs, `p99 ${p99.toFixed(1)} ms, ${mostMs} ms at most`),
    ].every(Boolean)
  },
  'product-server.ts',
)
