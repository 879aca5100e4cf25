/**
 * The drill: a database and its files are copied while people go on, somebody makes a mistake, more is done, the machine is gone. Then all of it
 * is brought back: to the end of what was archived, and to the minute before the mistake.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { withRestored, type RestoreOptions } from '../../apps/api/src/backups/restore.ts'
import type { Connection } from '../servers/process.ts'
import { backUp, copyFiles, loseMachine, withBackedUp, type BackedUp } from './backed-up.ts'
import { lastIn, servicesIn, verifyBackup, type Verified } from './command.ts'
import { askingIn, fillContent, peopleAsk, type Acknowledged, type ContentSize } from './content.ts'
import { differences, fingerprintOf, type Fingerprint } from './fingerprint.ts'

export type DrillSize = {
  content: ContentSize
  /** Between the moment to go back to and the mistake; nobody writes meanwhile. */
  beforeMistakeSeconds: number
  /** People go on for so long until the machine is gone. */
  afterwardsSeconds: number
  /** Nobody waits until the archive closes a piece of the log by itself, which it does each minute. */
  isHurried?: boolean
}

/** Until the end. `lostMs`: from the last act that stands in it to the last that was acknowledged. */
export type ToTheEnd = Verified & { filesMs: number; lostMs: number; missingBefore: number }
/** `differs`: tables that are not as they were before the mistake. */
export type ToTheMinute = { tookMs: number; differs: string[]; differsAfterOneRow: string[] }
export type Tampered = { what: string; verified: Verified }

export type DrillTold = {
  backedUpMs: number
  acknowledged: number
  toTheEnd: ToTheEnd
  toTheMinute: ToTheMinute
  mistaken: string[]
  tampered: Tampered[]
}

const query = async <Row extends object>(connection: Connection, text: string): Promise<Row[]> => {
  const sql = new pg.Client(connection)
  await sql.connect()
  try {
    return (await sql.query<Row>(text)).rows
  } finally {
    await sql.end()
  }
}

/** Everybody is shut out: an order without its condition. */
const mistake = 'update users set is_active = false where is_active'
const repair = 'update users set is_active = true where not is_active'

type History = {
  services: number
  acknowledged: Acknowledged[]
  moment: string
  before: Fingerprint
  mistaken: string[]
  backedUpMs: number
}

/** The piece that is being written ends here, and is archived. */
const closePiece = async (connection: Connection): Promise<void> => {
  const [closed] = await query<{ name: string }>(
    connection,
    'select pg_walfile_name(pg_switch_wal()) as name',
  )
  const archived = `select 1 from pg_stat_archiver where last_archived_wal >= '${closed?.name}'`
  while ((await query(connection, archived)).length === 0) await sleep(50)
}

const live = async (at: BackedUp, size: DrillSize): Promise<History> => {
  const startedAtMs = performance.now()
  await backUp(at)
  const backedUpMs = performance.now() - startedAtMs
  const asking = await askingIn(at)
  const early = await peopleAsk(at, asking, 5)
  const before = await fingerprintOf(at.connection)
  const [now] = await query<{ moment: string; services: number }>(
    at.connection,
    `select clock_timestamp()::text as moment, (select count(*)::int from orders) as services`,
  )
  await sleep(size.beforeMistakeSeconds * 1_000)
  await query(at.connection, mistake)
  const mistaken = differences(before, await fingerprintOf(at.connection))
  // Whoever made it notices, and people go on.
  await query(at.connection, repair)
  if (size.isHurried) await closePiece(at.connection)
  const late = await peopleAsk(at, asking, size.afterwardsSeconds)
  if (size.isHurried) await closePiece(at.connection)
  return {
    services: (now?.services ?? 0) - early.length,
    acknowledged: [...early, ...late],
    moment: now?.moment ?? '',
    before,
    mistaken,
    backedUpMs,
  }
}

const verifyAll = (at: BackedUp, dataFolder: string): Promise<Verified> =>
  verifyBackup({
    into: join(at.folder, 'restored'),
    config: at.config,
    user: at.user,
    env: { ARRIERO_DATA: dataFolder, PATH: at.path },
  })

