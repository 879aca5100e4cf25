/** A node of its own with writers, uploaders and one who asks, and its files or its database on a small disk. */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readConfig } from '../../apps/api/src/config.ts'
import { startEmbedded, type Embedded } from '../../apps/api/src/database/embedded/embedded.ts'
import { sandboxSigner } from '../../apps/api/src/demo-house.ts'
import { checkAll } from '../kill/check.ts'
import { openLedger } from '../kill/ledger.ts'
import { lasting } from '../kill/run.ts'
import { seedPairs } from '../kill/seed.ts'
import { startWriters, type Heard } from '../kill/writers.ts'
import { freePorts, nodeAt } from '../restart/nodes.ts'
import type { Connection } from '../servers/process.ts'
import { fileFaults, type FileRow } from './files-check.ts'
import { startProbe } from './probe.ts'
import { startUploaders } from './uploaders.ts'
import { openVolume, type Volume } from './volume.ts'

export type Where = 'files' | 'database'
/** MiB: an empty database with its log is a hundred. */
const sizes: Record<Where, number> = { files: 64, database: 320 }

/** Little log, so that a full disk is felt at once. */
const onSmallDisk = {
  ...lasting,
  shared_buffers: '64MB',
  max_wal_size: '64MB',
  min_wal_size: '32MB',
  max_connections: '60',
}

const nodeSettings = { DRAIN_MS: '0', LOG_LEVEL: 'error' }

type Options = { where: Where; settings?: Readonly<Record<string, string>> }

/** PostgreSQL that may be stopped and started anew in its place. */
const databaseIn = async (folder: string, settings: Options['settings']) => {
  const start = (): Promise<Embedded> =>
    startEmbedded({ dataFolder: folder, settings: { ...onSmallDisk, ...settings }, onLost: () => undefined })
  let running = await start()
  return {
    connection: running.connection,
    stop: () => running.stop(),
    start: async () => {
      running = await start()
    },
  }
}

const rowsOf = async (connection: Connection): Promise<FileRow[]> => {
  const sql = new pg.Client(connection)
  await sql.connect()
  const { rows } = await sql.query<FileRow>('select id, sha256 from files')
  await sql.end()
  return rows
}

type Opened = { ends: (() => Promise<unknown>)[] }

/** Only the one of `where` lies on the small volume. */
const foldersOn = async (volume: Volume, where: Options['where'], ends: Opened['ends']) => {
  const place = await mkdtemp(join(tmpdir(), 'arriero-bench-'))
  await chmod(place, 0o711)
  ends.push(() => rm(place, { recursive: true, force: true }))
  const [files, data] =
    where === 'files'
      ? [join(volume.folder, 'node'), join(place, 'data')]
      : [join(place, 'node'), join(volume.folder, 'data')]
  await mkdir(files, { recursive: true })
  return { files, data }
}

const openStand = async ({ where, settings }: Options, { ends }: Opened) => {
  const volume: Volume = await openVolume(sizes[where])
  ends.push(volume.close)
  const { files, data } = await foldersOn(volume, where, ends)
  const database = await databaseIn(data, settings)
  ends.push(database.stop)
  const { connection } = database
  const pairs = await seedPairs({ connection, folder: files })
  const [port = 0] = await freePorts(1)
  const publicUrl = `http://127.0.0.1:${port}`
  const node = nodeAt({ connection, folder: files, port, publicUrl, settings: nodeSettings })
  ends.push(() => node.end('SIGTERM'))
  await node.start()
  const signNotice = await sandboxSigner({ config: readConfig({}), dataFolder: files, publicUrl })
  const answers: Heard[] = []
  const heard = (answer: Heard) => void answers.push(answer)
  const ledger = openLedger()
  const [asking, ...busy] = pairs
  if (!asking) throw new Error('nobody asks')
  const writers = startWriters({ target: { url: node.url, heard }, ledger, signNotice, restMs: 100 }, busy)
  ends.push(writers.end)
  const uploaders = await startUploaders(
    { url: node.url, heard },
    busy.slice(0, 3).map(({ client }) => client),
  )
  ends.push(uploaders.end)
  const probe = startProbe(node.url, asking)
  ends.push(probe.end)
  return {
    volume,
    database,
    node,
    ledger,
    probe,
    resume: () => {
      writers.resume()
      uploaders.resume()
    },
    pause: async () => {
      await Promise.all([writers.pause(), uploaders.pause()])
    },
    takeAnswers: (): Heard[] => answers.splice(0),
    /** What was acknowledged that lies on the small disk. */
    acknowledgedThere: (): number =>
      where === 'files' ? uploaders.acknowledged.length : ledger.acknowledged(),
    /** Nobody writes meanwhile. */
    check: async (): Promise<string[]> => {
      const rows = await rowsOf(connection)
      const { lost, faults } = await checkAll(connection, ledger)
      return [
        ...lost.map((one) => `acknowledged and gone: ${one}`),
        ...faults,
        ...(await fileFaults(join(files, 'files'), { rows, acknowledged: uploaders.acknowledged })),
      ]
    },
  }
}

export type Stand = Awaited<ReturnType<typeof openStand>>

/** Whatever becomes of `work`, nothing of it is left. */
export const withStand = async <T>(options: Options, work: (stand: Stand) => Promise<T>): Promise<T> => {
  const ends: Opened['ends'] = []
  try {
    return await work(await openStand(options, { ends }))
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}
