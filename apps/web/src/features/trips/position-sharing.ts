/** Sends the phone's positions while a trip is open; says at any time whether it does and when it last did. Decisions §14. */
import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { useSyncExternalStore } from 'react'
import { send } from '#shared/api/send.ts'
import { pointOf } from './geo-point.ts'
import { positionQueue, retryAfterMs, type TripPoint } from './position-queue.ts'
import { keepAwake, letSleep } from './wake-lock.ts'

export type Sharing = {
  /** `blocked`: the browser refuses; `searching`: no position yet; `noSignal`: points wait in the phone. */
  state: 'off' | 'searching' | 'sharing' | 'noSignal' | 'blocked'
  lastSentAt: string | null
  waitingPoints: number
}

const tickMs = 1000
/** A truck that stands still is heard of all the same. */
const quietMs = 60_000
const off: Sharing = { state: 'off', lastSentAt: null, waitingPoints: 0 }

const queue = positionQueue()
const listeners = new Set<() => void>()
let current: Sharing = off
let watchId: number | undefined
let timer: ReturnType<typeof setInterval> | undefined
let lastTryMs: number | undefined
let failures = 0
let lastPoint: TripPoint | undefined
let onClosed: () => void = () => undefined

const publish = (change: Partial<Sharing>): void => {
  const next = { ...current, ...change, waitingPoints: queue.size() }
  const isSame = (Object.keys(next) as (keyof Sharing)[]).every((key) => next[key] === current[key])
  if (isSame) return
  current = next
  for (const listener of listeners) listener()
}

const isRefusal = (error: unknown) => error instanceof CallError && error.status >= 400 && error.status < 429

/** The driver took his consent back on another phone, or was never asked in the words of today. */
const isUnwanted = (error: unknown) =>
  error instanceof CallError && error.reply.code === 'consent.location_required'

const endSharing = (): void => {
  stopSharing()
  onClosed()
}

const sendBatch = async (): Promise<void> => {
  const points = queue.take()
  lastTryMs = Date.now()
  try {
    const { orderId } = await send(api.tracking.ping, { body: { points } })
    queue.settle({ isKept: false })
    failures = 0
    if (watchId === undefined) return
    if (orderId === null) return endSharing()
    publish({ state: 'sharing', lastSentAt: new Date().toISOString() })
  } catch (error) {
    failures += 1
    // Points the server will never take would block those behind them.
    queue.settle({ isKept: !isRefusal(error) })
    if (isUnwanted(error)) return endSharing()
    if (watchId !== undefined) publish({ state: 'noSignal' })
  }
}

const flush = (): void => {
  if (failures > 0 && lastTryMs !== undefined && Date.now() - lastTryMs < retryAfterMs(failures)) return
  if (queue.isDue(Date.now(), lastTryMs)) void sendBatch()
}

const onFix = (position: GeolocationPosition): void => {
  if (watchId === undefined) return
  lastPoint = pointOf(position)
  queue.add(lastPoint)
  publish({})
  flush()
}

const onFault = (error: GeolocationPositionError): void => {
  if (error.code === error.PERMISSION_DENIED) publish({ state: 'blocked' })
}

const tick = (): void => {
  const sinceMs = lastPoint ? Date.now() - new Date(lastPoint.at).getTime() : 0
  if (sinceMs > quietMs && sinceMs % quietMs < tickMs)
    navigator.geolocation.getCurrentPosition(onFix, onFault, { maximumAge: 0, timeout: 20_000 })
  flush()
}

/** `closed` is called when the server wants no more positions of this driver: no service of his is open, or he did not consent. */
export const startSharing = (closed: () => void): void => {
  onClosed = closed
  if (watchId !== undefined) return
  if (!('geolocation' in navigator)) {
    publish({ state: 'blocked' })
    return
  }
  watchId = navigator.geolocation.watchPosition(onFix, onFault, {
    enableHighAccuracy: true,
    maximumAge: 5000,
  })
  timer = setInterval(tick, tickMs)
  lastTryMs = undefined
  failures = 0
  publish({ state: 'searching' })
  keepAwake()
}

export const stopSharing = (): void => {
  if (watchId !== undefined) navigator.geolocation.clearWatch(watchId)
  clearInterval(timer)
  watchId = undefined
  lastPoint = undefined
  queue.clear()
  letSleep()
  publish(off)
}

/** The newest point of the watch, where one is running. */
export const lastKnownPoint = (): TripPoint | undefined => lastPoint

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSharing = (): Sharing => useSyncExternalStore(subscribe, () => current)