/** Files first: the command reads them all. */
const toTheEnd = async (at: BackedUp, { services, acknowledged }: History): Promise<ToTheEnd> => {
  const startedAtMs = performance.now()
  await copyFiles(at, join(at.folder, 'brought-back'))
  const filesMs = performance.now() - startedAtMs
  const verified = await verifyAll(at, join(at.folder, 'brought-back'))
  const last = lastIn(verified.report)?.getTime() ?? 0
  const due = acknowledged.filter(({ atMs }) => atMs <= last).length
  return {
    ...verified,
    filesMs,
    lostMs: (acknowledged.at(-1)?.atMs ?? Number.NaN) - last,
    missingBefore: Math.max(0, services + due - servicesIn(verified.report)),
  }
}

const oneRow = `update orders set suggested_pesos = suggested_pesos + 1 where id = (select min(id) from orders)`

const toTheMinute = async (at: BackedUp, { moment, before }: History): Promise<ToTheMinute> => {
  const options: RestoreOptions = {
    folder: join(at.folder, 'restored'),
    config: at.config,
    stanza: 'arriero',
    until: moment,
    user: at.user,
  }
  const startedAtMs = performance.now()
  return withRestored(options, async (connection) => {
    const differs = differences(before, await fingerprintOf(connection))
    const tookMs = performance.now() - startedAtMs
    await query(connection, `set session_replication_role = replica; ${oneRow}`)
    return { tookMs, differs, differsAfterOneRow: differences(before, await fingerprintOf(connection)) }
  })
}

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()

/** One file another by a bit, one gone: both in one look, since each reads all of them. */
const withFilesTampered = async (at: BackedUp): Promise<Tampered> => {
  const [changed = '', gone = ''] = await filesBelow(join(at.folder, 'brought-back', 'files'))
  const bytes = await readFile(changed)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  await writeFile(changed, bytes)
  await rm(gone)
  const verified = await verifyAll(at, join(at.folder, 'brought-back'))
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  await writeFile(changed, bytes)
  return { what: `a flipped bit in ${nameOf(changed)} and ${nameOf(gone)} gone`, verified }
}

const nameOf = (path: string) => path.split('/').at(-1) ?? ''

/** The last but one: what comes after it is still there, and of no use. */
const withPieceGone = async (at: BackedUp): Promise<Tampered> => {
  const pieces = (await filesBelow(at.archive)).filter((path) =>
    /^[0-9A-F]{24}-[0-9a-f]{40}/.test(nameOf(path)),
  )
  const piece = pieces.at(-2) ?? ''
  await mkdir(join(at.folder, 'aside'), { recursive: true })
  await rename(piece, join(at.folder, 'aside', nameOf(piece)))
  const verified = await verifyAll(at, join(at.folder, 'brought-back'))
  await rename(join(at.folder, 'aside', nameOf(piece)), piece)
  return { what: `the archived piece ${nameOf(piece).slice(0, 24)} gone`, verified }
}

export const drill = (size: DrillSize): Promise<DrillTold> =>
  withBackedUp(
    (at) => fillContent(at, size.content),
    async (at) => {
      const history = await live(at, size)
      await loseMachine(at)
      const end = await toTheEnd(at, history)
      console.log(end.report)
      return {
        backedUpMs: history.backedUpMs,
        acknowledged: history.acknowledged.length,
        mistaken: history.mistaken,
        toTheEnd: end,
        toTheMinute: await toTheMinute(at, history),
        tampered: [await withPieceGone(at), await withFilesTampered(at)],
      }
    },
  )

/** Which of what was tampered with was said to be unsound, and by name. */
export const isNamed = ({ what, verified: { isSound, report } }: Tampered): boolean =>
  !isSound &&
  (what.includes('piece')
    ? report.includes('NO todo')
    : /faltan: .+/.test(report) && /cambiados: .+/.test(report))
