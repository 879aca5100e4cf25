/** The live channel of one node: what every node tells comes in, its own sockets' messages go out. */
import type { Database, DatabaseOptions } from '#database/connect.ts'
import { openBus } from '#effects/bus.ts'
import { listen } from '#effects/listen.ts'
import { createBroadcast, type LivePorts } from './broadcast.ts'
import { socketsOfAllNodes, type SocketsOfAllNodes } from './sockets-of-all-nodes.ts'
import { startLiveServer, type LiveServerOptions } from './server.ts'

export type LiveOptions = Omit<LiveServerOptions, 'elsewhere'> & {
  database: Pick<Database, 'db' | 'carryBy' | 'outage'>
  /** A line between nodes beside the database. */
  busUrl?: string | undefined
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

export const startLive = async ({
  connection,
  ports,
  database,
  busUrl,
  ...options
}: LiveOptions): Promise<Live> => {
  const { log } = options
  const counted: { sockets?: SocketsOfAllNodes } = {}
  const server = startLiveServer({
    ...options,
    elsewhere: async (userId, own) => counted.sockets?.elsewhere(userId, own) ?? 0,
  })
  const sockets = await socketsOfAllNodes({ db: database.db, log, countOf: server.listeners.countOf })
  counted.sockets = sockets
  const broadcast = createBroadcast({ server, ports, log, outage: database.outage })
  const hearing = { onTold: broadcast.told, onGap: broadcast.gap, log }
  const listening = await listen({ connection, ...hearing })
  const bus = busUrl === undefined ? undefined : openBus({ url: busUrl, ...hearing })
  database.carryBy(bus?.carry)
  return {
    sockets: () => server.listeners.all().length,
    stop: async () => {
      await server.stop()
      await sockets.stop()
      database.carryBy(undefined)
      await Promise.all([listening.stop(), bus?.stop()])
      await broadcast.stop()
    },
  }
}
