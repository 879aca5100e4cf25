/** Where files are kept: a folder, or a store of its own, and the way from the one to the other. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { localStorage } from './local.ts'
import type { FileStorage } from './port.ts'
import { s3Storage, type S3Options } from './s3.ts'

/** Looked at once, when a node starts; the folder comes with its first file. */
const isEmpty = (folder: string): boolean =>
  !existsSync(folder) ||
  readdirSync(folder, { withFileTypes: true }).every(
    (one) => !one.isDirectory() || readdirSync(join(folder, one.name)).length === 0,
  )

/** Until all is moved a file may still lie in the folder; what is new goes to the store, and the nodes read for it. */
const movingTo = (store: FileStorage, folder: FileStorage): FileStorage => ({
  write: store.write,
  writeStream: store.writeStream,
  read: async (name) => (await store.read(name)) ?? (await folder.read(name)),
  remove: async (name) => {
    await store.remove(name)
    await folder.remove(name)
  },
  namesBefore: async function* (before) {
    yield* store.namesBefore(before)
    yield* folder.namesBefore(before)
  },
})

export type StoreSettings = S3Options & {
  /** Browsers are sent to the store itself. */
  isReadDirectly: boolean
}

/** @param settings undefined where the folder is all there is */
export const openStorage = (settings: StoreSettings | undefined, folder: string): FileStorage => {
  if (!settings) return localStorage(folder)
  const store = s3Storage(settings)
  if (!isEmpty(folder)) return movingTo(store, localStorage(folder))
  if (settings.isReadDirectly) return store
  const { urlOf: _, ...readByNodes } = store
  return readByNodes
}

export type Moved = { moved: number; bytes: number }

/**
 * Every file of the folder into the store, each gone from the folder once the store gives back the same bytes; begun again it goes on where
 * it ended. While nodes run: they read from both.
 */
export const moveFiles = async (
  folder: FileStorage,
  store: FileStorage,
  tell: (so: Moved) => void,
): Promise<Moved> => {
  const so = { moved: 0, bytes: 0 }
  for await (const names of folder.namesBefore(new Date(8.64e15))) {
    for (const name of names) {
      const bytes = await folder.read(name)
      // Half written, or gone meanwhile.
      if (!bytes) continue
      await store.write(name, bytes)
      const back = await store.read(name)
      if (!back || Buffer.compare(back, bytes) !== 0) throw new Error(`${name} came back otherwise`)
      await folder.remove(name)
      so.moved += 1
      so.bytes += bytes.length
    }
    tell({ ...so })
  }
  return so
}
