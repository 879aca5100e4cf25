/** The registration this tab waits to confirm: an id and an address, nothing secret. A reload resumes. */
import { useState } from 'react'

const key = 'arriero.registration'

export interface WaitingCode {
  id: string
  email: string
}

const isWaiting = (value: unknown): value is WaitingCode =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'email' in value &&
  typeof value.email === 'string'

const read = (): WaitingCode | undefined => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isWaiting(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const useWaitingCode = () => {
  const [waiting, setWaiting] = useState(read)
  const keep = (next: WaitingCode | undefined) => {
    setWaiting(next)
    try {
      if (next) sessionStorage.setItem(key, JSON.stringify(next))
      else sessionStorage.removeItem(key)
    } catch {
      // A full or forbidden storage costs only the resuming.
    }
  }
  return { waiting, keep }
}
