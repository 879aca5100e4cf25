/** Where files are kept: a folder, or a store of its own, and the way from the one to the other. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { localStorage } from './local.ts'
import type { FileStorage, Known } from './port.ts'
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
  // One that was in neither may have been moved between the two looks.
  open: async (name, known) =>
    (await store.open(name, known)) ?? (await folder.open(name, known)) ?? (await store.open(name, known)),
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

/** All of a file in memory: for what must have it so, a picture to be decoded for one. */
export const readWhole = async (
  storage: FileStorage,
  name: string,
  known?: Omit<Known, 'part'>,
): Promise<Buffer | undefined> => {
  const opened = await storage.open(name, known)
  return opened && buffer(opened.bytes)
}

/** Whether a file is there; throws where it is not what is known of it. None of it is kept in memory. */
export const isStillWhole = async (storage: FileStorage, name: string, known?: Known): Promise<boolean> => {
  const opened = await storage.open(name, known)
  if (!opened) return false
  await finished(opened.bytes.resume())
  return true
}

export type Moved = { moved: number; bytes: number }

/** Answers the digest of what went there. */
const written = async (store: FileStorage, name: string, bytes: Readable): Promise<string> => {
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const piece of bytes as AsyncIterable<Buffer>) {
      hash.update(piece)
      yield piece
    }
  }
  try {
    await store.writeStream(name, hashed())
  } finally {
    bytes.destroy()
  }
  return hash.digest('hex')
}

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
      const opened = await folder.open(name)
      // Half written, or gone meanwhile.
      if (!opened) continue
      const sha256 = await written(store, name, opened.bytes)
      const known = { size: opened.length, sha256 }
      if (!(await isStillWhole(store, name, known))) throw new Error(`${name} did not come back`)
      await folder.remove(name)
      so.moved += 1
      so.bytes += opened.length
    }
    tell({ ...so })
  }
  return so
}
