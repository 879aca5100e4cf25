/** The load beside which every address is measured. */
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Request } from 'autocannon'
import type pg from 'pg'
import type { House } from '../../apps/api/src/compose.ts'
import { gatekeeper, ordersOf, readers } from '../load/actors.ts'
import { creations } from '../load/acts.ts'
import { detailsOf, listsOf } from '../load/reads.ts'
import { backgroundFile, startServer, type Place } from '../servers/process.ts'

/** Of ten calls as many are of each kind. */
const mix = { details: 6, lists: 3, creations: 1 }

/** In turn, so that every connection sends all kinds at any time. */
const mixed = (kinds: readonly { requests: readonly Request[]; of: number }[], length: number): Request[] =>
  Array.from({ length }, (_, turn) =>
    kinds.flatMap(({ requests, of }) =>
      Array.from({ length: of }, (__, place) => requests[(turn * of + place) % requests.length] ?? {}),
    ),
  ).flat()

/** Details, lists and new services of two hundred clients. */
export const backgroundOf = async (house: House, sql: pg.Client): Promise<Request[]> => {
  const enter = gatekeeper(house)
  const clients = await readers(sql)
  const details = await detailsOf(enter, await ordersOf(sql, clients))
  const kinds = [
    { requests: details, of: mix.details },
    { requests: await listsOf(enter, clients), of: mix.lists },
    { requests: await creations(enter, clients), of: mix.creations },
  ]
  return mixed(kinds, clients.length)
}

export type Heard = { perSecond: number; failed: number }
export type Load = { url: string; requests: Request[] }

/** Where the process that sends it finds it. */
export const writeLoad = ({ folder }: Place, load: Load): Promise<void> =>
  writeFile(join(folder, backgroundFile), JSON.stringify(load))

/** Lasts as long as `work` takes; answers what it managed meanwhile. */
export const beside = async <T>(
  place: Place,
  work: () => Promise<T>,
): Promise<{ value: T; heard: Heard }> => {
  const others = await startServer('background.ts', place)
  try {
    const value = await work()
    const told = once(others.child, 'message') as Promise<[Heard]>
    others.child.send('enough')
    const [heard] = await told
    return { value, heard }
  } finally {
    await others.stop()
  }
}
