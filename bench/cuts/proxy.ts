/**
 * A line of TCP between two parts of the installation. It carries everything as it comes until a cut is laid on it: the next
 * connection on which the cut's words have passed is hurt in its mode, the others are left alone unless the whole line is to go.
 */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type NetConnectOpts } from 'node:net'
import { hurt, reset, usualPace, type Ends, type Hurt, type Mode, type Pace, type Side } from './modes.ts'

export type Cut = {
  mode: Mode
  side: Side
  /** All must have passed on one connection; with the last of them it happens. */
  words: readonly string[]
  /** Every connection of the line goes in the same moment, and new ones are refused for a while. */
  isWhole?: boolean
}

export type Laid = {
  /** Resolves as it happens. */
  happened: Promise<void>
  hasHappened(): boolean
  /** It is not to happen any more. */
  lift(): void
}

export type Line = {
  port: number
  lay(cut: Cut): Laid
  /** Whether the whole line was gone at any moment since then, by the clock of `performance`. */
  wasGoneSince(sinceMs: number): boolean
  close(): Promise<void>
}

export type LineOptions = {
  pace?: Pace
  /** Whether each answer begins a new exchange, as in HTTP: what passed before it says nothing of what comes after. */
  isByExchange?: boolean
}

type Waiting = { cut: Cut; happen: (first: Passing) => void }

/** How long a line that went as a whole takes nobody. */
const goneMs = 1_000
/** Words may be parted by the end of a packet. */
const longestWord = 400

/** Looks for the words of each waiting cut, one after the other, in what passes on one connection. */
const listenFor = (waiting: Set<Waiting>) => {
  let tail = ''
  const heard = new Map<Waiting, { words: number; rest: string }>()
  const advance = (one: Waiting, passed: string): number => {
    const known = heard.get(one)
    let rest = (known?.rest ?? tail) + passed
    let words = known?.words ?? 0
    for (const word of one.cut.words.slice(words)) {
      const at = rest.indexOf(word)
      if (at < 0) break
      rest = rest.slice(at + word.length)
      words += 1
    }
    if (words > 0) heard.set(one, { words, rest: rest.slice(-longestWord) })
    return words
  }
  return {
    hear: (bytes: Buffer): Waiting | undefined => {
      const passed = bytes.toString('latin1')
      const found = [...waiting].find((one) => advance(one, passed) === one.cut.words.length)
      tail = (tail + passed).slice(-longestWord)
      return found
    },
    forget: (): void => {
      tail = ''
      heard.clear()
    },
  }
}

type Passing = { ends: Ends; hurtBy(cut: Cut, bytes?: Buffer): void }
type Carried = Required<LineOptions> & { waiting: Set<Waiting>; all: Set<Passing> }

/** What one end says goes to the other, also that it has nothing more to say. */
const join = ({ caller, target }: Ends, isDeaf: () => boolean, over: () => void): void => {
  let open = 2
  for (const [one, other] of [
    [caller, target],
    [target, caller],
  ] as const) {
    one.on('error', () => undefined)
    one.on('end', () => isDeaf() || other.end())
    one.on('close', (hasFailed) => {
      open -= 1
      if (open === 0) over()
      else if (!isDeaf()) void (hasFailed ? other.destroy() : other.end())
    })
  }
}

/** One connection, until both its ends are closed. */
const pass = (ends: Ends, { waiting, all, pace, isByExchange }: Carried): Passing => {
  const { caller, target } = ends
  const words = listenFor(waiting)
  let hurting: Hurt | undefined
  const passing: Passing = {
    ends,
    hurtBy: ({ mode, side }, bytes) => {
      const over = () => {
        hurting = undefined
      }
      hurting = hurt(mode, ends, { side, pace, over })
      if (bytes) hurting.asked(bytes)
    },
  }
  all.add(passing)
  join(
    ends,
    () => hurting?.isDeaf ?? false,
    () => all.delete(passing),
  )
  caller.on('data', (bytes: Buffer) => {
    if (hurting) return hurting.asked(bytes)
    const found = words.hear(bytes)
    if (!found) return void target.write(bytes)
    waiting.delete(found)
    passing.hurtBy(found.cut, bytes)
    found.happen(passing)
  })
  target.on('data', (bytes: Buffer) => {
    if (hurting) return hurting.answered(bytes)
    if (isByExchange) words.forget()
    caller.write(bytes)
  })
  return passing
}

const hole: Cut = { mode: 'blackHole', side: 'asked', words: [] }

/** How a line goes as a whole, and whom it takes meanwhile: nobody, or everybody into a black hole. */
const wholeLine = (all: Set<Passing>, { holdMs }: Pace) => {
  const gone = { untilMs: -Infinity, isHole: false }
  return {
    go: ({ mode }: Cut, first: Passing): void => {
      gone.isHole = mode === 'blackHole'
      gone.untilMs = performance.now() + (gone.isHole ? holdMs : goneMs)
      for (const one of all) {
        if (one === first) continue
        if (gone.isHole) one.hurtBy(hole)
        else reset(one.ends)
      }
    },
    now: (): 'there' | 'refuses' | 'hole' =>
      performance.now() >= gone.untilMs ? 'there' : gone.isHole ? 'hole' : 'refuses',
    wasGoneSince: (sinceMs: number): boolean => gone.untilMs >= sinceMs,
  }
}

/** @param target what the line leads to */
export const openLine = async (target: NetConnectOpts, given: LineOptions = {}): Promise<Line> => {
  const [waiting, all] = [new Set<Waiting>(), new Set<Passing>()]
  const carried = { pace: usualPace, isByExchange: true, ...given, waiting, all }
  const whole = wholeLine(all, carried.pace)
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (caller) => {
    const state = whole.now()
    if (state === 'refuses') return void caller.on('error', () => undefined).resetAndDestroy()
    const passing = pass(
      { caller, target: connect({ ...target, noDelay: true }), isInFolder: 'path' in target },
      carried,
    )
    if (state === 'hole') passing.hurtBy(hole)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    lay: (cut) => {
      const { promise: happened, resolve } = Promise.withResolvers<void>()
      let hasHappened = false
      const happen = (passing: Passing) => {
        hasHappened = true
        if (cut.isWhole) whole.go(cut, passing)
        resolve()
      }
      const one: Waiting = { cut, happen }
      waiting.add(one)
      return { happened, hasHappened: () => hasHappened, lift: () => void waiting.delete(one) }
    },
    wasGoneSince: whole.wasGoneSince,
    close: async () => {
      for (const { ends } of all) reset(ends)
      server.close()
      await once(server, 'close')
    },
  }
}
