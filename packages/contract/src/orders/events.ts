/** What the live channel says. Payloads are the viewer's own projection. Decisions §15. */
import { paidWords } from '@arriero/domain/money/paid'
import { paymentFailures } from '@arriero/domain/money/payment-attempts'
import { z } from 'zod'
import { offerViewers, orderViewers } from './order-shapes.ts'
import { threadNewsShape } from '../messages/messages.ts'
import { positionShape } from '../places/tracking.ts'

const locationShape = z.object({ orderId: z.string(), position: positionShape })
const closedOrder = z.object({ _id: z.string(), status: z.number(), closed: z.literal(true) })

/** `orderStatusMobile`: the five failing names, CAPTURED or ACCEPTED, or a pending word. */
export const paymentOutcomes = [...paymentFailures, ...paidWords, 'PENDING'] as const

const orderStatus = z.union([...Object.values(orderViewers), closedOrder])

export const events = {
  orderStatusBackoffice: orderStatus,
  /** The same of several services, where so many listen that each hears at once what came within a moment. */
  orderStatusesBackoffice: z.array(orderStatus),
  /** `offer` as the service shows it to its hearer; null where the service shows it to him no more. */
  offerBackoffice: z.object({
    orderId: z.string(),
    offerId: z.string(),
    offer: z.union([offerViewers.admin, offerViewers.client, offerViewers.carrier]).nullable(),
  }),
  orderStatusMobile: z.object({ orderId: z.string(), status: z.enum(paymentOutcomes) }),
  location: locationShape,
  /** The same of several services that moved within a moment, to whoever sees more than one of them. */
  locations: z.array(locationShape),
  notification: z.object({
    kind: z.string(),
    orderId: z.string().nullable(),
    /** What it is about where that is no order: a PQR. */
    objectId: z.string().optional(),
  }),
  /** What is new in a conversation, or how far somebody has read in it. */
  thread: threadNewsShape,
  /** The caller's own unread notifications; 100 stands for more. */
  bell: z.object({ unread: z.number().int() }),
}
/** Said by the channel itself. `resync`: something may have been missed, read again within so many ms. `beat`: how often it says that it is there, where that is more seldom than usual. */
export const channelEvents = {
  resync: z.object({ withinMs: z.number() }),
  beat: z.object({ everyMs: z.number() }),
  closing: z.object({ reason: z.enum(['restart', 'session_ended']) }),
}
export type EventName = keyof typeof events
export type EventPayload<N extends EventName> = z.infer<(typeof events)[N]>
export type PaymentOutcome = (typeof paymentOutcomes)[number]
