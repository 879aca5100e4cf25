/** One folder for all that a run of the stories writes: world and copies. It goes with the run, also where a story or the run itself was cut off. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'arriero-stories-'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })

/** What runs left that were killed: a folder's name carries the number of the run that made it. */
const clearLeftovers = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    const maker = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : 0
    if (maker > 0 && !isAlive(maker)) await removeFolder(join(tmpdir(), name))
  }
}

export const makeFolder = async (): Promise<string> => {
  await clearLeftovers()
  return mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
}
