/** Services told to crowds: to few at once; where many listen each screen gets what comes within a moment in one message, of each service the last word. */
import type { EventPayload } from '@arriero/contract/orders/events'
import type { Framed } from './door/framed.ts'
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

/** What waits for each, in the sequence in which it was said; of a service one word at most. */
type Waits = { of: Map<LiveSocket, Waiting[]>; ids: Set<string> }

const noWaits = (): Waits => ({ of: new Map(), ids: new Set() })

/** A service of which nothing waits for anybody is not looked for with each of thousands. */
const drop = ({ of, ids }: Waits, socket: LiveSocket, id: string): void => {
  if (!ids.has(id)) return
  const told = of.get(socket)
  const at = told?.findIndex(({ word }) => word._id === id) ?? -1
  if (at >= 0) told?.splice(at, 1)
}

/** Of one pass, by the numbers of the words in it: what is the same for thousands is written once. */
type Written = Map<string, readonly Framed[]>

/** One pass at a time over all for whom something waits, some of them a turn; what comes meanwhile waits for the next. */
const openPasses = (
  atOnce: number,
  write: (some: readonly [LiveSocket, Waiting[]][], written: Written) => void,
) => {
  let passing = noWaits()
  let written: Written = new Map()
  let turn: NodeJS.Immediate | undefined
  let due: (() => Waits) | undefined

  const step = () => {
    turn = undefined
    const some = passing.of.entries().take(atOnce).toArray()
    for (const [socket] of some) passing.of.delete(socket)
    write(some, written)
    if (passing.of.size > 0) turn = setImmediate(step)
    else {
      written = new Map()
      if (due) run(due)
    }
  }
  const run = (take: () => Waits) => {
    due = turn && take
    if (turn) return
    passing = take()
    step()
  }
  return {
    run,
    forget: (socket: LiveSocket, id: string) => drop(passing, socket, id),
    stop: () => {
      clearImmediate(turn)
      passing = noWaits()
    },
  }
}

/** Writes to some of a pass what waits for them. */
const writerTo = ({ framed, send }: Pick<LiveServer, 'framed' | 'send'>, mostInMessage: number) => {
  const writtenOf = (told: readonly Word[]): Framed[] => {
    const [first] = told
    if (told.length === 1 && first) return [framed('orderStatusBackoffice', first)]
    return Array.from({ length: Math.ceil(told.length / mostInMessage) }, (_, at) =>
      framed('orderStatusesBackoffice', told.slice(at * mostInMessage, (at + 1) * mostInMessage)),
    )
  }
  return (some: readonly [LiveSocket, Waiting[]][], written: Written): void => {
    const alike = Map.groupBy(some, ([, told]) => told.map(({ number }) => number).join())
    for (const [numbers, group] of alike) {
      // None, where a newer word went to them by itself.
      const told = group[0]?.[1] ?? []
      const messages = written.get(numbers) ?? writtenOf(told.map(({ word }) => word))
      written.set(numbers, messages)
      const sockets = group.map(([socket]) => socket)
      for (const message of messages) send(sockets, message)
    }
  }
}

export const createCrowds = (
  server: Pick<LiveServer, 'emit' | 'framed' | 'send'>,
  asked: Partial<typeof crowdLimits> = {},
): Crowds => {
  const { crowd, gatherMs, screensPerSecond, atOnce, mostInMessage } = { ...crowdLimits, ...asked }
  let waiting = noWaits()
  let words = 0
  let timer: NodeJS.Timeout | undefined

  const passes = openPasses(atOnce, writerTo(server, mostInMessage))
  const take = (): Waits => {
    const taken = waiting
    waiting = noWaits()
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
      // Where it stood before it would come earlier than what it followed.
      drop(waiting, socket, word._id)
      const told = waiting.of.get(socket)
      if (told) told.push(entry)
      else waiting.of.set(socket, [entry])
    }
    waiting.ids.add(word._id)
    timer ??= setTimeout(begin, Math.max(gatherMs, (1_000 * sockets.length) / screensPerSecond))
  }
  return {
    tell: (sockets, word) => {
      if (sockets.length >= crowd) return gather(sockets, word)
      // What still waits for them about this service is older.
      for (const socket of sockets) {
        passes.forget(socket, word._id)
        drop(waiting, socket, word._id)
      }
      server.emit(sockets, 'orderStatusBackoffice', word)
    },
    stop: () => {
      clearTimeout(timer)
      passes.stop()
      waiting = noWaits()
    },
  }
}
