import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { person, sessionOf } from '../../apps/api/src/testing/people.ts'
import { attacked, bystander, inThread, share, waits, type Attacked } from '../attack/attacked.ts'
import {
  decodingFaults,
  suspects,
  madeOf,
  weighedApart,
  weighedTogether,
  type Suspect,
  type Weighed,
} from '../attack/decoding.ts'
import { hostileFiles, type Hostile } from '../attack/hostile-files.ts'
import type { Given, Uploaded } from '../load/hostile-uploads.ts'
import type { Running } from '../servers/process.ts'
import { bar, none, type Figure, type Part, type Planted, type Proof } from './proof.ts'

const rounds = 30

/** What should not have been answered so, in words. */
export const uploadFaults = (told: readonly Uploaded[]): string[] =>
  told.flatMap(({ what, isKept, answers }) => {
    const last = answers.at(-1) ?? ''
    const strange = answers.filter((answer) => !/^(?:2\d\d|4\d\d|503) /.test(answer))
    const isDone = last.startsWith('2')
    return [
      ...strange.map((answer) => `${what}: ${answer}`),
      ...(last.startsWith('503') ? [`${what}: told to come again ${answers.length} times`] : []),
      ...(isKept !== null && isDone !== isKept
        ? [`${what}: ${isDone ? 'was kept' : `was refused, ${last}`}`]
        : []),
    ]
  })

const mostMemory = async ({ pid }: Running): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024
}

/** Files on disk and rows of them; what was refused leaves neither. */
const keptIn = async ({ house, folder }: Attacked<unknown>) => {
  const rows = await house.database.pool.query('select 1 from files')
  const below = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
  return { rows: rows.rowCount ?? 0, files: below.filter((entry) => entry.isFile()).length }
}

const stallMs = 400
/** A server that stands still three times: whoever measures stalls must see them. */
const stalled = async (bare: Running): Promise<number> => {
  const standing = async () => {
    for (let turn = 0; turn < 3; turn++) {
      await sleep(300)
      process.kill(bare.pid, 'SIGSTOP')
      await sleep(stallMs)
      process.kill(bare.pid, 'SIGCONT')
    }
  }
  return share(await bystander(bare.url, { path: '/' }, standing()), 1)
}

const planted = async (bare: Running): Promise<Planted[]> => {
  const longest = await stalled(bare)
  const through = uploadFaults([{ what: 'a script', isKept: false, answers: ['200 '], seconds: 0 }])
  const broken = uploadFaults([
    { what: 'a bomb', isKept: false, answers: ['500 server.unexpected'], seconds: 0 },
  ])
  return [
    {
      fault: `a server that stands still for ${stallMs} ms`,
      isFound: longest >= stallMs * 0.75,
      told: `a wait of ${longest.toFixed(0)} ms`,
    },
    {
      fault: 'a hostile file that is kept; one that ends in a failure',
      isFound: through.length === 1 && broken.length === 1,
      told: [...through, ...broken].join('; '),
    },
  ]
}

type Seed = { files: Hostile[]; headers: Record<string, string> }
const judged = async (at: Attacked<Seed>): Promise<Proof> => {
  const given: Given = { url: at.server.url, ...at.seed, rounds }
  const before = await keptIn(at)
  const { meanwhile, bareMeanwhile, value } = await waits(at, { path: '/health' }, () =>
    inThread<Uploaded[]>('../load/hostile-uploads.ts', given),
  )
  const after = await keptIn(at)
  const kept = value.filter(({ answers }) => answers.at(-1)?.startsWith('2')).length
  const slowest = Math.max(...value.map(({ seconds, answers }) => seconds / answers.length))
  const orphans = Math.abs(after.files - after.rows) + Math.abs(after.rows - before.rows - kept)
  return {
    figures: [
      { says: 'hostile files and bodies', value: value.length, least: bar(120, 'PROVE_UPLOADS') },
      { says: 'refused', value: value.length - kept },
      { says: 'kept, being harmless', value: kept },
      none(
        'answers of 500 and more but to come again',
        uploadFaults(value).filter((fault) => / 5\d\d /.test(fault)).length,
      ),
      none('rows or files left by what was refused', orphans),
      {
        says: '`/health` meanwhile, p99 beyond a bare server beside it',
        value: Math.max(0, share(meanwhile, 0.99) - share(bareMeanwhile, 0.99)),
        unit: 'ms',
        most: bar(100),
      },
      { says: '`/health` meanwhile, longest wait', value: share(meanwhile, 1), unit: 'ms' },
      { says: 'a bare server meanwhile, longest wait', value: share(bareMeanwhile, 1), unit: 'ms' },
      { says: 'longest answer to one file, of twelve at once', value: slowest, unit: 's', most: bar(30) },
      {
        says: 'most memory of the server',
        value: await mostMemory(at.server),
        unit: 'MiB',
        most: bar(1_024),
      },
    ],
    faults: uploadFaults(value),
    planted: await planted(at.bare),
  }
}

