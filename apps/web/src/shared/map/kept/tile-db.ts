/** Tiles in the phone, and for which trip each is there. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { TileKey } from '../ground/ground-files.ts'

export type KeptTrip = {
  orderId: string
  keys: TileKey[]
  bytes: number
  isWhole: boolean
  /** There is more of it than one trip may take of a phone. */
  isFull?: boolean
}

interface Schema extends DBSchema {
  tiles: { key: TileKey; value: ArrayBuffer }
  trips: { key: string; value: KeptTrip }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

const tileDb = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('arriero-map', 1, {
    upgrade: (db) => {
      db.createObjectStore('tiles')
      db.createObjectStore('trips', { keyPath: 'orderId' })
    },
    terminated: () => (opened = undefined),
  })
  opened.catch(() => (opened = undefined))
  return opened
}

export const keptTile = async (key: TileKey): Promise<ArrayBuffer | undefined> =>
  (await tileDb()).get('tiles', key)

export const putTile = async (key: TileKey, data: ArrayBuffer): Promise<void> => {
  await (await tileDb()).put('tiles', data, key)
}

export const keptTrip = async (orderId: string): Promise<KeptTrip | undefined> =>
  (await tileDb()).get('trips', orderId)

export const keptTrips = async (): Promise<KeptTrip[]> => (await tileDb()).getAll('trips')

export const putTrip = async (trip: KeptTrip): Promise<void> => {
  await (await tileDb()).put('trips', trip)
}

/** Takes a trip's tiles away, but those another kept trip needs too. */
export const forgetTrip = async (orderId: string): Promise<void> => {
  const db = await tileDb()
  const work = db.transaction(['tiles', 'trips'], 'readwrite')
  const trips = await work.objectStore('trips').getAll()
  const needed = new Set(trips.filter((trip) => trip.orderId !== orderId).flatMap(({ keys }) => keys))
  const own = trips.find((trip) => trip.orderId === orderId)?.keys ?? []
  await Promise.all([
    ...own.filter((key) => !needed.has(key)).map((key) => work.objectStore('tiles').delete(key)),
    work.objectStore('trips').delete(orderId),
    work.done,
  ])
}
