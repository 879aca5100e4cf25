/** Who hears what of an event, from the order's parties as they are now. Pure. Decisions §14, §15, security B2 51–54. */
import { isWatchable } from '@arriero/domain/orders/on-the-road'
import { orderStatus, statusOfNumber } from '@arriero/domain/orders/orders'
import { carriers, treasurers } from '@arriero/domain/people/roles'
import { paymentOutcomes, type PaymentOutcome } from '@arriero/contract/orders/events'
import type { OfferViewer, OrderViewer } from '@arriero/contract/orders/order-shapes'
import type { OrderEvent, Reader } from '@arriero/domain/orders/order-event'
import { houseEventOf } from '@arriero/domain/house/house-events'
import { orderEventOf } from '@arriero/domain/orders/order-events'
import type { EventName, Told } from '#effects/told.ts'
import type { Audience } from './listeners.ts'

export type Parties = {
  status: number
  clientId: string
  carrierId: string | null
  driverId: string | null
  isPaid: boolean
  isOnTheWay: boolean
  isInPosition: boolean
  /** Nothing from before is the client's to see; null where he may not see anything yet. */
  clientSeesFrom?: Date | null
}

export type Delivery =
  /** The order, in this viewer's shape. */
  | { kind: 'order'; viewer: OrderViewer; to: Audience }
  /** The order, to every active carrier. */
  | { kind: 'opened' }
  /** It left the market: to every active carrier but the one who has it. */
  | { kind: 'taken'; except: string | null }
  /** Somebody has nothing to do with it any more. */
  | { kind: 'gone'; to: Audience }
  /** One offer of it, as this viewer reads it there. */
  | { kind: 'offer'; offerId: string; viewer: OfferViewer; to: Audience }
  | { kind: 'outcome'; outcome: PaymentOutcome; to: Audience }
  | { kind: 'notice'; name: EventName; to: Audience }

const administrators = ['administrator'] as const

/** Whom a delivery concerns, whoever of them is connected. */
export const audienceOf = (delivery: Delivery): Audience =>
  'to' in delivery ? delivery.to : { roles: carriers }

const people = (...ids: (string | null | undefined)[]): string[] => ids.filter((id) => typeof id === 'string')

const parties: readonly Reader[] = ['admin', 'client', 'carrier', 'operator']
/** What a newer node tells has no row here: the parties read the order anew, as they may, and nobody is noticed. */
const unknown: OrderEvent = {}
/** Events of the house go another way, to no party of an order. */
const elsewhere: OrderEvent = { sent: [] }

const eventOf = (name: string): OrderEvent => orderEventOf(name) ?? (houseEventOf(name) ? elsewhere : unknown)

/** Every party in its own shape; a carrier who drives himself reads it as carrier. */
const readingsOf = (
  told: readonly Told[],
  { clientId, carrierId, driverId }: Parties,
): Extract<Delivery, { kind: 'order' }>[] => {
  const sent = new Set(told.flatMap(({ name }) => eventOf(name).sent ?? parties))
  const audiences: Record<Reader, Audience> = {
    admin: { roles: administrators },
    client: { users: [clientId] },
    carrier: { users: people(carrierId) },
    operator: { users: people(driverId === carrierId ? null : driverId) },
  }
  return parties
    .filter((viewer) => sent.has(viewer))
    .map((viewer) => ({ kind: 'order' as const, viewer, to: audiences[viewer] }))
    .filter(({ to }) => to.users?.length !== 0)
}

/** What the market hears; an order that had a carrier when it was cancelled had left it before. */
const market = (told: readonly Told[], { status, carrierId }: Parties): Delivery[] => {
  const last = told.findLast(({ name }) => eventOf(name).market !== undefined)?.name
  if (!last) return []
  if (status === orderStatus.pending && last !== 'order.reservation_passed') return [{ kind: 'opened' }]
  if (last === 'order.cancelled' && carrierId !== null && !told.some(({ name }) => name === 'offer.accepted'))
    return []
  return [{ kind: 'taken', except: carrierId }]
}

