/** The workers that open the driver area and the portal without a signal; of the first, the word that a newer one is ready. */
import { useSyncExternalStore } from 'react'

const workerFile = '/conductor-sw.js'
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

/** The first screen comes first. In development pages come anew each time. */
const onceLoaded = (register: () => Promise<void>): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () => void register().catch(() => undefined)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

export const startServiceWorker = (): void => onceLoaded(register)

type Connection = { saveData?: boolean; effectiveType?: string }

/** Who pays by the megabyte, or has a narrow line, gets what he opens and no more. */
export const isLineWide = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')
}

const idleMs = 3_000

const registerPortal = async (): Promise<void> => {
  const container = navigator.serviceWorker
  const registration = await container.register('/portal-sw.js', { scope: '/', updateViaCache: 'none' })
  const bringRest = () => isLineWide() && registration.active?.postMessage({ type: 'bringRest' })
  await container.ready
  setTimeout(bringRest, idleMs)
  container.addEventListener('controllerchange', bringRest)
  setInterval(() => void registration.update().catch(() => undefined), lookEveryMs)
}

/** A newer version takes over by itself: with a line each page is the server's own in any case. */
export const startPortalWorker = (): void => onceLoaded(registerPortal)

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
