/** A channel on a real HTTP server, with sessions and tickets kept in memory, and people who connect to it. */
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Actor, Role } from '@arriero/domain/people/roles'
import Fastify from 'fastify'
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { addressesOf } from '#addresses.ts'
import { silentLog } from '#effects/database.fixture.ts'
import { networkOf } from '#http/limits/network-of.ts'
import { startLiveServer, type LiveServer, type LiveServerOptions } from './server.ts'

export const person = (role: Role, more: Partial<Actor> = {}): Actor => ({
  id: randomBytes(12).toString('hex'),
  role,
  isValidated: true,
  enterpriseId: null,
  ...more,
})

export type Heard = { event: string; payload: unknown }

type Accounts = {
  /** Logs somebody in; the answer is his session. */
  logIn(actor: Actor): Buffer
  logOut(session: Buffer): void
  change(session: Buffer, actor: Actor): void
  ticketFor(session: Buffer): string
}

export type Office = Accounts & {
  url: string
  port: number
  server: LiveServer
  /** A client of that session; it connects by itself. */
  client(session: Buffer | undefined, options?: Partial<ManagerOptions & SocketOptions>): Socket
  /** Connected, and all it hears from then on. */
  listener(actor: Actor): Promise<{ socket: Socket; session: Buffer; heard: Heard[] }>
  close(): Promise<void>
}

const openAccounts = (): Accounts & Pick<LiveServerOptions, 'redeem' | 'findActor'> => {
  const sessions = new Map<string, Actor>()
  const tickets = new Map<string, Buffer>()
  const keyOf = (session: Buffer) => session.toString('hex')
  return {
    logIn: (actor) => {
      const session = randomBytes(32)
      sessions.set(keyOf(session), actor)
      return session
    },
    logOut: (session) => void sessions.delete(keyOf(session)),
    change: (session, actor) => void sessions.set(keyOf(session), actor),
    ticketFor: (session) => {
      const ticket = randomBytes(16).toString('base64url')
      tickets.set(ticket, session)
      return ticket
    },
    findActor: async (session) => sessions.get(keyOf(session)),
    redeem: async (ticket) => {
      const sessionHash = tickets.get(ticket)
      tickets.delete(ticket)
      const actor = sessionHash && sessions.get(keyOf(sessionHash))
      return sessionHash && actor ? { actor, sessionHash } : undefined
    },
  }
}

export const openOffice = async (limits: LiveServerOptions['limits'] = {}): Promise<Office> => {
  const { redeem, findActor, ...accounts } = openAccounts()
  const app = Fastify()
  app.get('/v1/here', async () => ({ here: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const addresses = addressesOf({ publicUrl: 'https://arriero.example', isLocal: true })
  const server = startLiveServer({
    httpServer: app.server,
    redeem,
    findActor,
    elsewhere: async () => 0,
    networkOf: ({ socket }) => networkOf(socket.remoteAddress ?? ''),
    addresses,
    answerHeaders: {},
    log: silentLog,
    limits,
  })
  const sockets: Socket[] = []
  const client: Office['client'] = (session, options = {}) => {
    const auth = session ? { ticket: accounts.ticketFor(session) } : {}
    const socket = io(url, {
      path: '/v1/live',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth,
      ...options,
    })
    sockets.push(socket)
    return socket
  }
  return {
    ...accounts,
    url,
    port,
    server,
    client,
    listener: async (actor) => {
      const session = accounts.logIn(actor)
      const socket = client(session)
      const heard: Heard[] = []
      socket.onAny((event: string, payload: unknown) => heard.push({ event, payload }))
      await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
      return { socket, session, heard }
    },
    close: async () => {
      for (const socket of sockets) socket.disconnect()
      await server.stop()
      await app.close()
    },
  }
}

/** How a client fared: 'connected', or the word of the refusal. */
export const fate = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'))
    socket.once('connect_error', (error) => resolve(error.message))
  })

export const gone = (socket: Socket): Promise<string> =>
  new Promise((resolve) => socket.once('disconnect', (reason) => resolve(reason)))
