/** The newest backup in a folder of its own, started there beside the real one for as long as somebody looks at it. */
import { execFile, spawnSync } from 'node:child_process'
import { chown, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { lastWords, untilOpen, type Door } from './until-open.ts'

export type RestoreOptions = {
  folder: string
  /** pgBackRest's file; its own place unless told. */
  config: string | undefined
  stanza: string
  /** A moment as PostgreSQL writes it; the end of what was archived unless told. */
  until: string | undefined
  /** Whom PostgreSQL runs as where root asks. */
  user: string
}

export class NotEmptyError extends Error {}

type Owner = { uid: number; gid: number } | undefined

/** PostgreSQL refuses root. */
const ownerOf = (user: string): Owner => {
  if (process.getuid?.() !== 0) return undefined
  const id = (which: string) => Number(spawnSync('id', [which, user], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

const runAs =
  (owner: Owner, cwd: string) =>
  async (program: string, parameters: readonly string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)(program, [...parameters], {
      ...owner,
      cwd,
      maxBuffer: 1 << 26,
    })
    return stdout
  }

const filesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

const databaseIn = (folder: string) => join(folder, 'database')

const where = ({ config, stanza }: RestoreOptions): string[] => [
  ...(config === undefined ? [] : [`--config=${config}`]),
  `--stanza=${stanza}`,
  '--log-level-console=error',
  '--log-level-file=off',
]

/** What the repository holds, in pgBackRest's own words. */
export const archiveInfo = (options: RestoreOptions): Promise<string> =>
  runAs(ownerOf(options.user), '/')('pgbackrest', [...where(options), '--output=json', 'info'])

const restoreParameters = ({ until, ...options }: RestoreOptions): string[] => [
  ...where({ until, ...options }),
  `--pg1-path=${databaseIn(options.folder)}`,
  // What is only looked at must never write into the archive of the real one.
  '--archive-mode=off',
  ...(until === undefined ? [] : ['--type=time', `--target=${until}`, '--target-action=promote']),
  'restore',
]

/** The same major version as the backup. */
const programsFor = async (database: string): Promise<string> => {
  const version = (await readFile(join(database, 'PG_VERSION'), 'utf8')).trim()
  return process.env['POSTGRES_PROGRAMS'] ?? `/usr/lib/postgresql/${version}/bin`
}

const day = 86_400

/** Nothing of the real one's surroundings holds here: no standby is waited for, and nobody reaches it but by the folder. */
const surroundings = (folder: string): string =>
  Object.entries({
    listen_addresses: '',
    unix_socket_directories: folder,
    port: '5432',
    hba_file: join(folder, 'pg_hba.conf'),
    hot_standby: 'off',
    archive_mode: 'off',
    synchronous_standby_names: '',
    primary_conninfo: '',
    cluster_name: 'restored',
    logging_collector: 'off',
  })
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ')

type Control = (...words: string[]) => Promise<string>

/** Started, and open: where it gave up meanwhile its own words say why. */
const start = async (control: Control, folder: string): Promise<Door> => {
  const door = { host: folder, user: 'postgres', database: 'arriero', port: 5432 }
  const log = join(folder, 'log')
  try {
    await control('-w', '-t', String(day), '-l', log, '-o', surroundings(folder), 'start')
    await untilOpen(door)
    return door
  } catch (error) {
    const words = await lastWords(log)
    throw words === undefined ? error : new Error(words, { cause: error })
  }
}

/** @throws NotEmptyError where the folder holds something */
export const refuseFilled = async (folder: string): Promise<void> => {
  if ((await filesIn(folder)).length > 0) throw new NotEmptyError(folder)
}

/** Only its owner may enter; what is left over of the last one is not touched. */
const makeFolders = async (folder: string, owner: Owner): Promise<string> => {
  await refuseFilled(folder)
  const database = databaseIn(folder)
  await mkdir(database, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, 'pg_hba.conf'), 'local all all trust\n')
  const owned = [folder, database, join(folder, 'pg_hba.conf')]
  if (owner) for (const path of owned) await chown(path, owner.uid, owner.gid)
  return database
}

/** Runs `work` on it; afterwards nothing of it is left. @throws NotEmptyError where the folder holds something */
export const withRestored = async <T>(
  options: RestoreOptions,
  work: (connection: Door) => Promise<T>,
): Promise<T> => {
  const { folder } = options
  const owner = ownerOf(options.user)
  const database = await makeFolders(folder, owner)
  const run = runAs(owner, folder)
  try {
    await run('pgbackrest', restoreParameters(options))
    const program = join(await programsFor(database), 'pg_ctl')
    const control: Control = (...words) => run(program, ['-D', database, ...words])
    try {
      return await work(await start(control, folder))
    } finally {
      // One that gave up by itself is not there any more.
      await control('-w', '-m', 'fast', 'stop').catch(() => undefined)
    }
  } finally {
    for (const name of await filesIn(folder)) await rm(join(folder, name), { recursive: true, force: true })
  }
}
