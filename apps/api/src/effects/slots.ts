/** Costly work a few at a time: a short queue, then an honest "busy". */
import { AppError } from '#app-error.ts'

/** Says when to try again: the work in line takes seconds. */
export const tooBusy = () => new AppError('server.busy', { retryAfterSeconds: 5 })

export type Slots = (<T>(work: () => Promise<T>) => Promise<T>) & {
  /** Whoever would be refused is, before anything is looked up for him. */
  refuseWhenFull(): void
  /** How many wait for their turn at this moment; for who measures. */
  inLine(): number
}

/** At most `running` at once and `waiting` in line; the next one is refused with `server.busy`. */
export const slots = (running: number, waiting: number): Slots => {
  let free = running
  const line: (() => void)[] = []
  const refuseWhenFull = (): void => {
    if (free === 0 && line.length >= waiting) throw tooBusy()
  }
  const enter = async (): Promise<void> => {
    if (free > 0) {
      free--
      return
    }
    refuseWhenFull()
    await new Promise<void>((resolve) => line.push(resolve))
  }
  // The slot goes straight to the next in line, so nobody can slip in between.
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else free++
  }
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
  return Object.assign(inTurn, { refuseWhenFull, inLine: () => line.length })
}
