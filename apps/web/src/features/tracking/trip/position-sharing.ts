/** Keeps the phone's positions while a trip is open, for the courier to send; says at any time whether they go out. Decisions §14. */
import { fixMost } from '@arriero/domain/places/positions'
import { useSyncExternalStore } from 'react'
import { wakeCourier, ownerId, recount, watchPoints } from './outbox/courier.ts'
import { addPoint } from './outbox/outbox-db.ts'
import { outboxState, useOutbox } from './outbox/outbox-state.ts'
import { isNews, type TripPoint } from './trip-point.ts'

const kmhPerMs = 3.6

const within = (value: number | null, max: number): value is number =>
  value !== null && Number.isFinite(value) && value >= 0 && value <= max

/** What the phone says, as the server takes it; what makes no sense is left out. */
export const pointOf = ({ coords, timestamp }: GeolocationPosition): TripPoint => {
  const speedKmh = coords.speed === null ? null : coords.speed * kmhPerMs
  return {
    at: new Date(timestamp).toISOString(),
    latitude: coords.latitude,
    longitude: coords.longitude,
    ...(within(speedKmh, fixMost.speedKmh) ? { speed: Math.round(speedKmh * 10) / 10 } : {}),
    ...(within(coords.heading, fixMost.headingDegrees) ? { heading: Math.round(coords.heading) } : {}),
    ...(within(coords.accuracy, fixMost.accuracyM) ? { accuracy: Math.round(coords.accuracy) } : {}),
  }
}

let lock: WakeLockSentinel | undefined
let isWanted = false

const ask = async (): Promise<void> => {
  if (!isWanted || lock || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
  try {
    const given = await navigator.wakeLock.request('screen')
    given.addEventListener('release', () => {
      if (lock === given) lock = undefined
    })
    if (isWanted) lock = given
    else await given.release()
  } catch {
    // Low battery or a browser that refuses: positions still go while the page is seen.
  }
}

const onVisible = () => void ask()

/** Keeps the screen on where the browser can: a page that sleeps sends no positions. */
const keepAwake = (): void => {
  isWanted = true
  document.addEventListener('visibilitychange', onVisible)
  void ask()
}

const letSleep = (): void => {
  isWanted = false
  document.removeEventListener('visibilitychange', onVisible)
  void lock?.release().catch(() => undefined)
  lock = undefined
}

type Watch = 'off' | 'searching' | 'sharing' | 'blocked'

export type Sharing = {
  /** `blocked`: the browser refuses; `searching`: no position yet; `held`: points wait in the phone. */
  state: Watch | 'held'
  lastSentAt: string | null
  waitingPoints: number
}

const tickMs = 1000
/** A truck that stands still is heard of all the same. */
const quietMs = 60_000
/** Without a position for so long the phone does not know where it is: under a roof, or its GPS was switched off. */
const lostMs = 3 * 60_000
/** The server's view and the phone's may differ for a moment; so long the phone waits before it asks again. */
const askAgainMs = 30_000

const listeners = new Set<() => void>()
let current: Watch = 'off'
let watchId: number | undefined
let timer: ReturnType<typeof setInterval> | undefined
let again: ReturnType<typeof setTimeout> | undefined
let lastPoint: TripPoint | undefined
let lastKept: TripPoint | undefined
let onClosed: () => void = () => undefined

const publish = (next: Watch): void => {
  if (next === current) return
  current = next
  for (const listener of listeners) listener()
}

/** No service of his is open, or the driver took his consent back on another phone. */
const onArrived = (orderId: string | null): void => {
  if (watchId === undefined || orderId !== null) return
  halt()
  onClosed()
  // Whoever still shows an open trip after reading it anew has one.
  again = setTimeout(begin, askAgainMs)
}

const keep = async (point: TripPoint): Promise<void> => {
  const userId = ownerId()
  if (!userId || !isNews(point, lastKept)) return
  lastKept = point
  await addPoint({ userId, point })
  await recount()
  wakeCourier({ isUrgent: false })
}

const onFix = (position: GeolocationPosition): void => {
  if (watchId === undefined) return
  lastPoint = pointOf(position)
  publish('sharing')
  // A full phone loses points; what is reported by hand says so itself.
  void keep(lastPoint).catch(() => undefined)
}

const onFault = (error: GeolocationPositionError): void => {
  if (error.code === error.PERMISSION_DENIED) publish('blocked')
}

/** Whoever comes back may have given the permission in the phone's settings meanwhile. */
const onSeen = (): void => {
  if (document.visibilityState !== 'visible' || current !== 'blocked') return
  halt()
  begin()
}

const tick = (): void => {
  const sinceMs = lastPoint ? Date.now() - new Date(lastPoint.at).getTime() : 0
  if (sinceMs > lostMs && current === 'sharing') publish('searching')
  if (sinceMs > quietMs && sinceMs % quietMs < tickMs)
    navigator.geolocation.getCurrentPosition(onFix, onFault, { maximumAge: 0, timeout: 20_000 })
  if (outboxState().pointCount > 0) wakeCourier({ isUrgent: false })
}

/** `closed` is called when the server wants no more positions of this driver: no service of his is open, or he did not consent. */
export const startSharing = (closed: () => void): void => {
  onClosed = closed
  watchPoints(onArrived)
  begin()
}

const begin = (): void => {
  if (watchId !== undefined) return
  if (!('geolocation' in navigator)) {
    publish('blocked')
    return
  }
  watchId = navigator.geolocation.watchPosition(onFix, onFault, {
    enableHighAccuracy: true,
    maximumAge: 5000,
  })
  timer = setInterval(tick, tickMs)
  document.addEventListener('visibilitychange', onSeen)
  publish('searching')
  keepAwake()
}

/** What was kept until now still goes. */
export const stopSharing = (): void => {
  clearTimeout(again)
  halt()
}

const halt = (): void => {
  if (watchId !== undefined) navigator.geolocation.clearWatch(watchId)
  clearInterval(timer)
  document.removeEventListener('visibilitychange', onSeen)
  watchId = undefined
  lastPoint = undefined
  letSleep()
  publish('off')
}

/** The newest point of the watch, where one is running. */
export const lastKnownPoint = (): TripPoint | undefined => lastPoint

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSharing = (): Sharing => {
  const watch = useSyncExternalStore(subscribe, () => current)
  const { isStuck, lastPointsAt, pointCount } = useOutbox()
  const state = watch === 'sharing' && isStuck ? 'held' : watch
  return { state, lastSentAt: lastPointsAt, waitingPoints: pointCount }
}
