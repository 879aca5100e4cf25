/** A small disk of its own that can be filled, made read-only, slow and frozen: ext4 in a file, mounted over a loop. Linux, as root. */
import { execFile } from 'node:child_process'
import { mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { programPath } from '../../tools/cluster/packages.ts'

const run = promisify(execFile)
const mebibyte = 1024 ** 2
const programs = ['mkfs.ext4', 'mount', 'umount', 'fsfreeze']
const triesMost = 200
const againMs = 25

/** Why there can be no such disk here, in a sentence; undefined where there can. */
export const whyNoVolume = async (): Promise<string | undefined> => {
  if (process.platform !== 'linux') return 'disks that are filled and frozen need Linux'
  if (process.getuid?.() !== 0) return 'mounting a disk needs root: run it as root'
  const missing = programs.filter((program) => programPath(program) === undefined)
  if (missing.length > 0)
    return `missing on this machine: ${missing.join(', ')} (packages e2fsprogs and util-linux)`
  const tried = await openVolume(16).catch((error: Error) => error)
  if (tried instanceof Error) return `this machine lets nobody mount a file: ${tried.message.trim()}`
  await tried.close()
  return undefined
}

export type Volume = {
  folder: string
  /** Until nobody can write a byte more. */
  fill(): Promise<void>
  /** Gives the room back. */
  clear(): Promise<void>
  /** Waits until nobody writes just now: a mount with open writers stays as it is. */
  setReadOnly(isReadOnly: boolean): Promise<void>
  /** Whoever writes waits; readers read on. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  /** Whoever writes waits a quarter of a second, and again, until what this answers is called. */
  slow(): Promise<() => Promise<void>>
  close(): Promise<void>
}

const insist = async (program: string, parameters: readonly string[]): Promise<void> => {
  for (let turn = 1; ; turn++) {
    try {
      await run(programPath(program) ?? program, [...parameters])
      return
    } catch (error) {
      if (turn >= triesMost) throw error
      await sleep(againMs)
    }
  }
}

/** So long a slow one answers nobody. */
export const stillMs = 250
const answersMs = 50

/** Still and well by turns. */
const pulse = (folder: string): (() => Promise<void>) => {
  const over = new AbortController()
  const turns = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await insist('fsfreeze', ['-f', folder])
      await sleep(stillMs)
      await insist('fsfreeze', ['-u', folder])
      await sleep(answersMs)
    }
  }
  const running = turns()
  // Told where it is awaited.
  running.catch(() => undefined)
  return async () => {
    over.abort()
    await running
  }
}

/** Whole pieces first, then what is left of them. */
const fillWith = async (path: string, folder: string): Promise<void> => {
  const file = await open(path, 'a', 0o600)
  try {
    for (const size of [4 * mebibyte, 64 * 1024, 4096, 512])
      for (let isRoom = true; isRoom;)
        isRoom = await file.write(Buffer.alloc(size, 1)).then(
          ({ bytesWritten }) => bytesWritten > 0,
          () => false,
        )
    await file.sync().catch(() => undefined)
  } finally {
    await file.close()
  }
  const { bavail } = await statfs(folder)
  if (bavail > 16) throw new Error(`${bavail} blocks are left`)
}

/** @param size MiB */
export const openVolume = async (size: number): Promise<Volume> => {
  const place = await mkdtemp(join(tmpdir(), 'arriero-disk-'))
  const [image, folder] = [join(place, 'image'), join(place, 'at')]
  const filler = join(folder, 'filler')
  try {
    await run('truncate', ['-s', `${size}M`, image])
    // Nothing is kept for root, who runs this.
    await run(programPath('mkfs.ext4') ?? '', ['-q', '-m', '0', '-E', 'lazy_itable_init=0,nodiscard', image])
    await run('mkdir', [folder])
    await run(programPath('mount') ?? '', ['-o', 'loop', image, folder])
    await run('chmod', ['0711', place, folder])
  } catch (error) {
    await rm(place, { recursive: true, force: true })
    throw error
  }
  return {
    folder,
    fill: () => fillWith(filler, folder),
    clear: () => rm(filler, { force: true }),
    setReadOnly: (isReadOnly) => insist('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder]),
    freeze: () => insist('fsfreeze', ['-f', folder]),
    thaw: () => insist('fsfreeze', ['-u', folder]),
    slow: async () => pulse(folder),
    close: async () => {
      await insist('umount', [folder])
      await rm(place, { recursive: true, force: true })
    },
  }
}
