/** What is killed, and how it comes back. */
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startServer, type Connection, type Running } from '../servers/process.ts'
import type { Target } from './writers.ts'

/** `settings`: of the product, beside the bench's own. */
export type Installation = { connection: Connection; folder: string; settings?: Record<string, string> }

/** The product in a process of its own, wherever it listens after its last start. */
export const openServer = async (at: Installation) => {
  const start = (): Promise<Running> => startServer('./product-server.ts', at)
  let running = await start()
  const target: Target = { url: running.url }
  return {
    target,
    die: async (): Promise<void> => {
      const { child } = running
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
    rise: async (): Promise<void> => {
      running = await start()
      target.url = running.url
    },
    stop: (): Promise<void> => running.stop(),
  }
}

/** The server process of PostgreSQL and all it has started. */
const processesOf = async (postmaster: number): Promise<number[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const children = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      return parent === postmaster ? [Number(pid)] : []
    }),
  )
  return [postmaster, ...children.flat()]
}

const postmasterOf = async (connection: Connection): Promise<number> => {
  const sql = new pg.Client(connection)
  await sql.connect()
  try {
    const { rows } = await sql.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
    const noted = await readFile(`${rows[0]?.folder ?? ''}/postmaster.pid`, 'utf8')
    return Number(noted.split('\n')[0])
  } finally {
    await sql.end()
  }
}

const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Kills every process of it in one go; whoever owns the folder brings it back by itself. */
export const killPostgres = async (connection: Connection): Promise<void> => {
  const postmaster = await postmasterOf(connection)
  for (const pid of await processesOf(postmaster)) kill(pid)
}

/** Fast shutdown: transactions are broken off, and all that was acknowledged is on disk. Resolves once it is gone. */
export const interruptPostgres = async (connection: Connection): Promise<void> => {
  const postmaster = await postmasterOf(connection)
  process.kill(postmaster, 'SIGINT')
  while ((await processesOf(postmaster)).length > 1) await sleep(10)
}

const readyWithinMs = 90_000

/** Until PostgreSQL lets somebody in again. */
export const untilAccepts = async (connection: Connection): Promise<void> => {
  const limitMs = Date.now() + readyWithinMs
  for (;;) {
    const sql = new pg.Client(connection)
    const isIn = await sql.connect().then(
      () => true,
      () => false,
    )
    await sql.end().catch(() => undefined)
    if (isIn) return
    if (Date.now() > limitMs) throw new Error('PostgreSQL does not come back')
    await sleep(50)
  }
}

/** Until the product answers that it is ready. */
export const untilReady = async (target: { url: string }): Promise<void> => {
  const limitMs = Date.now() + readyWithinMs
  for (;;) {
    const answer = await fetch(`${target.url}/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    )
    await answer?.body?.cancel()
    if (answer?.ok) return
    if (Date.now() > limitMs) throw new Error('the product does not come back')
    await sleep(50)
  }
}

/** What was made for the run lasts, whatever the settings let PostgreSQL forget. */
export const makeLast = async (connection: Connection): Promise<void> => {
  const sql = new pg.Client(connection)
  await sql.connect()
  await sql.query('checkpoint')
  await sql.end()
}
