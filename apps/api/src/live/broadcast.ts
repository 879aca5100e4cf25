/** From what was told to what each socket of this node receives. Architecture 1.7. */
import type { positionShape } from '@arriero/contract/tracking'
import { events } from '@arriero/contract/events'
import type { z } from 'zod'
import type { Log } from '#context.ts'
import type { Told } from '#effects/tell.ts'
import { deliveriesFor, locationAudience, type Parties } from './audience.ts'
import { createDeliver, type OrderReads } from './deliver.ts'
import { keyedQueue } from './keyed-queue.ts'
import { noticeOf } from './personal-notices.ts'
import type { LiveServer } from './server.ts'

/** How the channel reads the business; each call sees what is committed. */
export type LivePorts = OrderReads & {
  partiesOf(orderId: string): Promise<Parties | undefined>
  carrierOfOffer(offerId: string): Promise<string | undefined>
  positionOf(orderId: string): Promise<z.output<typeof positionShape> | undefined>
}

export type BroadcastOptions = {
  server: Pick<LiveServer, 'listeners' | 'emit' | 'recheck' | 'resync'>
  ports: LivePorts
  log: Log
}

export type Broadcast = {
  told(told: Told): void
  /** What was told for a while is lost: clients refetch, sessions are asked about. */
  gap(): void
  stop(): Promise<void>
}

/** Each order being read holds one connection of the pool. */
const ordersAtOnce = 3
/** What one act tells arrives together. */
const orderBatchMs = 5
const positionBatchMs = 200
const resyncAfterMs = 1_000

const offerersOf = async (told: readonly Told[], ports: LivePorts): Promise<Map<string, string>> => {
  const offerIds = new Set(told.flatMap(({ offerId }) => (offerId === undefined ? [] : [offerId])))
  const found = new Map<string, string>()
  for (const offerId of offerIds) {
    const carrierId = await ports.carrierOfOffer(offerId)
    if (carrierId !== undefined) found.set(offerId, carrierId)
  }
  return found
}

const sendersOf = ({ listeners, emit }: BroadcastOptions['server'], ports: LivePorts) => ({
  sendPosition: async (orderId: string) => {
    const order = await ports.partiesOf(orderId)
    if (!order || listeners.of(locationAudience(order)).length === 0) return
    const position = await ports.positionOf(orderId)
    if (position)
      emit(
        listeners.of(locationAudience(order, position.at)),
        'location',
        events.location.parse({ orderId, position }),
      )
  },
  sendNotice: (told: Told) => {
    const to = noticeOf(told)
    if (!to) return
    const about = told.detail === undefined ? {} : { objectId: told.detail }
    emit(listeners.of(to), 'notification', { kind: told.name, orderId: null, ...about })
  },
})

export const createBroadcast = ({ server, ports, log }: BroadcastOptions): Broadcast => {
  const deliver = createDeliver(server, ports)

  let resyncing: NodeJS.Timeout | undefined
  /** A load that failed is a message missed; many at once are answered with one word. */
  const onError = (error: unknown) => {
    log.error({ err: error }, 'a live message could not be made')
    resyncing ??= setTimeout(() => {
      resyncing = undefined
      server.resync()
    }, resyncAfterMs)
  }

  const sendOrder = async (orderId: string, told: Told[]) => {
    const order = await ports.partiesOf(orderId)
    if (!order) return
    for (const delivery of deliveriesFor(told, order, await offerersOf(told, ports))) {
      await deliver(delivery, orderId, order.status).catch(onError)
    }
  }
  const { sendPosition, sendNotice } = sendersOf(server, ports)

  const orders = keyedQueue<Told>({
    delayMs: orderBatchMs,
    concurrency: ordersAtOnce,
    run: sendOrder,
    onError,
  })
  const positions = keyedQueue<Told>({
    delayMs: positionBatchMs,
    concurrency: ordersAtOnce,
    run: sendPosition,
    onError,
  })

  return {
    told: (told) => {
      if (server.listeners.isEmpty()) return
      const { name, orderId, userId } = told
      if (name === 'session.ended' || name === 'user.changed') void server.recheck(userId)
      else if (orderId === undefined) sendNotice(told)
      else if (name === 'location.moved') positions.push(orderId, told)
      else orders.push(orderId, told)
    },
    gap: () => {
      server.resync()
      void server.recheck()
    },
    stop: async () => {
      clearTimeout(resyncing)
      await Promise.all([orders.stop(), positions.stop()])
    },
  }
}
