import { useSyncExternalStore, type ReactNode } from 'react'

export type ToastKind = 'success' | 'error' | 'info' | 'warning'

export interface PlainToast {
  id: number
  kind: ToastKind
  title: string
  text?: ReactNode
}

type Said = Omit<PlainToast, 'id'>

/** What came of one's own act, what others did, what is wrong: each has one place, and the newest stands in it. */
const placeOf = ({ kind }: Said): string => (kind === 'success' || kind === 'error' ? 'own' : kind)

const leastMs = 4000
const mostMs = 10_000
const perLetterMs = 50

/** As long as it takes to be read, and never longer than ten seconds; what can be pressed in it has them all. */
export const stayMs = ({ title, text = '' }: Said): number =>
  typeof text === 'string' ? Math.min(mostMs, leastMs + perLetterMs * (title.length + text.length)) : mostMs

let toasts: readonly PlainToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const publish = (next: readonly PlainToast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

export const dismissToast = (id: number): void => publish(toasts.filter((toast) => toast.id !== id))

const isSame = (one: Said, other: Said) =>
  one.kind === other.kind && one.title === other.title && one.text === other.text

/** A further message takes the place of the one before; news that stand already neither begin nor stay anew. */
export const showToast = (said: Said): void => {
  const place = placeOf(said)
  if (place !== 'own' && toasts.some((toast) => isSame(toast, said))) return
  lastId += 1
  const id = lastId
  publish([...toasts.filter((toast) => placeOf(toast) !== place), { ...said, id }])
  setTimeout(() => dismissToast(id), stayMs(said))
}

export const shownToasts = (): readonly PlainToast[] => toasts

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToasts = (): readonly PlainToast[] => useSyncExternalStore(subscribe, shownToasts)
