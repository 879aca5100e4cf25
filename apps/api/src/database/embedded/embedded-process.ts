// Runs PostgreSQL's programs as somebody it accepts (it refuses root) and asks whether one still runs.
import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export interface RunAs {
  /** Goes before the command line, such as `unshare … --`. */
  prefix: string[]
  /** Set where the program runs under another number; the folders it writes must belong to it. */
  id?: number
}

/** Whether this process may give itself an ordinary user's number in a namespace of its own. */
const mayUnshare = (): Promise<boolean> =>
  execute('unshare', ['--user', '--map-user=1000', '--map-group=1000', 'true']).then(
    () => true,
    () => false,
  )

const ownerOf = (folder: string): Promise<number | undefined> =>
  stat(folder).then(
    (found) => found.uid,
    () => undefined,
  )

/** Root's stand-in where no user namespace may be made: initdb insists on a number that has an account. */
const standIn = async (): Promise<number> => {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const found = /^postgres:[^:]*:(\d+):/m.exec(accounts) ?? /^nobody:[^:]*:(\d+):/m.exec(accounts)
  return Number(found?.[1] ?? 65534)
}

/** Under whom the server runs. Keeps the owner of what exists: PostgreSQL accepts only a folder of its own. */
export const chooseRunAs = async (dataFolder: string, databaseFolder: string): Promise<RunAs> => {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const owner = (await ownerOf(databaseFolder)) ?? (await ownerOf(dataFolder))
  if (owner !== undefined && owner !== 0) return { prefix: [], id: owner }
  if (await mayUnshare())
    return { prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'] }
  return { prefix: [], id: await standIn() }
}

/** Gives a folder, and on wish all below it, to the number the server runs under. */
export const giveTo = async (runAs: RunAs, folder: string, deep = false): Promise<void> => {
  if (runAs.id === undefined) return
  await chown(folder, runAs.id, runAs.id)
  if (!deep) return
  for (const entry of await readdir(folder, { recursive: true }))
    await lchown(join(folder, entry), runAs.id, runAs.id)
}

/** Environment without anything of another PostgreSQL, its messages in English for `explainOutput`. */
const environment = (): NodeJS.ProcessEnv => {
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('PG') && !name.startsWith('LC_'),
  )
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}

/** Starts a program as `runAs`; the caller listens to `error` (it could not start) and `exit`. */
export const spawnAs = (runAs: RunAs, command: string[], options: SpawnOptions): ChildProcess => {
  const [program = '', ...parameters] = [...runAs.prefix, ...command]
  const identity = runAs.id === undefined ? {} : { uid: runAs.id, gid: runAs.id }
  return spawn(program, parameters, { ...options, ...identity, env: environment(), windowsHide: true })
}

/** Killed, and not yet taken off the list by its parent. */
const isZombie = (pid: number): boolean => {
  if (process.platform !== 'linux') return false
  try {
    return / [ZX] $/.test(readFileSync(`/proc/${pid}/stat`, 'latin1').replace(/^.*\)( . ).*$/s, '$1'))
  } catch {
    return false
  }
}

/** Whether a process with this number is at work, whoever owns it. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0) && !isZombie(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The command line of a running process; empty where there is none. */
const commandLine = async (pid: number): Promise<string> => {
  if (process.platform === 'linux')
    return readFile(`/proc/${pid}/cmdline`, 'utf8').then(
      (text) => text.replaceAll('\0', ' '),
      () => '',
    )
  const [program, parameters] =
    process.platform === 'win32'
      ? ['tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']]
      : ['ps', ['-o', 'command=', '-p', String(pid)]]
  return execute(program, parameters).then(
    ({ stdout }) => stdout,
    () => '',
  )
}

/** Whether `pid` is the server of this database folder, and not a stranger that was given the number of a dead one. */
export const isServer = async (pid: number, databaseFolder: string): Promise<boolean> => {
  const line = await commandLine(pid)
  if (!line.includes('postgres')) return false
  return process.platform === 'win32' || line.includes(databaseFolder)
}
