/** How a server that is asked to stop gets rid of who is connected. */
import type { FastifyInstance } from 'fastify'

/**
 * A kept connection that was still being answered when the server began to close would hold it open for as long as it is
 * kept: it goes once its answer is out.
 */
export const letKeptConnectionsGo = (app: FastifyInstance): void => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = app.server.listening
  })
  app.addHook('onResponse', async ({ raw }) => {
    if (isClosing) raw.socket.destroySoon()
  })
}
