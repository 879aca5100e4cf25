/** The live channel: one socket per session, opened with a single-use ticket. Decisions §15. */
import { api } from '@arriero/contract'
import type { EventName, EventPayload } from '@arriero/contract/orders/events'
import { io, type Socket } from 'socket.io-client'
import { act } from '../api/act.ts'
import { send } from '../api/send.ts'
import { line } from '../line/line.ts'
import { sessionStore } from '../session/session-store.ts'

export type LiveStatus = 'live' | 'connecting' | 'off'
type Handler<N extends EventName> = (payload: EventPayload<N>) => void

const statusListeners = new Set<() => void>()
const gapListeners = new Set<() => void>()
type AnyHandler = (payload: unknown) => void
const handlers = new Map<string, Set<AnyHandler>>()
let socket: Socket | undefined
let status: LiveStatus = 'off'
let unfollowLine = (): void => undefined
let wasLive = false
let askedAtMs = 0

const setStatus = (next: LiveStatus): void => {
  if (next === status) return
  status = next
  for (const listener of statusListeners) listener()
}

/** After a gap nothing seen can be trusted: everything visible is read again. */
const announceGap = (): void => {
  for (const listener of gapListeners) listener()
}

const connected = (): void => {
  setStatus('live')
  beaten()
  if (wasLive) announceGap()
  wasLive = true
}

/** The first time the page says for how long it has read without hearing; later it reads everything again by itself. */
const deafness = () => (wasLive ? {} : { deafMs: performance.now() - askedAtMs })

const ticketThen = (give: (auth: object) => void): void => {
  act(api.sessions.ticket, {}, { isUnasked: true }).then(
    ({ ticket }) => give({ ticket, ...deafness() }),
    () => give({ ticket: '' }),
  )
}

/** The server beats so often (`live/door/beats.ts`), unless it says otherwise: a beat that is late is a reason to ask. */
const usualBeatMs = 2500
const lateMs = 500
let beatMs = usualBeatMs

const beaten = (): void => {
  line.heard()
  line.expectBeat(beatMs + lateMs)
}

/** A dead line closes nothing: the library alone would wait for its beats three quarters of a minute, and then for its next try. */
const followLine = (opened: Socket): (() => void) =>
  line.subscribe(() => {
    if (line.isDown()) opened.io.engine?.close()
    else if (!opened.connected && sessionStore.token()) opened.disconnect().connect()
  })

const againMs = 2000
/** A server that goes down closes all its sockets in one moment. */
const spreadMs = 250

/** An ended log-in must die in its window at once: the question itself finds that out. Decisions §5. */
const askWhy = (closed: Socket): void => {
  setTimeout(() => {
    if (sessionStore.token()) send(api.sessions.all, { query: {} }).catch(() => undefined)
  }, Math.random() * spreadMs)
  setTimeout(() => {
    if (sessionStore.token()) closed.connect()
  }, againMs)
}

const severals: readonly (readonly [EventName, EventName])[] = [
  ['locations', 'location'],
  ['orderStatusesBackoffice', 'orderStatusBackoffice'],
]

export const openLive = (): void => {
  if (socket) return
  askedAtMs = performance.now()
  const opened = io({
    path: '/v1/live',
    transports: ['websocket'],
    auth: ticketThen,
    reconnectionDelayMax: 15_000,
  })
  opened.on('connect', connected)
  opened.io.on('ping', beaten)
  opened.on('beat', ({ everyMs }: { everyMs: number }) => {
    beatMs = everyMs
    beaten()
  })
  opened.onAny(beaten)
  opened.on('disconnect', (reason) => {
    setStatus('connecting')
    beatMs = usualBeatMs
    line.expectBeat(undefined)
    void line.suspect()
    // The server closed it on purpose; the library only comes back by itself after a lost line.
    if (reason === 'io server disconnect') askWhy(opened)
  })
  opened.on('connect_error', () => {
    setStatus('connecting')
    void line.suspect()
    if (!opened.active && sessionStore.token()) setTimeout(() => opened.connect(), 3000)
  })
  // Not all at once: after a lost connection every client hears this in the same moment.
  opened.on('resync', (word: { withinMs?: number } | undefined) =>
    setTimeout(announceGap, Math.random() * (word?.withinMs ?? 0)),
  )
  // What comes many at once is told one by one.
  for (const [several, one] of severals)
    opened.on(several, (list: readonly unknown[]) => {
      for (const payload of list) handlers.get(one)?.forEach((handle) => handle(payload))
    })
  for (const [name, all] of handlers)
    opened.on(name, (payload: unknown) => all.forEach((handle) => handle(payload)))
  socket = opened
  unfollowLine = followLine(opened)
  setStatus('connecting')
}

/** Who comes back after his log-in ended here is heard of again. */
sessionStore.subscribe(() => {
  if (socket && !socket.active && sessionStore.token()) socket.connect()
})

export const closeLive = (): void => {
  unfollowLine()
  line.expectBeat(undefined)
  socket?.close()
  socket = undefined
  wasLive = false
  setStatus('off')
}

/** Listens until the returned function is called. */
export const onLive = <N extends EventName>(name: N, handle: Handler<N>): (() => void) => {
  let all = handlers.get(name)
  if (!all) {
    const fresh = new Set<AnyHandler>()
    handlers.set(name, fresh)
    const event: string = name
    socket?.on(event, (payload: unknown) => fresh.forEach((one) => one(payload)))
    all = fresh
  }
  const mine = all
  // The server sends each event in the shape its name has in the contract.
  const typed = handle as AnyHandler
  mine.add(typed)
  return () => mine.delete(typed)
}

export const onLiveGap = (listener: () => void): (() => void) => {
  gapListeners.add(listener)
  return () => gapListeners.delete(listener)
}

export const liveStatus = {
  get: (): LiveStatus => status,
  subscribe: (listener: () => void): (() => void) => {
    statusListeners.add(listener)
    return () => statusListeners.delete(listener)
  },
}
