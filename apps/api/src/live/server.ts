/** The socket.io server: who may connect, how long he stays, what he may not do. Decisions §15, security B7. */
import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { Server, type DefaultEventsMap } from 'socket.io'
import type { z } from 'zod'
import type { Actor } from '@arriero/domain/people/roles'
import type { channelEvents, events, EventPayload } from '@arriero/contract/orders/events'
import type { Addresses } from '#addresses.ts'
import type { Log } from '#context.ts'
import { admit, refusal, type Admission, isOriginAllowed, isHandshake, livePath } from './door/admission.ts'
import { paceBeats, usualBeatMs } from './door/beats.ts'
import { hangUp, limitFrames, sayRestart, webSocketOf, type WebSocketBelow } from './door/connection-guard.ts'
import { framed, writeFramed, type Framed } from './door/framed.ts'
import { createLately, type Lately } from './lately.ts'
import { createListeners, type Listeners, type LiveData, type LiveSocket } from './listeners.ts'
import { recheck } from './recheck.ts'
import { openWaitingRoom, refuseCrowds, type WaitingRoom } from './door/waiting-room.ts'
import { watch } from './watch.ts'

type ChannelPayloads = { [N in keyof typeof channelEvents]: z.infer<(typeof channelEvents)[N]> }

type ClosingReason = ChannelPayloads['closing']['reason']
/** What the live channel may send: the contract's events, and two words about the channel itself. */
type LivePayloads = { [N in keyof typeof events]: EventPayload<N> } & ChannelPayloads
type LiveEvent = keyof LivePayloads

export const liveLimits = {
  framesPerMinute: 100,
  socketsPerUser: 50,
  backlogBytes: 1_048_576,
  /** Every socket's session is asked about again within this and one watch. */
  recheckMs: 50_000,
  watchMs: 1_000,
  /** A connection that shows no ticket ends. */
  connectMs: 5_000,
  /** Who was told goodbye and stays all the same. */
  lingerMs: 500,
  /** Connections of one network that have shown no ticket yet; behind one address of a telephone network are many drivers. */
  waitingPerNetwork: 100,
  resyncWithinMs: 3_000,
  beatsPerSecond: 500,
}

export type LiveServerOptions = {
  httpServer: HttpServer
  redeem: Admission['redeem']
  elsewhere: Admission['elsewhere']
  /** The account behind a session as the HTTP shell reads it, but without counting as activity of its person. */
  findActor(sessionHash: Buffer): Promise<Actor | undefined>
  /** Whom a connection is counted for, behind trusted proxies too. */
  networkOf(request: IncomingMessage): string
  /** Where a page may stand that opens the channel. */
  addresses: Addresses
  /** Of every answer given here, to a handshake too: the shell never sees it. Security F3.10. */
  answerHeaders: Readonly<Record<string, string>>
  log: Log
  limits?: Partial<typeof liveLimits>
}

export type LiveServer = {
  listeners: Listeners
  lately: Lately
  emit<N extends LiveEvent>(sockets: readonly LiveSocket[], event: N, payload: LivePayloads[N]): void
  /** What is sent to some after others, written once. */
  framed<N extends LiveEvent>(event: N, payload: LivePayloads[N]): Framed
  send(sockets: readonly LiveSocket[], message: Framed): void
  /** Asks at once about the sessions of one person, or of everybody. */
  recheck(userId?: string): Promise<void>
  /** Tells everybody that something may have been missed. */
  resync(): void
  /** Closes every socket so that its client comes back by itself; the HTTP server stays the caller's. */
  stop(): Promise<void>
}

type Io = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, LiveData>

const createIo = (
  httpServer: HttpServer,
  connectMs: number,
  isAllowed: (request: IncomingMessage) => boolean,
): Io =>
  new Server(httpServer, {
    path: livePath,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: 64_000,
    connectTimeout: connectMs,
    pingInterval: usualBeatMs,
    pingTimeout: 20_000,
    allowRequest: (request, answer) => answer(null, isAllowed(request)),
  })

type Response = { setHeader(name: string, value: string): void }

/** Refusals too: they are written from here on. */
const dressAnswers = (io: Io, headers: LiveServerOptions['answerHeaders']): void => {
  io.engine.use((_request: unknown, response: Response, next: () => void) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    next()
  })
}

/** What is refused stays a plain request, of this path or of any other. */
const refuseAsRequests = (
  httpServer: HttpServer,
  room: WaitingRoom,
  isAllowed: (request: IncomingMessage) => boolean,
): void => {
  const shouldUpgradeCallback = (request: IncomingMessage) =>
    isHandshake(request) && isAllowed(request) && room.enter(request)
  // An option of `createServer` for its types; the server asks its own property with each request.
  Object.assign(httpServer, { shouldUpgradeCallback })
}

