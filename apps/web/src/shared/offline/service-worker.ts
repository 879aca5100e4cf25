/** The worker that opens the driver area without a signal, and the word that a newer one is ready. */
import { useSyncExternalStore } from 'react'

export const workerFile = '/conductor-sw.js'
const scope = '/conductor'
/** A phone may keep the page open for days. */
const lookEveryMs = 3 * 3_600_000

let ready: ServiceWorker | undefined
const listeners = new Set<() => void>()

const tell = (worker: ServiceWorker): void => {
  ready = worker
  for (const listener of listeners) listener()
}

/** Installed while another one works: a newer version. The first one of all has nothing to replace. */
const watch = (worker: ServiceWorker): void => {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) tell(worker)
  })
}

const register = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.register(workerFile, { scope, updateViaCache: 'none' })
  if (registration.waiting && navigator.serviceWorker.controller) tell(registration.waiting)
  if (registration.installing) watch(registration.installing)
  registration.addEventListener(
    'updatefound',
    () => registration.installing && watch(registration.installing),
  )
  const { active } = await navigator.serviceWorker.ready
  if (!navigator.serviceWorker.controller) active?.postMessage({ type: 'claim' })
  setInterval(() => void registration.update().catch(() => undefined), lookEveryMs)
}

/** In development pages come anew each time. */
export const startServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () => void register().catch(() => undefined)
  // The first screen comes first.
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

/** The page is read anew by the newer version. */
export const takeUpdate = (): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  ready?.postMessage({ type: 'takeOver' })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useHasUpdate = (): boolean => useSyncExternalStore(subscribe, () => ready !== undefined)
