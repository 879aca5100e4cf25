// PostgreSQL's folder on disk: made once, whole or not at all.
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { serverUser, type Access } from './embedded-access.ts'
import type { Binaries } from './embedded-binaries.ts'
import { EmbeddedError, explainFileError, explainOutput } from './embedded-error.ts'
import type { Folders } from './embedded-folders.ts'
import { giveTo, isAlive, spawnAs, type RunAs } from './embedded-process.ts'

const majorVersion = '15'
const unfinished = 'db-making-'

export interface ClusterParts {
  folders: Folders
  binaries: Binaries
  runAs: RunAs
  access: Access
}

/** Runs a program to its end and answers what it wrote; `ok` only where it left with 0. */
const run = (runAs: RunAs, command: string[]): Promise<{ ok: boolean; output: string }> =>
  new Promise((resolve) => {
    let output = ''
    const child = spawnAs(runAs, command, { stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => resolve({ ok: false, output: `${output}${error.message}` }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })

/** Removes what killed set-ups left; the name carries the number of the process that is, or was, at work. */
const clearUnfinished = async (dataFolder: string): Promise<void> => {
  for (const name of await readdir(dataFolder)) {
    if (!name.startsWith(unfinished)) continue
    const maker = Number(name.slice(unfinished.length).split('-')[0])
    const inUse = maker > 0 && maker !== process.pid && isAlive(maker)
    // An initdb that outlived its maker may still be writing into it.
    const patience = { maxRetries: 10, retryDelay: 100 }
    if (!inUse) await rm(join(dataFolder, name), { recursive: true, force: true, ...patience })
  }
}

const makeCluster = async ({ folders, binaries, runAs, access }: ClusterParts): Promise<void> => {
  const making = await mkdtemp(join(folders.data, `${unfinished}${process.pid}-`))
  await giveTo(runAs, making)
  const options = [
    '-D',
    making,
    '-U',
    serverUser,
    '-E',
    'UTF8',
    '--no-locale',
    '--data-checksums',
    '--no-instructions',
  ]
  const made = await access.withInitParameters((parameters) =>
    run(runAs, [binaries.initdb, ...options, ...parameters]),
  )
  if (!made.ok) {
    await rm(making, { recursive: true, force: true })
    if (runAs.id !== undefined) await chown(folders.data, 0, 0)
    const error = explainOutput(made.output, folders.data, folders.logFile)
    // As somebody else we may not even reach the programs: then the sentence for root is the true one.
    throw runAs.id !== undefined && error.reason !== 'space'
      ? new EmbeddedError('root', folders.data, error)
      : error
  }
  await rename(making, folders.database).catch(async (error: NodeJS.ErrnoException) => {
    await rm(making, { recursive: true, force: true })
    // Another start was quicker; its folder is as good as ours.
    if (!existsSync(join(folders.database, 'PG_VERSION'))) throw error
  })
}

/** Makes the database folder if there is none, and refuses one of another PostgreSQL. */
export const prepareCluster = async (parts: ClusterParts): Promise<void> => {
  const { folders, runAs } = parts
  try {
    await giveTo(runAs, folders.data)
    await clearUnfinished(folders.data)
    const version = await readFile(join(folders.database, 'PG_VERSION'), 'utf8').catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      },
    )
    if (version === undefined) return await makeCluster(parts)
    if (version.trim() !== majorVersion) throw new EmbeddedError('version', folders.data)
    await giveTo(runAs, folders.database, true)
  } catch (error) {
    throw explainFileError(error, folders.data)
  }
}
