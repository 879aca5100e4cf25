import { useSyncExternalStore } from 'react'

export interface PlainToast {
  id: number
  kind: 'success' | 'error'
  title: string
  text: string
}

const shownMs = 6000
let toasts: readonly PlainToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const publish = (next: readonly PlainToast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

export const dismissToast = (id: number): void => publish(toasts.filter((toast) => toast.id !== id))

/** Shows a message for six seconds; at most three stay on screen. */
export const showToast = (toast: Omit<PlainToast, 'id'>): void => {
  lastId += 1
  const id = lastId
  publish([...toasts.slice(-2), { ...toast, id }])
  setTimeout(() => dismissToast(id), shownMs)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToasts = (): readonly PlainToast[] => useSyncExternalStore(subscribe, () => toasts)
