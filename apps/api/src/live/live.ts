/** The live channel of one node: what every node tells comes in, its own sockets' messages go out. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, DatabaseOptions } from '#database/connect.ts'
import { noticesSent } from '#database/notices.ts'
import { openBus } from '#effects/hints/bus.ts'
import { listen } from '#effects/hints/listen.ts'
import { createBroadcast, type LivePorts } from './broadcast.ts'
import { socketsOfAllNodes, type SocketsOfAllNodes } from './sockets-of-all-nodes.ts'
import { startLiveServer, type LiveServerOptions } from './server.ts'

const tellWithinMs = 2_000

export type LiveOptions = Omit<LiveServerOptions, 'elsewhere'> & {
  database: Pick<Database, 'db' | 'carryBy' | 'outage'>
  /** A line between nodes beside the database. */
  busUrl?: string | undefined
  /** A direct way to the database, beside any transaction pooler. */
  connection: DatabaseOptions
  ports: LivePorts
  /** How often this node says that it lives. */
  beatMs?: number
}

export type Live = {
  /** How many are on it at this node. */
  sockets(): number
  /** Whether the line beside the database carries; false without one. */
  isBusUp(): boolean
  /** Before the HTTP server closes: it waits for its sockets. */
  stop(): Promise<void>
  /** Once nothing more is done here: says goodbye to the other nodes, unless there is something that they could not be told. */
  leave(): Promise<void>
}

export const startLive = async ({
  connection,
  ports,
  database,
  busUrl,
  beatMs,
  ...options
}: LiveOptions): Promise<Live> => {
  const { log } = options
  const counted: { sockets?: SocketsOfAllNodes } = {}
  const server = startLiveServer({
    ...options,
    elsewhere: async (userId, own) => counted.sockets?.elsewhere(userId, own) ?? 0,
  })
  const broadcast = createBroadcast({ server, ports, log, outage: database.outage })
  const sockets = await socketsOfAllNodes({
    db: database.db,
    log,
    countOf: server.listeners.countOf,
    onSilent: () => {
      log.warn({ code: 'live.node_silent' })
      broadcast.gap()
    },
    ...(beatMs !== undefined && { beatMs }),
  })
  counted.sockets = sockets
  const hearing = { onTold: broadcast.told, onGap: broadcast.gap, log }
  const listening = await listen({ connection, ...hearing, onHearing: broadcast.hears })
  const bus = busUrl === undefined ? undefined : openBus({ url: busUrl, ...hearing })
  database.carryBy(bus?.carry)
  return {
    sockets: () => server.listeners.all().length,
    isBusUp: () => bus?.isUp() === true,
    stop: async () => {
      await server.stop()
      await sockets.stop()
      database.carryBy(undefined)
      await Promise.all([listening.stop(), bus?.stop()])
      await broadcast.stop()
    },
    leave: async () => {
      const all = noticesSent(database.db).then(() => true)
      await sockets.leave(await Promise.race([all, sleep(tellWithinMs, false)]))
    },
  }
}
