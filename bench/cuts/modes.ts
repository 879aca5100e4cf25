/** What a bad network does to one exchange of a line, in six ways. Security T4. */
import type { Socket } from 'node:net'

export const modes = ['unsent', 'unanswered', 'halfAnswered', 'blackHole', 'late', 'trickling'] as const
export type Mode = (typeof modes)[number]
/** Whether what is asked is held up, or what is answered; of `blackHole`, `late` and `trickling` alone. */
export type Side = 'asked' | 'answered'

export type Pace = {
  /** How long a black hole and a trickle last; then the connection is reset. */
  holdMs: number
  lateMs: number
  /** From one byte of a trickle to the next. */
  byteMs: number
}

/** Two seconds late, a byte a second. Forty: whoever gives up within half a minute gave up by himself. */
export const usualPace: Pace = { holdMs: 40_000, lateMs: 2_000, byteMs: 1_000 }

/** Both ends of one connection through the proxy. `isInFolder`: the target listens at a socket in a folder. */
export type Ends = { caller: Socket; target: Socket; isInFolder: boolean }

/** Takes what passes from here on, the bytes that brought the cut first. `over`: nothing more is to be hurt. */
export type Hurt = {
  asked(bytes: Buffer): void
  answered(bytes: Buffer): void
  /** Whether the other end is not to hear that this one has hung up. */
  isDeaf: boolean
}

type Hurting = (ends: Ends, more: { side: Side; pace: Pace; over: () => void }) => Hurt

const nothing = () => undefined

/** Suddenly; a socket in a folder knows no reset. */
export const reset = ({ caller, target, isInFolder }: Ends): void => {
  caller.resetAndDestroy()
  if (isInFolder) target.destroy()
  else target.resetAndDestroy()
}

/** What was asked may bring its answer in several parts, and be done only with the last of them. */
const settleMs = 25

/** Bytes one at a time. */
const drop = (to: Socket, byteMs: number): ((bytes: Buffer) => void) => {
  let waiting = Buffer.alloc(0)
  let timer: NodeJS.Timeout | undefined
  const next = () => {
    timer = undefined
    if (waiting.length === 0 || to.destroyed) return
    to.write(waiting.subarray(0, 1))
    waiting = waiting.subarray(1)
    timer = setTimeout(next, byteMs)
  }
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes])
    timer ??= setTimeout(next, byteMs)
  }
}

const ways: Record<Mode, Hurting> = {
  unsent: (ends) => ({ asked: () => reset(ends), answered: nothing, isDeaf: false }),
  unanswered: (ends) => {
    let timer: NodeJS.Timeout | undefined
    return {
      asked: (bytes) => void ends.target.write(bytes),
      answered: () => {
        timer ??= setTimeout(() => reset(ends), settleMs)
      },
      isDeaf: false,
    }
  },
  halfAnswered: (ends) => ({
    asked: (bytes) => void ends.target.write(bytes),
    answered: (bytes) => {
      if (ends.caller.writableEnded) return
      ends.caller.end(bytes.subarray(0, Math.floor(bytes.length / 2)))
      setTimeout(() => reset(ends), settleMs)
    },
    isDeaf: false,
  }),
  blackHole: (ends, { side, pace }) => {
    setTimeout(() => reset(ends), pace.holdMs).unref()
    let isFirst = true
    return {
      asked: (bytes) => {
        if (isFirst && side === 'answered') ends.target.write(bytes)
        isFirst = false
      },
      answered: nothing,
      isDeaf: true,
    }
  },
  late: (ends, { side, pace, over }) => {
    const parts: Buffer[] = []
    const to = side === 'asked' ? ends.target : ends.caller
    const hold = (bytes: Buffer) => {
      parts.push(bytes)
      if (parts.length > 1) return
      setTimeout(() => {
        over()
        if (!to.destroyed) to.write(Buffer.concat(parts))
      }, pace.lateMs)
    }
    const through = (socket: Socket) => (bytes: Buffer) => void socket.write(bytes)
    return side === 'asked'
      ? { asked: hold, answered: through(ends.caller), isDeaf: false }
      : { asked: through(ends.target), answered: hold, isDeaf: false }
  },
  trickling: (ends, { side, pace }) => {
    setTimeout(() => reset(ends), pace.holdMs).unref()
    const { caller, target } = ends
    return side === 'asked'
      ? { asked: drop(target, pace.byteMs), answered: (bytes) => void caller.write(bytes), isDeaf: false }
      : { asked: (bytes) => void target.write(bytes), answered: drop(caller, pace.byteMs), isDeaf: false }
  },
}

export const hurt = (mode: Mode, ...given: Parameters<Hurting>): Hurt => ways[mode](...given)
