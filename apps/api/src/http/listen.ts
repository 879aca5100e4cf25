/** Where the server listens: so that whoever comes is taken at once, however much there is to do. docs/decisions/0076. */
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import type { FastifyInstance, FastifyListenOptions } from 'fastify'

type At = { port: number; host: string }
export type Listening = {
  /** Nobody is taken any more; resolves once all that were have gone, which is the server's own closing. */
  end(): Promise<void>
}

/**
 * Connections that may wait to be taken. Thousands of screens come back in one moment after a restart; whoever finds no room is not told, and
 * tries again by himself after one, three, seven seconds. Node's own 511 is less than the system allows.
 */
const backlog = 4_096

/**
 * Node takes one connection of a listening socket each time it has looked after everybody else. With thousands of screens that is one in 40 ms:
 * a thousand that come in one moment would wait for half a minute, unseen by any limit. So many sockets listen at the address, and one is taken
 * of each.
 */
export const socketsMost = 16

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** A machine without IPv6 refuses to listen at ::1 with one of these codes. */
const isAbsent = (error: unknown) => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(codeOf(error)))
/** Not every system shares an address between sockets. */
const isUnshared = (error: unknown) => ['ENOTSUP', 'EINVAL', 'ENOPROTOOPT'].includes(String(codeOf(error)))

const opened = async (door: Server, at: At & { reusePort?: boolean }): Promise<Server> => {
  door.listen({ ...at, backlog })
  await once(door, 'listening')
  return door
}

/** What comes by it goes to the one server there is: one set of limits. */
const doorOf = (app: FastifyInstance): Server =>
  createServer({ allowHalfOpen: true, noDelay: true }, (socket: Socket) =>
    app.server.emit('connection', socket),
  )

const closed = async (door: Server): Promise<void> => {
  const gone = once(door, 'close')
  door.close()
  await gone
}

/** At one address, once the server itself shares it. */
const doorsAt = async (app: FastifyInstance, at: At, count: number): Promise<Server[]> => {
  const doors: Server[] = []
  for (let number = 0; number < count; number++)
    doors.push(await opened(doorOf(app), { ...at, reusePort: true }))
  return doors
}

const portOf = (app: FastifyInstance): number => {
  const at = app.server.address()
  if (typeof at !== 'object' || !at) throw new Error('the server has no port')
  return at.port
}

const isShared = async (host: string): Promise<boolean> => {
  try {
    await closed(await opened(createServer(), { port: 0, host, reusePort: true }))
    return true
  } catch (error) {
    if (isUnshared(error)) return false
    throw error
  }
}

/** The server at its address, and as many doors beside it where the system lets them share it. */
const openAll = async (app: FastifyInstance, at: At): Promise<Server[]> => {
  const reusePort = await isShared(at.host)
  // Who shares an address takes it from nobody who has it alone, and from another who shares it half of what comes: that is refused here.
  if (reusePort && at.port !== 0) await closed(await opened(createServer(), at))
  const options = { ...at, backlog, reusePort }
  // Handed on to Node as it is; the types know only what is older.
  await app.listen(options satisfies FastifyListenOptions & { reusePort: boolean })
  return reusePort ? doorsAt(app, { ...at, port: portOf(app) }, socketsMost - 1) : []
}

/** A browser may try ::1 first, whatever this machine's own list of names says. */
const openBeside = async (app: FastifyInstance): Promise<Server[]> => {
  try {
    return [await opened(doorOf(app), { port: portOf(app), host: '::1' })]
  } catch (error) {
    if (isAbsent(error)) return []
    throw error
  }
}

/** On both loopback addresses where the host is `localhost`. @throws EADDRINUSE */
export const listenAt = async (app: FastifyInstance, { port, host }: At): Promise<Listening> => {
  const isLocal = host === 'localhost'
  const doors = await openAll(app, { port, host: isLocal ? '127.0.0.1' : host })
  if (isLocal) doors.push(...(await openBeside(app)))
  return {
    end: async () => {
      await Promise.all(doors.map(closed))
    },
  }
}
