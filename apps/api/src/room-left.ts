/** Whether there is room to write, asked before it is used up: a PostgreSQL that cannot write its log goes down with all. Security (d). */
import { randomUUID } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Log } from '#context.ts'
import type { Database } from '#database/connect.ts'

/** Kept for what must still be written when people may no longer: four pieces of PostgreSQL's log. */
export const reserveBytes = 64 * 1024 ** 2
const lookEveryMs = 1_000
const probeBytes = 1024 ** 2

export type RoomLeft = {
  /** False: an act would only fail half way. */
  forActs(): Promise<boolean>
  /** Also false once something could not be written, until it can. */
  forAll(): Promise<boolean>
  /** Tells that a write failed, and as what: for lack of space, or since the disk takes nothing. */
  ranOut(cause?: string): void
}

type Looked = {
  /** On the disk that the database shares with us; infinitely many where it has its own. */
  freeBytes(): Promise<number>
  /** Writes a little to try it, and fails where there is no room. */
  tryWriting(): Promise<void>
  log: Log
  now?: () => number
}

export const roomLeft = ({ freeBytes, tryWriting, log, now = Date.now }: Looked): RoomLeft => {
  let hasRunOut = false
  let looked = { atMs: Number.NEGATIVE_INFINITY, isEnough: Promise.resolve(true) }
  let wasLeft = true
  const tell = (isLeft: boolean, cause?: string): boolean => {
    if (isLeft !== wasLeft)
      log[isLeft ? 'warn' : 'error']({
        event: isLeft ? 'disk.room_again' : 'disk.full',
        ...(cause ? { cause } : {}),
      })
    wasLeft = isLeft
    return isLeft
  }
  const forActs = (): Promise<boolean> => {
    if (now() - looked.atMs >= lookEveryMs)
      looked = { atMs: now(), isEnough: freeBytes().then((free) => free >= reserveBytes) }
    return looked.isEnough
  }
  const canWrite = () =>
    tryWriting().then(
      () => {
        hasRunOut = false
        return true
      },
      () => false,
    )
  return {
    forActs,
    forAll: async () => tell((await forActs()) && (!hasRunOut || (await canWrite()))),
    ranOut: (cause) => {
      hasRunOut = true
      tell(false, cause)
    },
  }
}

/** What is free for us there; as much as one likes where nobody says. */
export const freeBytesIn = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  )

const tryFile = async (folder: string): Promise<void> => {
  const path = join(folder, `.room-${randomUUID()}`)
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(Buffer.alloc(probeBytes))
    await file.sync()
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
}

/** A megabyte in the folder and one in the database, neither of which stays. */
export const tryBoth = async (folder: string, database: Database): Promise<void> => {
  await tryFile(folder)
  await database.transaction(async (tx) => {
    await sql`create temp table room_probe on commit drop as
      select repeat('x', 1024) as x from generate_series(1, ${probeBytes / 1024})`.execute(tx)
  })
}
