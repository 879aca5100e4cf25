import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, lstat, mkdir, readFile, realpath, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { EmbeddedError, explainFileError } from './embedded-error.ts'
import { giveTo, type RunAs } from './embedded-process.ts'

export interface Folders {
  /** What the person named, as a real path. */
  data: string
  /** PostgreSQL's own folder. */
  database: string
  /** Where its socket lies: short, since a socket's path may hold about 100 characters. */
  socket: string
  logFile: string
}

const longestTemporaryFolder = 60

const temporaryFolder = (): string => {
  const folder = tmpdir()
  const fallback = `${process.platform === 'win32' ? 'C:' : ''}/tmp`
  return folder.length > longestTemporaryFolder && existsSync(fallback) ? fallback : folder
}

/** A file stands where a folder should, or nothing can be made there. */
const isNoFolder = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^(ENOTDIR|EEXIST|ENOENT|ELOOP|ENAMETOOLONG)$/.test(String(error.code))

/** Makes the data folder and derives the others from its real path, so one folder has one server however it is named. */
export const prepareFolders = async (dataFolder: string): Promise<Folders> => {
  try {
    await mkdir(dirname(resolve(dataFolder)), { recursive: true })
    await mkdir(dataFolder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    const data = await realpath(dataFolder)
    if (!(await stat(data)).isDirectory()) throw new EmbeddedError('folder', dataFolder)
    const hash = createHash('sha256')
      .update(`${process.getuid?.() ?? ''}:${data}`)
      .digest('hex')
      .slice(0, 16)
    return {
      data,
      database: join(data, 'db'),
      socket: join(await realpath(temporaryFolder()), `arriero-${hash}`),
      logFile: join(data, 'postgresql.log'),
    }
  } catch (error) {
    throw isNoFolder(error)
      ? new EmbeddedError('folder', dataFolder, error)
      : explainFileError(error, dataFolder)
  }
}

/** Makes the socket's folder, closed to everyone else: whoever reaches the socket is trusted. */
export const prepareSocketFolder = async (folder: string, runAs: RunAs): Promise<void> => {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw explainFileError(error, folder)
  })
  const found = await lstat(folder)
  const owners = [process.getuid?.(), runAs.id]
  if (!found.isDirectory() || (process.getuid !== undefined && !owners.includes(found.uid)))
    throw new EmbeddedError('socket', folder)
  await chmod(folder, 0o700)
  await giveTo(runAs, folder)
}

export interface PidFile {
  pid: number
  port: number
  /** Where that server's socket lies: another start may have had another temporary folder. Empty on Windows. */
  socket: string
}

/** What a server noted in `postmaster.pid`; undefined where there is none or it is still being written. */
export const readPidFile = async (databaseFolder: string): Promise<PidFile | undefined> => {
  const text = await readFile(join(databaseFolder, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, socket = ''] = text.split('\n')
  const found = { pid: Number(pid), port: Number(port), socket: socket.trim() }
  return found.pid > 1 && found.port > 0 ? found : undefined
}
