// One PostgreSQL server per database folder: found where it still runs, else started; stopped in fast mode.
import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Access, Connection } from './embedded-access.ts'
import type { ClusterParts } from './embedded-cluster.ts'
import { EmbeddedError, explainFileError, explainOutput, tailOf } from './embedded-error.ts'
import { prepareSocketFolder, readPidFile } from './embedded-folders.ts'
import { isServer, spawnAs } from './embedded-process.ts'

export interface ServerParts extends ClusterParts {
  /** Further settings of `postgres`, by name. */
  settings: Record<string, string>
}

const pollMs = 20
const stopWithinMs = 30_000
/** A server that replays its log after a crash answers late, but it does answer. */
const answerWithinMs = 300_000
const largestLogBytes = 5_000_000

/** Opens a connection to the maintenance database; undefined while nothing answers. */
export const tryConnect = async (connection: Connection): Promise<pg.Client | undefined> => {
  const { host, port, user, password } = connection
  const login = password === undefined ? { user } : { user, password }
  const client = new pg.Client({ host, port, ...login, database: 'postgres', connectionTimeoutMillis: 500 })
  // A client without a listener ends the process when its server goes away.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch {
    await client.end().catch(() => undefined)
    return undefined
  }
}

const answers = async (connection: Connection): Promise<boolean> => {
  const client = await tryConnect(connection)
  await client?.end()
  return client !== undefined
}

/** Where the server that already runs on this folder is reached; waits while it is starting or stopping. */
const findRunning = async ({ folders, access }: ServerParts): Promise<Access | undefined> => {
  const limitMs = Date.now() + answerWithinMs
  for (;;) {
    const noted = await readPidFile(folders.database)
    if (noted === undefined || !(await isServer(noted.pid, folders.database))) return undefined
    const found = { ...access, port: noted.port, host: noted.socket || access.host }
    if (await answers(found)) return found
    if (Date.now() > limitMs) throw new EmbeddedError('failed', folders.logFile)
    await sleep(pollMs)
  }
}

/** Clears what a dead server left: PostgreSQL itself would trust a number that now belongs to a stranger. */
const clearRemains = async ({ folders, access }: ServerParts): Promise<void> => {
  const noted = await readPidFile(folders.database)
  // Another start may have been quicker since we looked: its mark is not ours to take away.
  if (noted !== undefined && (await isServer(noted.pid, folders.database))) return
  await rm(join(folders.database, 'postmaster.pid'), { force: true })
  if (process.platform === 'win32') return
  const socket = join(folders.socket, `.s.PGSQL.${access.port}`)
  const lock = await tailOf(`${socket}.lock`)
  const pid = Number(lock.split('\n')[0])
  // A server whose folder was deleted under it still sits on the socket.
  if (pid > 1 && (await isServer(pid, folders.database))) await stopServer(pid, folders.database)
  await rm(socket, { force: true })
  await rm(`${socket}.lock`, { force: true })
}

const command = ({ folders, binaries, access, settings }: ServerParts): string[] => {
  const named = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const parameters = [...access.serverParameters, ...named]
  // Windows: pg_ctl takes an administrator's rights away first, which the server insists on.
  if (process.platform === 'win32')
    return [binaries.pgCtl, 'start', '-W', '-D', folders.database, '-o', parameters.join(' ')]
  return [binaries.postgres, '-D', folders.database, ...parameters]
}

const startServer = async (parts: ServerParts): Promise<void> => {
  const { folders, runAs, access } = parts
  const size = await stat(folders.logFile).then(
    (found) => found.size,
    () => 0,
  )
  const fromBytes = size > largestLogBytes ? 0 : size
  const log = await open(folders.logFile, fromBytes === 0 ? 'w' : 'a', 0o600)
  // Its own process group: Ctrl-C in the terminal is for Arriero, which then stops the server in order.
  const child = spawnAs(runAs, command(parts), { detached: true, stdio: ['ignore', log.fd, log.fd] })
  let gone: string | undefined
  child.once('error', (error) => (gone = error.message))
  child.once(
    'exit',
    (code) => (gone ??= process.platform === 'win32' && code === 0 ? undefined : `exit ${code}`),
  )
  child.unref()
  await log.close()
  const limitMs = Date.now() + answerWithinMs
  while (!(await answers(access))) {
    if (gone === undefined && Date.now() < limitMs) await sleep(pollMs)
    else {
      const output = `${await tailOf(folders.logFile, fromBytes)}\n${gone ?? ''}`
      throw explainOutput(output, folders.data, folders.logFile)
    }
  }
}

/** Answers how the folder's server is reached, adopting one that runs and starting one where none does. */
export const ensureServer = async (parts: ServerParts): Promise<Access> => {
  for (let attempt = 1; ; attempt += 1) {
    const running = await findRunning(parts)
    if (running !== undefined) return running
    try {
      await prepareSocketFolder(parts.folders.socket, parts.runAs)
      await clearRemains(parts)
      await startServer(parts)
      return parts.access
    } catch (error) {
      // Another start got the folder first, or processes of a killed server are still ending.
      const mayPass = error instanceof EmbeddedError && error.reason === 'failed'
      if (!mayPass || attempt >= 5) throw explainFileError(error, parts.folders.data)
      await sleep(attempt * 200)
    }
  }
}

const signal = (pid: number, name: 'SIGINT' | 'SIGQUIT'): void => {
  try {
    process.kill(pid, name)
  } catch (error) {
    // It ended by itself in between.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Ends the server with this number: open sessions are cut, everything committed stays. */
export const stopServer = async (pid: number, databaseFolder: string): Promise<void> => {
  const limitMs = Date.now() + stopWithinMs
  // PostgreSQL's own meaning: SIGINT is the fast stop (SIGTERM waits for every session), SIGQUIT the immediate one.
  signal(pid, 'SIGINT')
  while ((await isServer(pid, databaseFolder)) && Date.now() < limitMs + stopWithinMs) {
    if (Date.now() > limitMs) signal(pid, 'SIGQUIT')
    await sleep(pollMs)
  }
}
