/** From what was told to what each socket of this node receives. Architecture 1.7. */
import { houseEventOf, type Hearer } from '@arriero/domain/house/house-events'
import { handlersOf } from '@arriero/domain/support/support'
import type { Log } from '#context.ts'
import type { Outage } from '#database/watched/outage.ts'
import type { Told } from '#effects/told.ts'
import { audienceOf, deliveriesFor, type Parties } from './audience.ts'
import { createCrowds, type crowdLimits } from './crowds.ts'
import { createDeliver, type OrderReads } from './deliver.ts'
import { keyedQueue } from './keyed-queue.ts'
import { createPositions, type WhereaboutsOf } from './positions.ts'
import { sendThread, type ThreadReads } from './threads.ts'
import type { LiveServer } from './server.ts'
import type { Audience } from './listeners.ts'

/** `userId` is whose it is, `detail` what it is about. */
const hearersOf = (live: readonly Hearer[], { userId, isComplaint = false }: Told): Audience => ({
  roles: live.flatMap((one) => {
    if (one === 'handlers') return handlersOf(isComplaint)
    return one === 'person' ? [] : [one]
  }),
  users: live.includes('person') && userId !== undefined ? [userId] : [],
})

/** How the channel reads the business; each call sees what is committed. */
export type LivePorts = OrderReads &
  ThreadReads & {
    partiesOf(orderId: string): Promise<Parties | undefined>
    carrierOfOffer(offerId: string): Promise<string | undefined>
    whereaboutsOf: WhereaboutsOf
    /** What is known of these carriers, or of all, is no longer so. */
    forgetStandings(carrierIds?: readonly string[]): void
    /** Whether it is heard what changes of them. */
    hearsStandings(isSo: boolean): void
    unreadOf(userId: string): Promise<number>
  }

export type BroadcastOptions = {
  server: Pick<LiveServer, 'listeners' | 'lately' | 'emit' | 'framed' | 'send' | 'recheck' | 'resync'>
  ports: LivePorts
  log: Log
  outage: Outage
  crowd?: Partial<typeof crowdLimits>
}

export type Broadcast = {
  told(told: Told): void
  /** What was told for a while is lost: clients refetch, sessions are asked about. */
  gap(): void
  /** What the database tells by itself is not heard for now, or is again. */
  hears(isSo: boolean): void
  stop(): Promise<void>
}

/** Each order being read holds one connection of the pool. */
const ordersAtOnce = 3
/** What one act tells arrives together. */
const orderBatchMs = 5
const bellBatchMs = 100
const resyncAfterMs = 1_000
/** What finds that something was lost finds it several times: of one break screens read again once at its beginning and once at its end. */
const gapsWithinMs = 3_000

/** At once, and what is asked for meanwhile once more when the time is over. */
const atMostEach = (everyMs: number, run: () => void) => {
  let timer: NodeJS.Timeout | undefined
  let isAskedAgain = false
  const over = () => {
    timer = undefined
    if (isAskedAgain) ask()
  }
  const ask = () => {
    isAskedAgain = timer !== undefined
    if (timer) return
    run()
    timer = setTimeout(over, everyMs).unref()
  }
  return { ask, stop: () => clearTimeout(timer) }
}

const offerersOf = async (told: readonly Told[], ports: LivePorts): Promise<Map<string, string>> => {
  const offerIds = new Set(told.flatMap(({ offerId }) => (offerId === undefined ? [] : [offerId])))
  const found = new Map<string, string>()
  for (const offerId of offerIds) {
    const carrierId = await ports.carrierOfOffer(offerId)
    if (carrierId !== undefined) found.set(offerId, carrierId)
  }
  return found
}

/** Positions come many services to a notice, an older release's one. */
const orderIdsOf = ({ orderId, detail }: Told): string[] =>
  orderId === undefined ? (detail?.split(',') ?? []) : [orderId]

const sendersOf = ({ listeners, lately, emit }: BroadcastOptions['server'], ports: LivePorts) => ({
  sendBell: async (userId: string) => {
    lately.note({ users: [userId] })
    const sockets = listeners.of({ users: [userId] })
    if (sockets.length > 0) emit(sockets, 'bell', { unread: await ports.unreadOf(userId) })
  },
  sendNotice: (told: Told) => {
    const live = houseEventOf(told.name)?.live
    if (typeof live !== 'object') return
    const to = hearersOf(live, told)
    const about = told.detail === undefined ? {} : { objectId: told.detail }
    lately.note(to)
    emit(listeners.of(to), 'notification', { kind: told.name, orderId: null, ...about })
  },
})

export const createBroadcast = ({ server, ports, log, outage, crowd }: BroadcastOptions): Broadcast => {
  let resyncing: NodeJS.Timeout | undefined
  /** A load that failed is a message missed; many at once are answered with one word. */
  const onError = (error: unknown) => {
    outage.failed(error, 'hints', () => log.error({ err: error }, 'a live message could not be made'))
    resyncing ??= setTimeout(() => {
      resyncing = undefined
      server.lately.note()
      server.resync()
    }, resyncAfterMs)
  }

  const gaps = atMostEach(gapsWithinMs, () => {
    server.lately.note()
    server.resync()
    void server.recheck()
  })
  const crowds = createCrowds(server, crowd)
  const sendOrder = async (orderId: string, told: Told[]) => {
    const order = await ports.partiesOf(orderId)
    if (!order) return
    const deliver = createDeliver({ listeners: server.listeners, emit: server.emit, crowds }, ports)
    const deliveries = deliveriesFor(told, order, await offerersOf(told, ports))
    // Before the first is sent: who comes in meanwhile is told of all.
    for (const delivery of deliveries) server.lately.note(audienceOf(delivery))
    for (const delivery of deliveries) {
      await deliver(delivery, orderId, order.status).catch(onError)
    }
  }
  const { sendNotice, sendBell } = sendersOf(server, ports)

  const queueOf = (run: (key: string, told: Told[]) => Promise<void>, delayMs = orderBatchMs) =>
    keyedQueue<Told>({ delayMs, concurrency: ordersAtOnce, run, onError })
  const orders = queueOf(sendOrder)
  const positions = createPositions({ server, whereaboutsOf: ports.whereaboutsOf, onError })
  const threads = queueOf((orderId, told) => sendThread({ server, reads: ports }, orderId, told))
  const bells = queueOf(sendBell, bellBatchMs)

  return {
    told: (told) => {
      const { name, orderId, userId, detail } = told
      const live = houseEventOf(name)?.live
      if (live === 'standings') return ports.forgetStandings(detail?.split(','))
      // A place is told again with the next one; nobody reads all he sees anew for it.
      if (server.listeners.isEmpty()) return live === 'places' ? undefined : server.lately.note()
      if (live === 'sessions') void server.recheck(userId)
      else if (live === 'bell' && userId !== undefined) bells.push(userId, told)
      else if (live === 'places') positions.moved(orderIdsOf(told))
      else if (live === 'threads' && orderId !== undefined) threads.push(orderId, told)
      else if (orderId === undefined) sendNotice(told)
      else orders.push(orderId, told)
    },
    gap: () => {
      ports.forgetStandings()
      server.lately.note()
      gaps.ask()
    },
    hears: ports.hearsStandings,
    stop: async () => {
      clearTimeout(resyncing)
      gaps.stop()
      await Promise.all([orders.stop(), positions.stop(), threads.stop(), bells.stop()])
      crowds.stop()
    },
  }
}
