import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { checked } from './checked.ts'
import type { FileStorage } from './port.ts'

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
const isMissing = (error: unknown) => hasCode(error, 'ENOENT')
const noneIfMissing = (error: unknown): never[] => {
  if (isMissing(error)) return []
  throw error
}
const undefinedIfMissing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error
}

/** By itself first: on a disk that takes nothing the recursive one says that the folder above is missing. */
const ensureFolder = async (path: string): Promise<void> => {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (isMissing(error)) await mkdir(path, { recursive: true, mode: 0o700 })
    else if (!hasCode(error, 'EEXIST')) throw error
  }
}

/** Halves of files that the disk would not let go of; the next whole file says that it would now. */
const openHalves = () => {
  const left = new Set<string>()
  const drop = async (path: string): Promise<void> => {
    left.add(path)
    await rm(path, { force: true }).then(
      () => left.delete(path),
      () => undefined,
    )
  }
  return {
    /** Written anew. */
    begun: (path: string) => void left.delete(path),
    drop,
    dropAll: async (): Promise<void> => {
      for (const path of left) await drop(path)
    },
  }
}

/** A folder of this machine, in 256 subfolders by the last two characters of the name. */
export const localStorage = (folder: string): FileStorage => {
  const pathOf = (name: string) => join(folder, name.slice(-2), name)
  const partialOf = (name: string) => `${pathOf(name)}.part`
  const halves = openHalves()
  /** Only what was written to its end gets its name. */
  const keep = async (name: string, fill: (file: FileHandle) => Promise<void>): Promise<void> => {
    const path = pathOf(name)
    await ensureFolder(join(path, '..'))
    const partial = partialOf(name)
    const file = await open(partial, 'w', 0o600)
    halves.begun(partial)
    try {
      await fill(file)
      await file.sync()
      await file.close()
      await rename(partial, path)
    } catch (error) {
      // Half a file takes room that there may be none of.
      await file.close().catch(() => undefined)
      await halves.drop(partial)
      throw error
    }
    await halves.dropAll()
  }
  return {
    write: (name, bytes) => keep(name, (file) => file.writeFile(bytes)),
    writeStream: (name, parts) =>
      keep(name, async (file) => {
        for await (const part of parts) await file.writeFile(part)
      }),
    open: async (name, known = {}) => {
      const file = await open(pathOf(name)).catch(undefinedIfMissing)
      if (!file) return undefined
      try {
        const { size } = await file.stat()
        const { part } = known
        const source = file.createReadStream(part && { start: part.first, end: part.last })
        return await checked(source, { name, size }, known)
      } catch (error) {
        await file.close().catch(() => undefined)
        throw error
      }
    },
    remove: async (name) => {
      await rm(pathOf(name), { force: true })
      await rm(partialOf(name), { force: true })
    },
    namesBefore: async function* (before) {
      // The folder comes with the first file.
      for (const entry of await readdir(folder, { withFileTypes: true }).catch(noneIfMissing)) {
        if (!entry.isDirectory()) continue
        const files = await readdir(join(folder, entry.name)).catch(noneIfMissing)
        const names: string[] = []
        for (const file of files) {
          // One that is being written has another name a moment later.
          const found = await stat(join(folder, entry.name, file)).catch(undefinedIfMissing)
          if (found && found.mtime < before) names.push(file.replace(/\.part$/, ''))
        }
        yield names
      }
    },
  }
}
