/** Acts that left while the line died: nobody knows yet whether they arrived. They are asked about again when it is back. */
import { useSyncExternalStore } from 'react'
import { sessionStore } from '../session/session-store.ts'
import { line } from './line.ts'
import { LineDown } from './line-down.ts'

const listeners = new Set<() => void>()
let count = 0

const change = (by: number): void => {
  count += by
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many answers are awaited beyond a dead line. */
export const useOpenQuestions = (): number => useSyncExternalStore(subscribe, () => count)

const person = (): string | undefined => {
  const session = sessionStore.get()
  return session.status === 'in' ? session.profile._id : undefined
}

/** `attempt`: an act under one key, which may be sent any number of times. Ends with its answer, however long the line is gone. */
export const findOut = async <Reply>(attempt: () => Promise<Reply>): Promise<Reply> => {
  const whose = person()
  let hasLeft = false
  for (;;) {
    const lost = await attempt().then(
      (reply) => ({ reply }),
      (error: unknown) => ({ error }),
    )
    if ('reply' in lost) return lost.reply
    if (!(lost.error instanceof LineDown)) throw lost.error
    hasLeft ||= lost.error.hasLeft
    // What never left is not sent later on its own: the person is told at once.
    if (!hasLeft) throw lost.error
    change(1)
    await line.when('up')
    change(-1)
    // Nobody finds out under the name of another.
    if (person() !== whose) throw lost.error
  }
}