const outcomeOf = (detail: string | undefined): PaymentOutcome | undefined =>
  paymentOutcomes.find((name) => name === detail)

/** The offer itself, to those who read it: administrators, the client and the carrier who made it. */
const offerTo = (offerId: string, { status, clientId }: Parties, offererId: string | undefined): Delivery[] =>
  (
    [
      ['admin', { roles: administrators }],
      ['client', { users: [clientId] }],
      [status === orderStatus.pending ? 'open' : 'carrier', { users: people(offererId) }],
    ] as const
  ).map(([viewer, to]) => ({ kind: 'offer', offerId, viewer, to }))

/** What one event says besides the order itself. `offererId`: the carrier who made its offer. */
const sayings = (told: Told, order: Parties, offererId: string | undefined): Delivery[] => {
  const { name, offerId, detail } = told
  const ids = { client: order.clientId, carrier: order.carrierId, driver: order.driverId, offerer: offererId }
  const concerned = eventOf(name).noticed ?? []
  const noticed = people(...concerned.map((party) => (party === 'treasury' ? null : ids[party])))
  const outcome = name === 'payment.outcome' ? outcomeOf(detail) : undefined
  const replacedId =
    name === 'order.assigned' && detail !== order.driverId && detail !== order.carrierId ? detail : undefined
  return [
    ...(offerId ? offerTo(offerId, order, offererId) : []),
    ...(outcome
      ? [{ kind: 'outcome', outcome, to: { roles: administrators, users: [order.clientId] } } as const]
      : []),
    ...(replacedId ? [{ kind: 'gone', to: { users: [replacedId] } } as const] : []),
    ...(noticed.length > 0 ? [{ kind: 'notice', name, to: { users: noticed } } as const] : []),
    ...(concerned.includes('treasury') ? [{ kind: 'notice', name, to: { roles: treasurers } } as const] : []),
  ]
}

/** A carrier's own offer changes how he reads the open order, and only he. */
const ownReadings = (offerers: readonly string[], { status }: Parties, isOpened: boolean): Delivery[] =>
  status === orderStatus.pending && !isOpened && offerers.length > 0
    ? [{ kind: 'order', viewer: 'open', to: { users: [...new Set(offerers)] } }]
    : []

/**
 * Everything to send for what was told of one order since the last time. `offererOf`: offer → the carrier who made it.
 * On `order.assigned`, `detail` is the driver it was taken from.
 */
export const deliveriesFor = (
  told: readonly Told[],
  order: Parties,
  offererOf: ReadonlyMap<string, string>,
): Delivery[] => {
  const offererFor = ({ offerId }: Told) => (offerId === undefined ? undefined : offererOf.get(offerId))
  const onMarket = market(told, order)
  const isOpened = onMarket.some(({ kind }) => kind === 'opened')
  return [
    ...readingsOf(told, order),
    ...onMarket,
    ...ownReadings(people(...told.map(offererFor)), order, isOpened),
    ...told.flatMap((one) => sayings(one, order, offererFor(one))),
  ]
}

/**
 * Who sees where the truck is: its carrier, driver and administrators, and its client from his own moment on. `at`: the place's
 * own time; a phone may send late what was before. Decisions §14.
 */
export const locationAudience = (order: Parties, at?: string): Audience => {
  const { clientId, carrierId, driverId, clientSeesFrom } = order
  const facts = { ...order, status: statusOfNumber(order.status) }
  if (!isWatchable(facts, false)) return {}
  const isTooEarly = at !== undefined && !!clientSeesFrom && new Date(at) < clientSeesFrom
  const isShownToClient = isWatchable(facts, true) && !isTooEarly
  return { roles: administrators, users: people(carrierId, driverId, isShownToClient ? clientId : null) }
}
