/**
 * The ground along the driver's trips in this phone: brought by itself once a trip is his, whichever page he is on, one trip after the
 * other; taken away when he wants the room. One per page.
 */
import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { useEffect, useSyncExternalStore } from 'react'
import { keyOf, queryClient } from '#shared/api/queries.ts'
import { send, type Reading } from '#shared/api/send.ts'
import { lookInto } from '#shared/map/ground/ground-protocol.ts'
import { forgetOtherTrips, keepTrip } from '#shared/map/kept/keep-trip.ts'
import { forgetTrip, keptTile, keptTrip, putTrip, type KeptTrip } from '#shared/map/kept/tile-db.ts'
import { isLineWide } from '#shared/offline/service-worker.ts'

// A map on this page draws what the phone has before it asks for more.
lookInto(keptTile)

export type KeptGround =
  | { state: 'unknown' | 'none' }
  | { state: 'keeping'; share: number }
  | { state: 'kept'; bytes: number; isWhole: boolean; isFull: boolean }

/** The next ones come when these are over. */
const mostTrips = 4
const dayMs = 24 * 3_600_000
const unknown: KeptGround = { state: 'unknown' }

const grounds = new Map<string, KeptGround>()
const listeners = new Set<() => void>()
let waiting: string[] = []
let work: { orderId: string; end: AbortController; done: Promise<void> } | undefined

const show = (orderId: string, ground: KeptGround): void => {
  grounds.set(orderId, ground)
  for (const listener of listeners) listener()
}

const stateOf = (trip: KeptTrip | undefined): KeptGround =>
  trip && trip.bytes > 0
    ? { state: 'kept', bytes: trip.bytes, isWhole: trip.isWhole, isFull: trip.isFull === true }
    : { state: 'none' }

/** A browser that keeps nothing has nothing kept. */
const showKept = async (orderId: string): Promise<KeptTrip | undefined> => {
  const trip = await keptTrip(orderId).catch(() => undefined)
  show(orderId, stateOf(trip))
  return trip
}

const read = <E extends Reading>(endpoint: E, input: CallInput<E>, staleTime = dayMs) =>
  queryClient.fetchQuery({
    queryKey: keyOf(endpoint, input as object),
    queryFn: ({ signal }) => send(endpoint, input, { signal }),
    staleTime,
  })

/** What the trip's page reads stands in the phone too: its way with towns and tolls. */
const readTrip = async (orderId: string) => {
  const trip = { params: { _id: orderId } }
  const [{ line }] = await Promise.all([
    read(api.tracking.location, trip),
    read(api.tolls.ofOrder, trip),
    read(api.orders.detail, trip),
  ])
  return line
}

/** The map's own code, too: tiles alone draw nothing without a signal. */
const bringCode = async (): Promise<void> => {
  const [{ bringWorker }] = await Promise.all([
    import('#shared/map/create-map.ts'),
    import('#shared/map/MapCanvas.tsx'),
  ])
  await bringWorker()
}

/** An operator's own style has a ground of its own, which is not ours to keep. */
const hasOwnGround = async (): Promise<boolean> => !(await read(api.brand.open, {}, Infinity)).mapStyleUrl

const bring = async (orderId: string, { signal }: AbortController): Promise<void> => {
  const onProgress = (share: number) => !signal.aborted && show(orderId, { state: 'keeping', share })
  try {
    const line = await readTrip(orderId)
    if (line.length > 1 && (await hasOwnGround())) {
      onProgress(0)
      await bringCode()
      await keepTrip(orderId, line, { signal, onProgress })
    }
  } catch {
    // The signal went, or the phone is full: what has come stays, the rest may be asked for again.
  }
  await showKept(orderId)
}

const begin = (orderId: string): Promise<void> => {
  const end = new AbortController()
  const done = bring(orderId, end).finally(() => {
    if (work?.end === end) work = undefined
  })
  work = { orderId, end, done }
  return done
}

/** By itself unless the driver took it away; what was cut off goes on. */
const isWanted = (trip: KeptTrip | undefined): boolean =>
  trip === undefined || (trip.keys.length > 0 && !trip.isWhole && trip.isFull !== true)

let isGoing = false
const goOn = async (): Promise<void> => {
  if (isGoing) return
  isGoing = true
  for (let orderId = waiting.shift(); orderId !== undefined; orderId = waiting.shift()) {
    await work?.done
    const trip = await showKept(orderId)
    if (isWanted(trip) && isLineWide()) await begin(orderId)
    else await readTrip(orderId).catch(() => undefined)
  }
  isGoing = false
}

/** The open trips, the most urgent first. On a narrow line, or one paid by the megabyte, their way is read and no ground fetched. */
export const keepGrounds = async (orderIds: readonly string[]): Promise<void> => {
  await forgetOtherTrips(orderIds).catch(() => undefined)
  waiting = orderIds.slice(0, mostTrips)
  await goOn()
}

/** He looks at this trip: it comes first. */
export const wantGround = (orderId: string): Promise<void> => {
  waiting = [orderId, ...waiting.filter((other) => other !== orderId)]
  return goOn()
}

/** As the driver says, on any line. */
export const keepGround = async (orderId: string): Promise<void> => {
  if (work?.orderId === orderId) return
  work?.end.abort()
  await work?.done
  await begin(orderId)
}

export const removeGround = async (orderId: string): Promise<void> => {
  if (work?.orderId === orderId) {
    work.end.abort()
    await work.done
  }
  await forgetTrip(orderId)
  await putTrip({ orderId, keys: [], bytes: 0, isWhole: false })
  show(orderId, { state: 'none' })
}

/** He left: what has come stays. */
export const stopGrounds = (): void => {
  waiting = []
  work?.end.abort()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useGround = (orderId: string): KeptGround => {
  useEffect(() => {
    if (!grounds.has(orderId)) void showKept(orderId)
  }, [orderId])
  return useSyncExternalStore(subscribe, () => grounds.get(orderId) ?? unknown)
}
