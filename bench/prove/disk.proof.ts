import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileFaults } from '../disk/files-check.ts'
import { faultOf } from '../disk/probe.ts'
import { diskRun, type Ill, type Suffered } from '../disk/run.ts'
import { whyNoVolume } from '../disk/volume.ts'
import { bar, none, type Part, type Planted, type Proof } from './proof.ts'

/** The writer of the log sleeps for long: what it has not written when there is no room is gone. No installation of Arriero may run so. */
const forgetful = { synchronous_commit: 'off', wal_writer_delay: '10s', wal_writer_flush_after: '1GB' }

const rounds = bar(20, 'PROVE_DISK')
const ofFiles: readonly Ill[] = ['full', 'read-only', 'slow', 'standing still']
const ofDatabase: readonly Ill[] = ['full', 'slow', 'read-only', 'full', 'standing still']

const turns = (ills: readonly Ill[], count: number): Ill[] =>
  Array.from({ length: count }, (_, at) => ills[at % ills.length] ?? 'full')

const names: readonly string[] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)]
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** A folder of files with one thing wrong in it each time; answers what is said of each. */
export const damagedFiles = async (): Promise<Planted[]> => {
  const bytes = Buffer.alloc(5_000, 7)
  const [whole = '', other = ''] = names
  const rows = [{ id: whole, sha256: shaOf(bytes) }]
  const found = async (
    fault: string,
    word: string,
    damage: (put: (name: string, bytes: Buffer) => Promise<void>) => Promise<void>,
  ) => {
    const folder = await mkdtemp(join(tmpdir(), 'arriero-disk-'))
    const put = async (name: string, content: Buffer) => {
      const below = join(folder, name.replace('.part', '').slice(-2))
      await mkdir(below, { recursive: true })
      await writeFile(join(below, name), content)
    }
    await damage(put)
    const faults = await fileFaults(folder, { rows, acknowledged: [whole] })
    await rm(folder, { recursive: true, force: true })
    return { fault, isFound: faults.some((one) => one.startsWith(word)), told: faults.join('; ') }
  }
  return [
    await found(
      'a file that was acknowledged before it was on disk',
      'acknowledged and gone',
      async () => undefined,
    ),
    await found('a file of which half was written', 'not whole', (put) =>
      put(whole, bytes.subarray(0, 2_000)),
    ),
    await found('half a file left beside a whole one', 'half a file', async (put) => {
      await put(whole, bytes)
      await put(`${other}.part`, bytes.subarray(0, 2_000))
    }),
    await found('a file that no row knows', 'a file without its row', async (put) => {
      await put(whole, bytes)
      await put(other, bytes)
    }),
  ]
}

/** Refusals that say too little. */
export const poorAnswers = (): Planted[] => {
  const reply = { code: 'server.no_space', error: 'No space left on device' }
  const faults = [
    faultOf('act', { status: 500, retryAfter: null, reply: { code: 'server.unexpected' } }),
    faultOf('act', { status: 507, retryAfter: '60', reply }),
  ]
  return [
    {
      fault: 'a 500; a 507 in the system’s words instead of a Spanish sentence',
      isFound: faults.every((fault) => fault !== undefined),
      told: faults.join('; '),
    },
  ]
}

const planted = async (): Promise<Planted[]> => {
  console.log('control: PostgreSQL that answers before it has written')
  const lostIn = ({ faults }: Suffered) => faults.filter((fault) => fault.startsWith('acknowledged and gone'))
  // Whether the last moments were still to be written when the room was gone is chance.
  const suffered = await diskRun({
    where: 'database',
    ills: Array.from({ length: 10 }, () => 'full' as const),
    settings: forgetful,
    isEnough: (one) => lostIn(one).length > 0,
  })
  const lost = suffered.flatMap(lostIn)
  return [
    {
      fault: 'a PostgreSQL that answers before it has written, on a full disk',
      isFound: lost.length > 0,
      told: `${lost.length} acknowledged writes missed`,
    },
    ...(await damagedFiles()),
    ...poorAnswers(),
  ]
}

const told = (suffered: readonly Suffered[]): string[] =>
  suffered.flatMap(({ where, ill, faults }, at) =>
    faults.map((fault) => `${at + 1}, ${where} ${ill}: ${fault}`),
  )

const seconds = (suffered: readonly Suffered[], where: Suffered['where']) =>
  Math.max(0, ...suffered.filter((one) => one.where === where).map(({ wellMs }) => wellMs)) / 1_000

export const part: Part = {
  title: 'Disk: full, read-only, slow, standing still',
  proves:
    'A disk of its own, ext4 in a file, under the files’ folder or under PostgreSQL, is filled to the last block, made read-only, frozen (`fsfreeze`: writers wait, as on a disk that answers no more) or frozen for a quarter of a second and again (a slow one, on which work goes on) while clients ask, carriers take, clients pay and three upload (`bench/disk`; Security F2.10, S14). ' +
    'Each answer meanwhile is good, or 503 or 507 with its Spanish sentence and when to come again; afterwards all goes on without a restart of the node, what was acknowledged is there byte by byte, nothing is there twice, and no half file or orphan is left. ' +
    'A disk with open writers cannot be made read-only: PostgreSQL is stopped first and finds that it may not write.',
  run: async (): Promise<Proof> => {
    const why = await whyNoVolume()
    if (why !== undefined) return { figures: [], faults: [why], planted: [] }
    const files = await diskRun({ where: 'files', ills: turns(ofFiles, Math.ceil(rounds.asked / 2)) })
    const database = await diskRun({
      where: 'database',
      ills: turns(ofDatabase, Math.floor(rounds.asked / 2)),
    })
    const suffered = [...files, ...database]
    const faults = told(suffered)
    const times = (where: Suffered['where'], ill: Ill) =>
      suffered.filter((one) => one.where === where && one.ill === ill).length
    return {
      figures: [
        { says: 'times that a disk was ill', value: suffered.length, least: rounds },
        ...(['files', 'database'] as const).flatMap((where) =>
          ofFiles.map((ill) => ({ says: `of ${where}, ${ill}`, value: times(where, ill) })),
        ),
        {
          says: 'writes acknowledged meanwhile',
          value: [files, database].reduce((sum, all) => sum + (all.at(-1)?.acknowledged ?? 0), 0),
        },
        { says: 'answers of 503 and 507', value: suffered.reduce((sum, { refused }) => sum + refused, 0) },
        none('losses, halves, orphans, other answers', faults.length),
        {
          says: 'longest until all went on, files',
          value: seconds(suffered, 'files'),
          unit: 's',
          most: bar(5),
        },
        {
          says: 'longest until all went on, database',
          value: seconds(suffered, 'database'),
          unit: 's',
          most: bar(20),
        },
      ],
      faults,
      planted: await planted(),
    }
  },
}
