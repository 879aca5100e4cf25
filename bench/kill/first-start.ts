/** `npm start` on a folder of its own, as a person starts it, and what is there when it stands. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { killAll, treeOf } from './tree.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const password = 'mula blanca sube la loma'

export type Started = {
  child: ChildProcess
  said(): string
  /** True once it says that it stands; false where it ended before. */
  stands: Promise<boolean>
  ended: Promise<unknown>
}

export const npmStart = (folder: string, port: number): Started => {
  // A process group as a terminal gives it.
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      ARRIERO_DATA: folder,
      ARRIERO_DEMO_PASSWORD: password,
      LOG_LEVEL: 'silent',
    },
  })
  let said = ''
  const ended = once(child, 'exit')
  const stands = new Promise<boolean>((resolve) => {
    const hear = (part: Buffer) => {
      said += part.toString()
      if (said.includes('Ctrl-C para terminar')) resolve(true)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(() => resolve(false))
  })
  return { child, stands, ended, said: () => said }
}

export const ways = ['Ctrl-C', 'kill -9 of Arriero', 'kill -9 of everything'] as const
export type Way = (typeof ways)[number]

const isPostgres = ({ command }: { command: string }) => /postgres|initdb/.test(command)

const over = async (pids: readonly number[]): Promise<void> => {
  const isThere = (pid: number) =>
    readFile(`/proc/${pid}/stat`, 'utf8').then(
      // One that nobody has looked after yet is over all the same.
      (stat) => !stat.includes(') Z '),
      () => false,
    )
  while ((await Promise.all(pids.map(isThere))).some(Boolean)) await sleep(50)
}

/** Until all of it is over, PostgreSQL too where it is not to be left. */
export const cutOff = async ({ child }: Started, way: Way): Promise<void> => {
  const tree = await treeOf(child.pid ?? 0)
  const meant = way === 'kill -9 of Arriero' ? tree.filter((one) => !isPostgres(one)) : tree
  if (way !== 'Ctrl-C') killAll(meant)
  else if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
  await over(meant.map(({ pid }) => pid))
}

const counted = [
  'users',
  'vehicles',
  'orders',
  'offers',
  'files',
  'support_requests',
  'payouts',
  'legal_documents',
]
const askew = {
  'a journal that does not come to zero':
    'select 1 from journal_entries having coalesce(sum(amount_pesos), 0) <> 0',
  'a note that it is being filled': `select 1 from pg_database where datname = 'arriero' and shobj_description(oid, 'pg_database') is not null`,
}

export type Found = { counts: Record<string, number>; faults: string[] }

const pathsBelow = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())

/** How much of everything the demo world holds, and what is wrong with it. */
export const look = async (folder: string, port: number): Promise<Found> => {
  const noted = (await readFile(join(folder, 'db', 'postmaster.pid'), 'utf8')).split('\n')
  const sql = new pg.Client({ host: noted[4] ?? '', user: 'arriero', database: 'arriero' })
  await sql.connect()
  try {
    const counts: Record<string, number> = {}
    for (const table of counted) {
      const { rows } = await sql.query<{ n: number }>(`select count(*)::int as n from ${table}`)
      counts[table] = rows[0]?.n ?? 0
    }
    const faults: string[] = []
    for (const [fault, query] of Object.entries(askew))
      if (((await sql.query(query)).rowCount ?? 0) > 0) faults.push(fault)
    const stored = await pathsBelow(join(folder, 'files'))
    if (stored.length !== counts['files'])
      faults.push(`${stored.length} files on disk and ${counts['files']} rows of them`)
    const left = (await readdir(folder)).filter((name) => /^db-making|\.new$/.test(name))
    if (left.length > 0) faults.push(`left over: ${left.join(', ')}`)
    const answer = await fetch(`http://localhost:${port}/v1/auth/tokenbackoffice`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'administrator@demo.arriero.co', password }),
    })
    if (!answer.ok) faults.push(`the administrator is answered ${answer.status}`)
    return { counts, faults }
  } finally {
    await sql.end()
  }
}
