/** A PostgreSQL of Debian that is archived as `deploy/` says, its data folder, and the copies of both: what a drill loses and brings back. */
import { execFile } from 'node:child_process'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inRoot } from '../../tools/launch/paths.mjs'
import { filled } from '../../tools/cluster/fill.ts'
import { postgresPrograms, programPath } from '../../tools/cluster/packages.ts'
import { ownerNamed, type Owner } from '../../tools/cluster/place.ts'
import { killPostgres } from '../kill/victims.ts'
import type { Connection } from '../servers/process.ts'

const port = 5432
const name = 'pg1'

export type BackedUp = {
  folder: string
  connection: Connection
  /** Of the product: its files lie in `files`. */
  dataFolder: string
  /** pgBackRest's own. */
  config: string
  /** Where it keeps what was archived. */
  archive: string
  user: string
  /** What a program that restores needs to find PostgreSQL's. */
  path: string
}

const isRoot = process.getuid?.() === 0
/** PostgreSQL refuses root. */
const owner = (): Owner | undefined => (isRoot ? ownerNamed('postgres') : undefined)

const run = async (cwd: string, program: string, parameters: readonly string[]): Promise<string> => {
  const as = owner()
  const { stdout } = await promisify(execFile)(program, [...parameters], {
    cwd,
    maxBuffer: 1 << 26,
    env: { ...process.env, HOME: cwd },
    ...(as && { uid: as.uid, gid: as.gid }),
  })
  return stdout
}

const programs = (): string => postgresPrograms() ?? ''
const databaseIn = (folder: string) => join(folder, 'postgres', name)
const backrestIn = (folder: string, ...parameters: string[]) =>
  run(folder, programPath('pgbackrest') ?? 'pgbackrest', [
    `--config=${join(folder, 'pgbackrest.conf')}`,
    '--stanza=arriero',
    '--log-level-console=warn',
    ...parameters,
  ])

/** As `deploy/patroni` has it; the rest is what a million rows are written with in minutes. */
const settings = (folder: string, isArchived: boolean): string =>
  Object.entries({
    listen_addresses: '',
    unix_socket_directories: join(folder, 'run'),
    port: String(port),
    max_connections: '200',
    shared_buffers: '1GB',
    max_wal_size: '8GB',
    ...(isArchived
      ? {
          archive_mode: 'on',
          archive_timeout: '60',
          archive_command: `pgbackrest --config=${join(folder, 'pgbackrest.conf')} --stanza=arriero archive-push %p`,
        }
      : {}),
  })
    .map(([key, value]) => `-c ${key}='${value}'`)
    .join(' ')

const start = async (folder: string, isArchived: boolean): Promise<void> => {
  const log = join(folder, 'log', 'postgres')
  const where = ['-D', databaseIn(folder), '-w', '-l', log]
  await run(folder, join(programs(), 'pg_ctl'), [...where, '-o', settings(folder, isArchived), 'start'])
}
const stop = (folder: string) =>
  run(folder, join(programs(), 'pg_ctl'), ['-D', databaseIn(folder), '-w', '-m', 'fast', 'stop'])

const makeFolders = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'arriero-restore-'))
  await chmod(folder, 0o755)
  const as = owner()
  if (as) await chown(folder, as.uid, as.gid)
  for (const part of ['run', 'log', 'spool', 'backups', 'postgres']) {
    await mkdir(join(folder, part), { mode: 0o700 })
    if (as) await chown(join(folder, part), as.uid, as.gid)
  }
  const deployed = await readFile(inRoot('deploy', 'pgbackrest', 'pgbackrest.conf'), 'utf8')
  const values = {
    DATA_FOLDER: databaseIn(folder),
    RUN_FOLDER: join(folder, 'run'),
    LOG_FOLDER: join(folder, 'log'),
    SPOOL_FOLDER: join(folder, 'spool'),
    BACKUP_FOLDER: join(folder, 'backups'),
    POSTGRES_PORT: port,
  }
  await writeFile(join(folder, 'pgbackrest.conf'), filled(deployed, values), { mode: 0o644 })
  return folder
}

/** Filled first and archived afterwards, as a database that moves in. Gone after `work`. */
export const withBackedUp = async <T>(
  fill: (at: BackedUp) => Promise<void>,
  work: (at: BackedUp) => Promise<T>,
): Promise<T> => {
  const folder = await makeFolders()
  const at: BackedUp = {
    folder,
    connection: { host: join(folder, 'run'), user: 'postgres', database: 'arriero', port },
    dataFolder: join(folder, 'data'),
    config: join(folder, 'pgbackrest.conf'),
    archive: join(folder, 'backups', 'archive', 'arriero'),
    user: owner()?.name ?? '',
    path: `${programs()}:${process.env['PATH'] ?? ''}`,
  }
  const made = ['-D', databaseIn(folder), '-U', 'postgres', '--encoding=UTF8', '--locale=C.UTF-8']
  try {
    await run(folder, join(programs(), 'initdb'), [...made, '--auth=trust', '--data-checksums'])
    await start(folder, false)
    const socket = ['-h', at.connection.host, '-p', String(port), '-U', 'postgres']
    await run(folder, join(programs(), 'createdb'), [...socket, 'arriero'])
    await fill(at)
    await stop(folder)
    await start(folder, true)
    await backrestIn(folder, 'stanza-create')
    return await work(at)
  } finally {
    await stop(folder).catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Of the database while it is used, and then of the files: what a row names is in their copy. */
export const backUp = async ({ folder, dataFolder }: BackedUp): Promise<void> => {
  await backrestIn(folder, '--type=full', 'backup')
  await cp(join(dataFolder, 'files'), join(folder, 'files-copy'), { recursive: true })
}

/** What was made since lies in the copy too. */
export const copyFiles = ({ folder }: BackedUp, to: string): Promise<void> =>
  cp(join(folder, 'files-copy'), join(to, 'files'), { recursive: true })

/** The machine is gone, with what it had not handed over. */
export const loseMachine = async ({ folder, connection, dataFolder }: BackedUp): Promise<void> => {
  await killPostgres(connection)
  await rm(join(folder, 'postgres'), { recursive: true, force: true })
  await rm(dataFolder, { recursive: true, force: true })
}
