// The PostgreSQL of the tests: one per test run, in a temporary folder, fast because nothing in it must last.
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Connection } from './embedded/embedded-access.ts'
import { readPidFile } from './embedded/embedded-folders.ts'
import { isAlive, isServer } from './embedded/embedded-process.ts'
import { stopServer } from './embedded/embedded-server.ts'
import { startEmbedded, type Embedded } from './embedded/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How a test reaches the shared server: connect to `postgres` there and `create database x template y`. */
    postgres: Connection
  }
}

const folderPrefix = 'arriero-test-'

const nothingLasts = {
  shared_buffers: '128MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
}

/** Stops and removes what killed test runs left; a folder's name carries the number of the run that made it. */
const clearLeftovers = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    const maker = name.startsWith(folderPrefix) ? Number(name.slice(folderPrefix.length).split('-')[0]) : 0
    if (!(maker > 0) || isAlive(maker)) continue
    const folder = join(tmpdir(), name)
    const database = join(folder, 'db')
    const server = await readPidFile(database)
    if (server !== undefined && (await isServer(server.pid, database))) await stopServer(server.pid, database)
    await rm(folder, { recursive: true, force: true })
  }
}

/** What cannot be removed now goes with the next run (`clearLeftovers`): it says nothing of the tests. */
const remove = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch((error: Error) =>
    process.emitWarning(`the tests left ${folder}: ${error.message}`),
  )

/** An empty server that is gone, with its folder, after `stop`. `settings` override PostgreSQL's. */
export const startThrowaway = async (
  settings: Record<string, string> = {},
): Promise<Pick<Embedded, 'connection' | 'stop'>> => {
  await clearLeftovers()
  const dataFolder = await mkdtemp(join(tmpdir(), `${folderPrefix}${process.pid}-`))
  const { connection, stop } = await startEmbedded({ dataFolder, settings: { ...nothingLasts, ...settings } })
  return {
    connection,
    stop: async () => {
      await stop()
      await remove(dataFolder)
    },
  }
}

/** Where this run and all that it starts make their temporary folders; gone after `close`, whatever became of the tests. */
const ownTemporaryFolder = async (): Promise<{ close(): Promise<void> }> => {
  const { TMPDIR } = process.env
  const folder = await mkdtemp(join(tmpdir(), `${folderPrefix}${process.pid}-`))
  // Servers inside it belong to another user where the tests are run by root.
  await chmod(folder, 0o711)
  process.env['TMPDIR'] = folder
  return {
    close: async () => {
      if (TMPDIR === undefined) delete process.env['TMPDIR']
      else process.env['TMPDIR'] = TMPDIR
      await remove(folder)
    },
  }
}

/** Vitest's global set-up: tests read the server with `inject('postgres')`. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { connection, stop } = await startThrowaway()
  const temporary = await ownTemporaryFolder()
  project.provide('postgres', connection)
  return async () => {
    await stop()
    await temporary.close()
  }
}
