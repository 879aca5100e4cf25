import { useEffect, useState } from 'react'

/** What was just done and is taken back by one press. */
export interface Undoable {
  words: string
  undo: () => void
}

const undoMs = 10_000

/**
 * The last act of somebody, taken back by one press for ten seconds. Only what told nobody anything: a judgement that its owner reads at
 * once is not taken back by a press, for he has read it.
 */
export const useUndoable = () => {
  const [last, setLast] = useState<Undoable>()
  useEffect(() => {
    if (last === undefined) return undefined
    const timer = setTimeout(() => setLast(undefined), undoMs)
    return () => clearTimeout(timer)
  }, [last])
  return {
    last,
    /** `sent`: whether it was done. What was refused is no longer offered, nor taken back. */
    offer: (words: string, sent: Promise<boolean>, back: () => void): void => {
      const offered: Undoable = {
        words,
        undo: () => {
          setLast(undefined)
          void sent.then((isDone) => isDone && back())
        },
      }
      setLast(offered)
      void sent.then((isDone) => {
        if (!isDone) setLast((now) => (now === offered ? undefined : now))
      })
    },
  }
}
