/** Each second: who reads too slowly, and whose session is to be asked about again. */
import type { Log } from '#context.ts'
import { backlogBytes, cutOff } from './door/connection-guard.ts'
import type { LiveSocket, Listeners } from './listeners.ts'

export type WatchOptions = {
  listeners: Listeners
  recheck(sockets: readonly LiveSocket[]): Promise<void>
  limits: { backlogBytes: number; recheckMs: number; watchMs: number }
  log: Log
}

/**
 * Each socket's own part of the time after which its session is asked about again: who came in one moment would else be asked about in one moment
 * for ever.
 */
const parts = () => {
  const known = new WeakMap<LiveSocket, number>()
  return (socket: LiveSocket): number => {
    const part = known.get(socket) ?? 0.6 + 0.4 * Math.random()
    known.set(socket, part)
    return part
  }
}

/** Returns a function that ends the watch. */
export const watch = ({ listeners, recheck, limits, log }: WatchOptions): (() => void) => {
  const dropSlow = () => {
    for (const socket of listeners.all()) {
      if (backlogBytes(socket.conn) <= limits.backlogBytes) continue
      log.warn({ code: 'live.too_slow', userId: socket.data.actor.id })
      listeners.remove(socket)
      cutOff(socket.conn)
    }
  }
  const partOf = parts()
  const isDue = (socket: LiveSocket) =>
    Date.now() - socket.data.checkedAtMs >= limits.recheckMs * partOf(socket)
  let isRechecking = false
  const timer = setInterval(() => {
    dropSlow()
    if (isRechecking) return
    isRechecking = true
    void recheck(listeners.all().filter(isDue)).finally(() => {
      isRechecking = false
    })
  }, limits.watchMs).unref()
  return () => clearInterval(timer)
}
