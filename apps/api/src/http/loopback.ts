/** `localhost` is two addresses and a browser may try either first: both are listened on, whatever this machine's own list of names says. */
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A machine without IPv6. */
const isAbsent = ({ code }: NodeJS.ErrnoException) => code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'

type StopListening = () => void

/** Hands what comes by ::1 to the server that listens at 127.0.0.1: one server, one set of limits. */
const listenBeside = (app: FastifyInstance, port: number): Promise<StopListening> => {
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  )
  const stop = () => void door.close()
  return new Promise((resolve, reject) => {
    door.once('error', (error) => (isAbsent(error) ? resolve(stop) : reject(error)))
    door.listen({ port, host: '::1' }, () => resolve(stop))
  })
}

/** On both loopback addresses where the host is `localhost`; the shell's own closing ends the rest. */
export const listenAt = async (app: FastifyInstance, port: number, host: string): Promise<StopListening> => {
  await app.listen({ port, host: host === 'localhost' ? '127.0.0.1' : host })
  const at = app.server.address()
  if (host !== 'localhost' || typeof at !== 'object' || !at) return () => undefined
  return listenBeside(app, at.port)
}
