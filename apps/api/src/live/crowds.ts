/** Services told to crowds: to few at once; where many listen each screen gets what comes within a moment in one message, of each service the last word. */
import type { EventPayload } from '@arriero/contract/orders/events'
import type { LiveSocket } from './listeners.ts'
import type { LiveServer } from './server.ts'

type Word = EventPayload<'orderStatusBackoffice'>

export const crowdLimits = {
  /** So many screens and more are a crowd. */
  crowd: 200,
  gatherMs: 500,
  /** Of all crowds together: the larger one is, the longer what comes is gathered. */
  screensPerSecond: 2_500,
  /** Screens that are written to before others get their turn. */
  atOnce: 20,
  /** Services in one message. */
  mostInMessage: 20,
}

export type Crowds = {
  tell(sockets: readonly LiveSocket[], word: Word): void
  /** Forgets what waits. */
  stop(): void
}

/** A word and its number, so that screens for which the same waits are found by their numbers. */
type Waiting = { number: number; word: Word }

type Waits = Map<LiveSocket, Map<string, Waiting>>

/** One pass at a time over all for whom something waits, some of them a turn; what comes meanwhile waits for the next. */
const openPasses = (atOnce: number, write: (some: readonly [LiveSocket, Map<string, Waiting>][]) => void) => {
  let passing: Waits = new Map()
  let turn: NodeJS.Immediate | undefined
  let due: (() => Waits) | undefined

  const step = () => {
    turn = undefined
    const some = passing.entries().take(atOnce).toArray()
    for (const [socket] of some) passing.delete(socket)
    write(some)
    if (passing.size > 0) turn = setImmediate(step)
    else if (due) run(due)
  }
  const run = (take: () => Waits) => {
    due = turn && take
    if (turn) return
    passing = take()
    step()
  }
  return {
    run,
    forget: (socket: LiveSocket, id: string) => passing.get(socket)?.delete(id),
    stop: () => {
      clearImmediate(turn)
      passing.clear()
    },
  }
}

export const createCrowds = (emit: LiveServer['emit'], asked: Partial<typeof crowdLimits> = {}): Crowds => {
  const { crowd, gatherMs, screensPerSecond, atOnce, mostInMessage } = { ...crowdLimits, ...asked }
  let waiting: Waits = new Map()
  let words = 0
  let timer: NodeJS.Timeout | undefined

  const send = (sockets: readonly LiveSocket[], told: readonly Word[]) => {
    const [first] = told
    if (told.length === 1 && first) return emit(sockets, 'orderStatusBackoffice', first)
    for (let from = 0; from < told.length; from += mostInMessage)
      emit(sockets, 'orderStatusesBackoffice', told.slice(from, from + mostInMessage))
  }
  const passes = openPasses(atOnce, (some) => {
    const alike = Map.groupBy(some, ([, told]) => [...told.values()].map(({ number }) => number).join())
    for (const group of alike.values()) {
      // None, where a newer word went to them by itself.
      const told = group[0]?.[1].values().toArray() ?? []
      send(
        group.map(([socket]) => socket),
        told.map(({ word }) => word),
      )
    }
  })
  const take = (): Waits => {
    const taken = waiting
    waiting = new Map()
    return taken
  }
  const begin = () => {
    timer = undefined
    passes.run(take)
  }
  const gather = (sockets: readonly LiveSocket[], word: Word) => {
    words += 1
    const entry = { number: words, word }
    for (const socket of sockets) {
      passes.forget(socket, word._id)
      const told = waiting.get(socket)
      if (!told) waiting.set(socket, new Map([[word._id, entry]]))
      else {
        // Where it stood before it would come earlier than what it followed.
        told.delete(word._id)
        told.set(word._id, entry)
      }
    }
    timer ??= setTimeout(begin, Math.max(gatherMs, (1_000 * sockets.length) / screensPerSecond))
  }
  return {
    tell: (sockets, word) => {
      if (sockets.length >= crowd) return gather(sockets, word)
      // What still waits for them about this service is older.
      for (const socket of sockets) {
        passes.forget(socket, word._id)
        waiting.get(socket)?.delete(word._id)
      }
      emit(sockets, 'orderStatusBackoffice', word)
    },
    stop: () => {
      clearTimeout(timer)
      passes.stop()
      waiting.clear()
    },
  }
}
