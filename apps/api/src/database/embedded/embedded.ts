// The PostgreSQL that comes with Arriero: found in the npm package of the platform, kept in the data folder,
// reached only by this machine's user.
import { rmdir, statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { chooseAccess, type Connection } from './embedded-access.ts'
import { findBinaries } from './embedded-binaries.ts'
import { prepareCluster } from './embedded-cluster.ts'
import { EmbeddedError } from './embedded-error.ts'
import { prepareFolders, readPidFile } from './embedded-folders.ts'
import { chooseRunAs } from './embedded-process.ts'
import { ensureServer, stopServer, tryConnect, type ServerParts } from './embedded-server.ts'

const mebibyte = 1024 ** 2

/** An eighth of what the process may use, between 128 MiB and 2 GiB: the machine also runs Arriero itself. */
const sharedBuffers = (): string => {
  const allowed = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return `${Math.floor(Math.min(Math.max(allowed / 8 / mebibyte, 128), 2048))}MB`
}

/** Sized for one machine that also runs Arriero itself. */
const oneMachine = {
  shared_buffers: sharedBuffers(),
  max_connections: '100',
  // A table of months is as many tables as months.
  max_locks_per_transaction: '512',
  synchronous_commit: 'on',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
}

const databaseName = 'arriero'
/** Any number, the same in every release: who holds it owns the data folder. */
const ownershipLock = 7_245_501
/** The session of a killed Arriero needs a moment to be noticed as gone. */
const lockWithinMs = 2_000
/** With less free it may not start: a piece of its log, and a little. */
const startBytes = 20 * mebibyte
const roomEveryMs = 2_000

export interface EmbeddedOptions {
  dataFolder: string
  /** Told, in English, about what is worth a line in the log. */
  log?: (message: string) => void
  /** The server went away and could not be brought back: the process cannot go on. */
  onLost?: (error: unknown) => void
  /** Overrides of single PostgreSQL settings. */
  settings?: Record<string, string>
  /** What a filling that was cut off left outside the database goes with it. */
  onCutOff?: () => Promise<void>
}

export interface Embedded {
  connection: Connection
  /** Puts into the new database what is there whole or not at all: where `work` is cut off, the next start begins with an empty one. */
  fill: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Gives the data folder back and stops the server in fast mode. May be called twice. */
  stop: () => Promise<void>
}

const prepare = async (options: EmbeddedOptions): Promise<ServerParts> => {
  const folders = await prepareFolders(options.dataFolder)
  const binaries = await findBinaries()
  const runAs = await chooseRunAs(folders.data, folders.database)
  const parts = { folders, binaries, runAs, access: await chooseAccess(folders) }
  await prepareCluster(parts)
  return { ...parts, settings: { ...oneMachine, ...options.settings } }
}

/** Holds the data folder for this process as long as the connection lives. */
const takeOwnership = async (parts: ServerParts): Promise<{ connection: Connection; owner: pg.Client }> => {
  const { host, port, user, password } = await ensureServer(parts)
  const login = password === undefined ? { user } : { user, password }
  const connection = { host, port, ...login, database: databaseName }
  const owner = await tryConnect(connection)
  if (owner === undefined) throw new EmbeddedError('failed', parts.folders.logFile)
  const limitMs = Date.now() + lockWithinMs
  for (;;) {
    const { rows } = await owner.query('select pg_try_advisory_lock($1) as held', [ownershipLock])
    if (rows[0]?.held === true) return { connection, owner }
    if (Date.now() > limitMs) break
    await sleep(100)
  }
  await owner.end()
  throw new EmbeddedError('locked', parts.folders.data)
}

/** Stands with the database while it is being filled. No other one is ever thrown away. */
const fillingNote = 'being filled'

const ensureDatabase = async (owner: pg.Client, { onCutOff }: EmbeddedOptions): Promise<void> => {
  const { rows } = await owner.query<{ note: string | null }>(
    `select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1`,
    [databaseName],
  )
  const isCutOff = rows[0]?.note === fillingNote
  if (isCutOff) {
    await onCutOff?.()
    await owner.query(`drop database ${databaseName} with (force)`)
  }
  if (isCutOff || rows.length === 0) await owner.query(`create database ${databaseName}`)
}

/** PostgreSQL cannot always write why it does not start. */
const isOutOfRoom = async (error: unknown, { folders }: ServerParts): Promise<boolean> => {
  if (!(error instanceof EmbeddedError)) return false
  const { bavail, bsize } = await statfs(folders.data)
  return error.reason === 'space' || bavail * bsize < startBytes
}

/**
 * Starts the server of a data folder, or adopts the one a killed Arriero left running, and takes the folder for
 * this process. Refuses with an EmbeddedError, whose message is a Spanish sentence for the person at the console.
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const parts = await prepare(options)
  const { connection, owner } = await takeOwnership(parts)
  await ensureDatabase(owner, options)
  let current = owner
  let stopping: Promise<void> | undefined
  let recovering = Promise.resolve()

  const watch = (): void => {
    current.once('end', () => {
      if (stopping === undefined) recovering = recover()
    })
  }
  const recover = async (): Promise<void> => {
    options.log?.('embedded PostgreSQL went away; bringing it back')
    try {
      current = (await takeOwnership(parts)).owner
      watch()
    } catch (error) {
      // Without room for its log it cannot come back; somebody may make some.
      if (!(await isOutOfRoom(error, parts))) return options.onLost?.(error)
      await sleep(roomEveryMs)
      if (stopping === undefined) await recover()
    }
  }
  const stop = async (): Promise<void> => {
    // A server that is only being brought back must not be left behind.
    await recovering
    const running = await readPidFile(parts.folders.database)
    // The folder stays ours until its server is down: the next start then finds neither.
    if (running !== undefined) await stopServer(running.pid, parts.folders.database)
    await current.end().catch(() => undefined)
    // Stays where another start already listens in it.
    await rmdir(parts.folders.socket).catch(() => undefined)
  }
  const fill: Embedded['fill'] = async (work) => {
    await current.query(`comment on database ${databaseName} is '${fillingNote}'`)
    const result = await work()
    await current.query(`comment on database ${databaseName} is null`)
    return result
  }
  watch()
  return { connection, fill, stop: () => (stopping ??= stop()) }
}
