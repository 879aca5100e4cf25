/** What the drill loses: services by the thousand and files that belong to some of them; and people who go on making more. */
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import pg from 'pg'
import { compose, type House } from '../../apps/api/src/compose.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { localStorage } from '../../apps/api/src/providers/storage/local.ts'
import { gatekeeper, readers } from '../load/actors.ts'
import { creations } from '../load/acts.ts'
import { callFrom } from '../pressure/mix.ts'
import { startServer } from '../servers/process.ts'
import { fillWorld, type WorldSize } from '../world/fill.ts'
import type { BackedUp } from './backed-up.ts'

export type ContentSize = { world: WorldSize; files: number; fileBytes: number }

const atOnce = 200

const inHouse = async <T>(
  { connection, dataFolder }: BackedUp,
  work: (house: House) => Promise<T>,
): Promise<T> => {
  const house = await compose({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    connection,
    directConnection: connection,
    dataFolder,
    publicUrl: 'http://localhost:3000',
    isDemo: false,
    hasWorkers: false,
  })
  try {
    return await work(house)
  } finally {
    await house.stop()
  }
}

/** Noise: nothing of it can be packed. */
const fillFiles = async (at: BackedUp, { files, fileBytes }: ContentSize): Promise<void> => {
  const storage = localStorage(join(at.dataFolder, 'files'))
  const sql = new pg.Client(at.connection)
  await sql.connect()
  try {
    for (let from = 0; from < files; from += atOnce) {
      const some = Array.from({ length: Math.min(atOnce, files - from) }, (_, more) => {
        const bytes = randomBytes(fileBytes)
        const id = createHash('md5')
          .update(`file ${from + more}`)
          .digest('hex')
          .slice(0, 24)
        return { id, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
      })
      for (const { id, bytes } of some) await storage.write(id, bytes)
      await sql.query(
        `insert into files (id, owner_id, kind, media_type, sha256, size_bytes, state, created_at)
         select f.id, 'drill', 'image', 'image/jpeg', f.sha256, $3, 'attached', now() from unnest($1::text[], $2::text[]) as f (id, sha256)`,
        [some.map(({ id }) => id), some.map(({ sha256 }) => sha256), fileBytes],
      )
    }
  } finally {
    await sql.end()
  }
}

export const fillContent = async (at: BackedUp, size: ContentSize): Promise<void> => {
  await inHouse(at, async (house) => (await fillWorld(house, at.connection, size.world)).end())
  await fillFiles(at, size)
}

/** A service that the product acknowledged, and when. */
export type Acknowledged = { id: string; atMs: number }

const everyMs = 100

export type Asking = readonly ReturnType<typeof callFrom>[]

/** What clients ask for: a service each. Their sessions are opened once. */
export const askingIn = (at: BackedUp): Promise<Asking> =>
  inHouse(at, async (house) => {
    const sql = new pg.Client(at.connection)
    await sql.connect()
    try {
      return (await creations(gatekeeper(house), await readers(sql))).map(callFrom)
    } finally {
      await sql.end()
    }
  })

/** One after the other, of the product with the settings of an installation. */
export const peopleAsk = async (
  { connection, dataFolder }: BackedUp,
  calls: Asking,
  seconds: number,
): Promise<Acknowledged[]> => {
  const { url, stop } = await startServer('guarded-server.ts', { connection, folder: dataFolder })
  try {
    return await askInTurn(url, calls, seconds)
  } finally {
    await stop()
  }
}

const askInTurn = async (url: string, calls: Asking, seconds: number): Promise<Acknowledged[]> => {
  const acknowledged: Acknowledged[] = []
  const endsAt = performance.now() + seconds * 1_000
  for (let turn = 0; performance.now() < endsAt; turn++) {
    const { path, ...call } = calls[turn % calls.length] ?? { path: '/' }
    const answer = await fetch(url + path, call)
    const reply = (await answer.json()) as { _id?: string; code?: string }
    if (!answer.ok || reply._id === undefined) throw new Error(`${path}: ${answer.status} ${reply.code}`)
    acknowledged.push({ id: reply._id, atMs: Date.now() })
    await sleep(everyMs)
  }
  return acknowledged
}
