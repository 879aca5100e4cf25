import { useState } from 'react'
import { oneAtATime } from './one-at-a-time.ts'

/**
 * A flow of several acts, or one whose end outlives its screen: runs once per press, and says whether it is under way.
 * What is pressed meanwhile does nothing. It catches what it throws itself.
 */
export const useOnce = <Given extends unknown[]>(
  flow: (...given: Given) => Promise<unknown>,
): { run: (...given: Given) => void; isBusy: boolean } => {
  const [guard] = useState(() => oneAtATime())
  const [isBusy, setBusy] = useState(false)
  const go = async (given: Given) => {
    let isDone = false
    setBusy(true)
    try {
      await flow(...given)
      isDone = true
    } finally {
      guard.end('', isDone)
      setBusy(false)
    }
  }
  return {
    run: (...given) => {
      if (guard.begin('')) void go(given)
    },
    isBusy,
  }
}
