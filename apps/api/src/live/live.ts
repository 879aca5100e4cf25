/** The live channel of one node: what every node tells comes in, its own sockets' messages go out. */
import type { DatabaseOptions } from '#database/connect.ts'
import { listen } from '#effects/listen.ts'
import { createBroadcast, type LivePorts } from './broadcast.ts'
import { startLiveServer, type LiveServerOptions } from './server.ts'

export type LiveOptions = LiveServerOptions & {
  /** A direct way to the database, beside any transaction pooler. */
  connection: DatabaseOptions
  ports: LivePorts
}

export type Live = {
  /** How many are on it at this node. */
  sockets(): number
  /** Before the HTTP server closes: it waits for its sockets. */
  stop(): Promise<void>
}

export const startLive = async ({ connection, ports, ...options }: LiveOptions): Promise<Live> => {
  const server = startLiveServer(options)
  const broadcast = createBroadcast({ server, ports, log: options.log })
  const listening = await listen({
    connection,
    onTold: broadcast.told,
    onGap: broadcast.gap,
    log: options.log,
  })
  return {
    sockets: () => server.listeners.all().length,
    stop: async () => {
      await server.stop()
      await listening.stop()
      await broadcast.stop()
    },
  }
}
