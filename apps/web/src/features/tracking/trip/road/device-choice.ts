/** What this device alone remembers, in a store of the browser: the same person may want it otherwise on another phone. */
import { useSyncExternalStore } from 'react'

interface DeviceChoice<Value extends string> {
  get: () => Value
  /** Where the browser keeps nothing it holds until the page is closed. */
  choose: (value: Value) => void
  useChosen: () => Value
}

/** `values`: all that may be chosen; the first stands for what was never chosen, or is none of them any more. */
export const deviceChoice = <const Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): DeviceChoice<Value> => {
  const listeners = new Set<() => void>()
  let last: Value | undefined
  const kept = (): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const get = (): Value => {
    if (last !== undefined) return last
    const saved = kept()
    return values.find((value) => value === saved) ?? values[0]
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    choose: (value) => {
      last = value
      try {
        localStorage.setItem(key, value)
      } catch {
        // A private window keeps nothing.
      }
      for (const listener of listeners) listener()
    },
    useChosen: () => useSyncExternalStore(subscribe, get, get),
  }
}
