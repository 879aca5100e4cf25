/** Brings the ground along a trip into the phone, while there is a signal. */
import type { Line } from '@arriero/domain/places/geography'
import { fetchTile, tileKey } from '../ground/ground-files.ts'
import { corridorTiles, type CorridorTile } from './corridor-tiles.ts'
import { keptTile, keptTrips, forgetTrip, putTile, putTrip, type KeptTrip } from './tile-db.ts'

/** What one trip may take of a phone. */
const mostBytes = 6_000_000
const atOnce = 4

/** One that is there already, for another trip or from a start that was cut off, is not fetched again. */
const bring = async ({ archive, tile }: CorridorTile, signal: AbortSignal) => {
  const key = tileKey(archive, tile)
  const known = await keptTile(key)
  const data = known ?? (await fetchTile(archive, tile, signal))
  return data && { key, data, isKnown: known !== undefined }
}

type Brought = NonNullable<Awaited<ReturnType<typeof bring>>>

/** False: with this one the trip would take more than it may. */
const keepOne = async (trip: KeptTrip, { key, data, isKnown }: Brought, most: number): Promise<boolean> => {
  if (trip.bytes + data.byteLength > most) return false
  if (!isKnown) await putTile(key, data)
  trip.keys.push(key)
  trip.bytes += data.byteLength
  return true
}

type Keeping = { signal: AbortSignal; onProgress: (share: number) => void; most?: number }

/** Written down with each step: what was brought before the signal went is found again, and can be taken away. */
export const keepTrip = async (
  orderId: string,
  line: Line,
  { signal, onProgress, most = mostBytes }: Keeping,
): Promise<KeptTrip> => {
  const wanted = corridorTiles(line)
  const trip: KeptTrip = { orderId, keys: [], bytes: 0, isWhole: false }
  for (let first = 0; first < wanted.length && !trip.isFull; first += atOnce) {
    signal.throwIfAborted()
    const brought = await Promise.all(wanted.slice(first, first + atOnce).map((one) => bring(one, signal)))
    for (const one of brought) if (one && !trip.isFull) trip.isFull = !(await keepOne(trip, one, most))
    await putTrip(trip)
    onProgress(Math.min(1, (first + atOnce) / wanted.length))
  }
  trip.isWhole = !trip.isFull
  await putTrip(trip)
  return trip
}

/** Of trips that are over nothing stays. */
export const forgetOtherTrips = async (openIds: readonly string[]): Promise<void> => {
  for (const { orderId } of await keptTrips()) if (!openIds.includes(orderId)) await forgetTrip(orderId)
}