/** Waits a moment for the goodbyes, then ends what is left. */
const closed = async (io: Io, open: ReadonlySet<WebSocketBelow>, withinMs = 1_000) => {
  const until = Date.now() + withinMs
  while (open.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
  for (const webSocket of open) webSocket.terminate()
  io.engine.close()
}

/** Every WebSocket until it is really gone. */
const trackWebSockets = (io: Io): ReadonlySet<WebSocketBelow> => {
  const open = new Set<WebSocketBelow>()
  io.engine.on('connection', (connection: LiveSocket['conn']) => {
    const webSocket = webSocketOf(connection)
    if (!webSocket) return
    open.add(webSocket)
    webSocket.once('close', () => open.delete(webSocket))
  })
  return open
}

const end = (listeners: Listeners) => (socket: LiveSocket) => {
  listeners.remove(socket)
  socket.emit('closing', { reason: 'session_ended' satisfies ClosingReason })
  socket.disconnect(true)
}

/** For how long this page has read without hearing, as it says itself; undefined where it has not. */
const deafMsOf = ({ handshake }: LiveSocket): number | undefined => {
  const deafMs: unknown = handshake.auth['deafMs']
  return typeof deafMs === 'number' && deafMs >= 0 ? deafMs : undefined
}

type Door = {
  limits: typeof liveLimits
  listeners: Listeners
  lately: Lately
  room: WaitingRoom
  recheck(sockets: readonly LiveSocket[]): Promise<void>
}

const openDoor = (
  io: Io,
  { redeem, elsewhere, log }: LiveServerOptions,
  { limits, listeners, lately, room, recheck: recheckThese }: Door,
) => {
  const { framesPerMinute, socketsPerUser, lingerMs } = limits
  io.engine.on('connection', (connection: LiveSocket['conn']) => {
    limitFrames(connection, framesPerMinute, () => log.warn({ code: 'live.flood' }))
    connection.once('close', () => hangUp(connection, lingerMs))
  })
  const decide = async (socket: LiveSocket, next: (error?: Error) => void) => {
    const code = await admit(socket, { redeem, elsewhere, listeners, socketsPerUser, log })
    next(code && refusal(code))
    // One try per connection.
    if (code) setImmediate(() => socket.conn.close())
  }
  io.use((socket, next) => void decide(socket, next))
  const slowerBeatOf = paceBeats(io.engine, limits.beatsPerSecond)
  io.on('connection', (socket) => {
    room.leave(socket.conn.request)
    if (listeners.countOf(socket.data.actor.id) >= socketsPerUser) return void socket.disconnect(true)
    listeners.add(socket)
    const everyMs = slowerBeatOf(socket.conn)
    if (everyMs !== undefined) socket.emit('beat', { everyMs } satisfies ChannelPayloads['beat'])
    const deafMs = deafMsOf(socket)
    if (deafMs !== undefined && lately.concerned(socket.data.actor, deafMs))
      socket.emit('resync', { withinMs: 0 } satisfies ChannelPayloads['resync'])
    socket.on('disconnect', () => {
      listeners.remove(socket)
      // Nobody stays connected who is counted nowhere.
      socket.conn.close()
    })
    // The session may have ended between the ticket and this line.
    void recheckThese([socket])
  })
}

export const startLiveServer = (options: LiveServerOptions): LiveServer => {
  const { httpServer, findActor, addresses, log } = options
  const limits = { ...liveLimits, ...options.limits }
  const listeners = createListeners()
  const lately = createLately()
  let isStopping = false
  const isAllowed = (request: IncomingMessage) => !isStopping && isOriginAllowed(request, addresses)
  const io = createIo(httpServer, limits.connectMs, isAllowed)
  const room = openWaitingRoom(limits.waitingPerNetwork, options.networkOf)
  refuseAsRequests(httpServer, room, isAllowed)
  dressAnswers(io, options.answerHeaders)
  refuseCrowds(io.engine, room)
  const open = trackWebSockets(io)
  const recheckThese = (sockets: readonly LiveSocket[]) =>
    recheck(sockets, { findActor, end: end(listeners), log })
  openDoor(io, options, { limits, listeners, lately, room, recheck: recheckThese })
  const unwatch = watch({ listeners, recheck: recheckThese, limits, log })

  const send: LiveServer['send'] = (sockets, message) => {
    for (const socket of sockets) writeFramed(socket, message)
  }
  const emit: LiveServer['emit'] = (sockets, event, payload) => {
    if (sockets.length > 0) send(sockets, framed(event, payload))
  }
  return {
    listeners,
    lately,
    emit,
    framed,
    send,
    recheck: (userId) =>
      recheckThese(userId === undefined ? listeners.all() : listeners.of({ users: [userId] })),
    resync: () => emit(listeners.all(), 'resync', { withinMs: limits.resyncWithinMs }),
    stop: async () => {
      isStopping = true
      unwatch()
      emit(listeners.all(), 'closing', { reason: 'restart' })
      // Closing the transport, unlike a disconnect by the server, lets clients come back by themselves.
      for (const socket of listeners.all()) sayRestart(socket.conn)
      await closed(io, open)
    },
  }
}
