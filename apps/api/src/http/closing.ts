/** How a server that is asked to stop gets rid of who is connected. */
import type { FastifyInstance } from 'fastify'

const everyMs = 50

/** A kept connection that was still being answered when the server began to close would hold it open for as long as it is kept. */
export const letKeptConnectionsGo = (app: FastifyInstance): void => {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    const reaper = setInterval(() => app.server.closeIdleConnections(), everyMs)
    app.server.once('close', () => clearInterval(reaper))
  })
}
