import { useEffect, useState } from 'react'

/** The value as it was once it has stood still: what is typed is asked about only in the pauses. */
export const useDebounced = <Value>(value: Value, delayMs = 250): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
