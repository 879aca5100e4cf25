/** Who hears what of an event, from the order's parties as they are now. Pure. Decisions §14, §15, security B2 51–54. */
import { paymentOutcomes, type PaymentOutcome } from '@arriero/contract/events'
import type { OrderViewer } from '@arriero/contract/order-shapes'
import type { EventName, Told } from '#effects/tell.ts'
import type { Audience } from './listeners.ts'

export type Parties = {
  status: number
  clientId: string
  carrierId: string | null
  driverId: string | null
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
  | { kind: 'offer'; offerId: string; to: Audience }
  | { kind: 'outcome'; outcome: PaymentOutcome; to: Audience }
  | { kind: 'notice'; name: EventName; to: Audience }

const administrators = ['administrator'] as const
const pending = 0
const running = 2

const people = (...ids: (string | null | undefined)[]): string[] => ids.filter((id) => typeof id === 'string')

/** Every party in its own shape; a carrier who drives himself reads it as carrier. */
const partiesOf = ({ clientId, carrierId, driverId }: Parties): Delivery[] => [
  { kind: 'order', viewer: 'admin', to: { roles: administrators } },
  { kind: 'order', viewer: 'client', to: { users: [clientId] } },
  ...(carrierId ? [{ kind: 'order', viewer: 'carrier', to: { users: [carrierId] } } as const] : []),
  ...(driverId && driverId !== carrierId
    ? [{ kind: 'order', viewer: 'operator', to: { users: [driverId] } } as const]
    : []),
]

const opening = new Set<EventName>(['order.created', 'order.date_moved'])
const closing = new Set<EventName>(['offer.accepted', 'order.cancelled', 'order.reservation_passed'])

/** What the market hears; an order that had a carrier when it was cancelled had left it before. */
const market = (told: readonly Told[], { status, carrierId }: Parties): Delivery[] => {
  const last = told.findLast(({ name }) => opening.has(name) || closing.has(name))?.name
  if (!last) return []
  if (status === pending && last !== 'order.reservation_passed') return [{ kind: 'opened' }]
  if (last === 'order.cancelled' && carrierId !== null && !told.some(({ name }) => name === 'offer.accepted'))
    return []
  return [{ kind: 'taken', except: carrierId }]
}

type Party = 'client' | 'carrier' | 'driver' | 'offerer'

/** Whom an event concerns beyond the screen he may have open. */
const concerned: Partial<Record<EventName, readonly Party[]>> = {
  'offer.made': ['client'],
  'offer.countered': ['offerer'],
  'offer.accepted': ['client', 'offerer'],
  'offer.expired': ['offerer'],
  'order.assigned': ['client', 'driver'],
  'order.milestone': ['client', 'carrier'],
  'order.evidence_kept': ['client', 'carrier'],
  'order.support_document_loaded': ['client'],
  'order.released': ['client'],
  'order.closed': ['client', 'carrier'],
  'order.cancelled': ['client', 'carrier', 'driver'],
  'order.rated': ['carrier'],
  'order.waived': ['carrier'],
  'order.reservation_passed': ['client'],
  'payment.outcome': ['client'],
  'policy.issued': ['client'],
}

/** Whom of the staff it concerns, wherever they are. Decisions §11. */
const accountants = ['administrator', 'accountancy'] as const
const concernedStaff: Partial<Record<EventName, Audience>> = {
  'payment.lost': { roles: accountants },
  'payment.recovered': { roles: accountants },
}

const outcomeOf = (detail: string | undefined): PaymentOutcome | undefined =>
  paymentOutcomes.find((name) => name === detail)

/** What one event says besides the order itself. `offererId`: the carrier who made its offer. */
const sayings = (told: Told, order: Parties, offererId: string | undefined): Delivery[] => {
  const { name, offerId, detail } = told
  const ids = { client: order.clientId, carrier: order.carrierId, driver: order.driverId, offerer: offererId }
  const staff = concernedStaff[name]
  const noticed = people(...(concerned[name] ?? []).map((party) => ids[party]))
  const outcome = name === 'payment.outcome' ? outcomeOf(detail) : undefined
  const replacedId =
    name === 'order.assigned' && detail !== order.driverId && detail !== order.carrierId ? detail : undefined
  return [
    ...(offerId
      ? [
          {
            kind: 'offer',
            offerId,
            to: { roles: administrators, users: people(order.clientId, offererId) },
          } as const,
        ]
      : []),
    ...(outcome
      ? [{ kind: 'outcome', outcome, to: { roles: administrators, users: [order.clientId] } } as const]
      : []),
    ...(replacedId ? [{ kind: 'gone', to: { users: [replacedId] } } as const] : []),
    ...(noticed.length > 0 ? [{ kind: 'notice', name, to: { users: noticed } } as const] : []),
    ...(staff ? [{ kind: 'notice', name, to: staff } as const] : []),
  ]
}

/** A carrier's own offer changes how he reads the open order, and only he. */
const ownReadings = (offerers: readonly string[], { status }: Parties, isOpened: boolean): Delivery[] =>
  status === pending && !isOpened && offerers.length > 0
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
    ...partiesOf(order),
    ...onMarket,
    ...ownReadings(people(...told.map(offererFor)), order, isOpened),
    ...told.flatMap((one) => sayings(one, order, offererFor(one))),
  ]
}

/**
 * Who sees where the truck is: carrier, driver and administrators from "on the way" or in position, the client from in
 * position, everybody until the finish. `at`: the place's own time; a phone may send late what was before. Decisions §14.
 */
export const locationAudience = (
  { status, clientId, carrierId, driverId, isOnTheWay, isInPosition, clientSeesFrom }: Parties,
  at?: string,
): Audience => {
  const isRunning = status === running
  const isAssigned = status === 1
  if (!isRunning && !(isAssigned && (isOnTheWay || isInPosition))) return {}
  const isTooEarly = at !== undefined && !!clientSeesFrom && new Date(at) < clientSeesFrom
  const isShownToClient = (isRunning || isInPosition) && !isTooEarly
  return { roles: administrators, users: people(carrierId, driverId, isShownToClient ? clientId : null) }
}