const decoderMost = { mebibytes: 300, seconds: 5 }
/** A half more than it may, and a second. */
const hoard = { mebibytes: 450, ms: 6_000 }

const most = (told: readonly Weighed[], of: 'ms' | 'mostMebibytes') =>
  Math.max(0, ...told.map((one) => one[of]))

/** What reading a file takes, apart from who waits for it and from the server around it. */
const decodingProof = async (files: readonly Suspect[]): Promise<Proof> => {
  const made = await madeOf(files)
  const told = await weighedApart(made)
  const together = await weighedTogether(made)
  const [late] = await weighedTogether(made.slice(0, 1).map((file) => ({ ...file, held: hoard })))
  const figures: Figure[] = [
    { says: 'files read alone, each in a process of its own', value: told.length },
    { says: 'longest reading', value: most(told, 'ms') / 1_000, unit: 's', most: bar(decoderMost.seconds) },
    {
      says: 'most memory of such a process, Node and all',
      value: most(told, 'mostMebibytes'),
      unit: 'MiB',
      most: bar(decoderMost.mebibytes),
    },
    {
      says: 'most memory of one process that reads all of them, one after the other',
      value: most(together, 'mostMebibytes'),
      unit: 'MiB',
    },
  ]
  return {
    figures,
    faults: decodingFaults([...told, ...together]),
    planted: [
      {
        fault: 'a reading that takes a second too long, and half as much memory again as it may',
        isFound:
          late !== undefined &&
          late.ms > decoderMost.seconds * 1_000 &&
          late.mostMebibytes > decoderMost.mebibytes,
        told: late ? `${(late.ms / 1_000).toFixed(1)} s, ${late.mostMebibytes.toFixed(0)} MiB` : 'nothing',
      },
    ],
  }
}

/** Which of the hostile files are sent, and which are read alone. */
type Chosen = { sent(files: Hostile[]): Hostile[]; read: readonly Suspect[] }

export const uploadsProof = async ({ sent, read }: Chosen): Promise<Proof> => {
  const found: Proof[] = []
  await attacked<Seed>(
    async (house) => {
      const ctx = house.openCtx()
      const headers = await sessionOf(ctx, await person(ctx, 'enterprise'))
      return { files: sent(await hostileFiles()), headers }
    },
    async (at) => {
      found.push(await judged(at))
      return true
    },
    { program: 'product-server.ts' },
  )
  const [proof] = found
  if (!proof) throw new Error('nothing was uploaded')
  const alone = await decodingProof(read)
  return {
    figures: [...proof.figures, ...alone.figures],
    faults: [...proof.faults, ...alone.faults],
    planted: [...proof.planted, ...alone.planted],
  }
}

export const part: Part = {
  title: 'Uploads: files that mean harm',
  proves:
    'PDFs made to cost, PDFs that act, pictures that are none, names, fields and bodies no browser sends, twelve at once without limits of calls; each comes again while the server says that it is busy (Security (d)). ' +
    'Each hostile one is refused, nothing of it is left, and whoever asks for something else meanwhile does not wait. ' +
    'Files are read one at a time, so that of twelve at once most wait: what the reading itself takes is measured apart, and pictures of as many points as are taken beside them (Security F3.5).',
  run: () => uploadsProof({ sent: (files) => files, read: suspects }),
}
