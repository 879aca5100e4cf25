/** Where trucks are, many at a time: what moved within a moment is read in one question, and a screen that sees several gets one message. */
import { setImmediate } from 'node:timers/promises'
import { events, type EventPayload } from '@arriero/contract/orders/events'
import { locationAudience, type Parties } from './audience.ts'
import type { LiveSocket } from './listeners.ts'
import type { LiveServer } from './server.ts'

type Location = EventPayload<'location'>
export type Whereabouts = Location & { parties: Parties }

/** Of these services, those whose trucks are known. */
export type WhereaboutsOf = (orderIds: readonly string[]) => Promise<readonly Whereabouts[]>

export type PositionsOptions = {
  server: Pick<LiveServer, 'listeners' | 'emit'>
  whereaboutsOf: WhereaboutsOf
  onError(error: unknown): void
}

export type Positions = {
  moved(orderIds: readonly string[]): void
  stop(): Promise<void>
}

/** From the beginning of one batch to the next. */
const batchMs = 100
/** What is told together comes together. */
const gatherMs = 10
/** As many as stay well under the largest frame. */
const mostInMessage = 200
const mostAtOnce = 2_000

/** What each socket may see of it, each socket once. */
const seenBy = (found: readonly Whereabouts[], { listeners }: PositionsOptions['server']) => {
  const seen = new Map<LiveSocket, Location[]>()
  for (const { parties, ...location } of found) {
    const sockets = listeners.of(locationAudience(parties, location.position.at))
    if (sockets.length === 0) continue
    const shaped = events.location.parse(location)
    for (const socket of sockets) {
      const locations = seen.get(socket)
      if (locations) locations.push(shaped)
      else seen.set(socket, [shaped])
    }
  }
  return seen
}

const put = <K, V>(map: Map<K, V[]>, key: K, value: V) => {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** Screens that are written to before others get their turn: a call goes through several of them. */
const writesAtOnce = 100

/** Sockets that see the same are sent the same bytes. */
const sendAll = async (found: readonly Whereabouts[], server: PositionsOptions['server']): Promise<void> => {
  const single = new Map<Location, LiveSocket[]>()
  const several = new Map<string, LiveSocket[]>()
  const seen = seenBy(found, server)
  for (const [socket, locations] of seen) {
    const [first] = locations
    if (locations.length === 1 && first) put(single, first, socket)
    else put(several, locations.map(({ orderId }) => orderId).join(), socket)
  }
  let written = 0
  const turn = async (sockets: readonly LiveSocket[]) => {
    written += sockets.length
    if (written < writesAtOnce) return
    written = 0
    await setImmediate()
  }
  for (const [location, sockets] of single) {
    await turn(sockets)
    server.emit(sockets, 'location', location)
  }
  for (const sockets of several.values()) {
    const locations = (sockets[0] && seen.get(sockets[0])) ?? []
    for (let from = 0; from < locations.length; from += mostInMessage) {
      await turn(sockets)
      server.emit(sockets, 'locations', locations.slice(from, from + mostInMessage))
    }
  }
}

export const createPositions = ({ server, whereaboutsOf, onError }: PositionsOptions): Positions => {
  let waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let beganMs = 0
  const send = async () => {
    const ids = [...waiting]
    waiting = new Set()
    for (let from = 0; from < ids.length; from += mostAtOnce)
      await sendAll(await whereaboutsOf(ids.slice(from, from + mostAtOnce)), server)
  }
  const begin = () => {
    timer = undefined
    beganMs = performance.now()
    running = send()
      .catch(onError)
      .finally(() => {
        running = undefined
        schedule()
      })
  }
  /** One reading at a time; what moves meanwhile goes with the next. */
  const schedule = () => {
    if (waiting.size === 0 || running) return
    // After a long one the next need not gather any more.
    timer ??= setTimeout(begin, Math.max(gatherMs, beganMs + batchMs - performance.now()))
  }
  return {
    moved: (orderIds) => {
      for (const id of orderIds) waiting.add(id)
      schedule()
    },
    stop: async () => {
      clearTimeout(timer)
      waiting.clear()
      await running
    },
  }
}
