/** The life of a service: its states and the acts that move it. Decisions §7, security B5. */
import type { ErrorCode } from '../errors/errors.ts'
import { isCarrierRole, type Actor } from '../people/roles.ts'
import { isRemindPauseOver, isTimeToSetOut } from './near-hours.ts'

/** The states, each with its number on the wire and in the store. Spec §4. */
export const orderStatus = { pending: 0, assigned: 1, running: 2, finished: 3, cancelled: 4 } as const
export type OrderStatus = keyof typeof orderStatus
/** In the order of their numbers. */
export const orderStatuses = Object.keys(orderStatus) as OrderStatus[]

export const statusOfNumber = (number: number): OrderStatus | undefined => orderStatuses[number]

/** A carrier holds it, and it is not over. */
export const isUnderWay = (status: number): boolean =>
  status === orderStatus.assigned || status === orderStatus.running

/** What staff may end a service as. Decisions §18. */
export type EndStatus = typeof orderStatus.finished | typeof orderStatus.cancelled

/** The only moves the database lets pass; `close` by staff adds the last two. Decisions §18. */
export const statusMoves: readonly (readonly [OrderStatus, OrderStatus])[] = [
  ['pending', 'assigned'],
  ['assigned', 'running'],
  ['running', 'finished'],
  ['pending', 'cancelled'],
  ['assigned', 'cancelled'],
  ['assigned', 'finished'],
  ['running', 'cancelled'],
]

/** What a rule needs to know of an order. */
export type OrderFacts = {
  status: OrderStatus
  clientId: string
  carrierId: string | null
  driverId: string | null
  isPaid: boolean
  /** What had paid it failed when it could no longer be stopped: it goes on and still counts as paid. Decisions §11. */
  isPaymentLost: boolean
  isInsured: boolean
  /** The end of the attempt the client has open at the gateway. Decisions §11. */
  payingUntil: Date | null
  /** By when it is to be paid; null before it is taken. */
  payUntil: Date | null
  hasClientPrice: boolean
  hasSupportDocument: boolean
  isInPosition: boolean
  isLoading: boolean
  hasArrived: boolean
  isUnloading: boolean
  /** Five wrong delivery codes: from here only the carrier reports the end. Decisions §7. */
  isCodeSpent: boolean
  isRatedByClient: boolean
  isRatedByCarrier: boolean
  isApproved: boolean
  /** When staff last reminded its carrier that nobody is named to drive it. */
  remindedAt: Date | null
  /** When staff last asked those who offered, and its client, to go on. */
  proposedAt: Date | null
  reservationAt: Date
}

export type Moment = { order: OrderFacts; actor: Actor; now: Date }
type Rule = (moment: Moment) => boolean

export type Act = {
  from: readonly OrderStatus[]
  /** Who could ever do it; anyone else is told the order does not exist. */
  who: Rule
  /** The answer when the order is in another state. */
  closed: ErrorCode
  unless?: readonly (readonly [Rule, ErrorCode])[]
}

const hoursMs = 3_600_000
/** So long before the appointment the last reminder to name a driver has gone by itself; from then on staff may end it. Decisions §7. */
const undrivenMs = 4 * hoursMs

const carrierRole: Rule = ({ actor }) => isCarrierRole(actor.role)
const ownsOrder: Rule = ({ order, actor }) => order.clientId === actor.id
const holdsOrder: Rule = ({ order, actor }) => order.carrierId === actor.id
const drivesOrder: Rule = ({ order, actor }) => order.driverId === actor.id
/** The assigned driver, or the enterprise that reports for its own driver. */
const drivesOrReports: Rule = (moment) =>
  drivesOrder(moment) || (holdsOrder(moment) && moment.order.driverId !== null)
const carriesOrder: Rule = (moment) => holdsOrder(moment) || drivesOrder(moment)
const administrator: Rule = ({ actor }) => actor.role === 'administrator'

const isUnpaid: Rule = ({ order }) => !order.isPaid
const isPaid: Rule = ({ order }) => order.isPaid
const isPaidForGood: Rule = ({ order }) => order.isPaid && !order.isPaymentLost
const isSettledUnderWay: Rule = ({ order }) => order.status !== 'assigned' && !order.isPaymentLost
/** While the client is at the gateway's page the total must not change under him. */
const isPaying: Rule = ({ order, now }) => order.payingUntil !== null && order.payingUntil > now
/** Where the truck is on its way nothing ends for want of money: what was lost may be paid at any time. */
const isTermOver: Rule = ({ order, now }) =>
  order.payUntil !== null && order.payUntil <= now && !order.isPaymentLost
const isInPosition: Rule = ({ order }) => order.isInPosition
const isNotInPosition: Rule = ({ order }) => !order.isInPosition
const hasPassed: Rule = ({ order, now }) => order.reservationAt <= now
/** Taken, and nobody is named to drive it although its hour is near or past. */
export const isUndriven = (
  { status, driverId, reservationAt }: Pick<OrderFacts, 'status' | 'driverId' | 'reservationAt'>,
  now: Date,
): boolean =>
  status === 'assigned' && driverId === null && reservationAt.getTime() - now.getTime() <= undrivenMs
const isRemindedLately: Rule = ({ order, now }) =>
  order.remindedAt !== null && !isRemindPauseOver(order.remindedAt, now)
const isProposedLately: Rule = ({ order, now }) =>
  order.proposedAt !== null && !isRemindPauseOver(order.proposedAt, now)
const hasNotArrived: Rule = ({ order }) => !order.hasArrived
const isRatedByActor: Rule = ({ order, actor }) =>
  order.clientId === actor.id ? order.isRatedByClient : order.isRatedByCarrier

export const orderActs = {
  offer: {
    from: ['pending'],
    who: carrierRole,
    closed: 'order.not_open',
    unless: [[hasPassed, 'order.reservation_passed']],
  },
  take: {
    from: ['pending'],
    who: carrierRole,
    closed: 'order.not_open',
    unless: [
      [hasPassed, 'order.reservation_passed'],
      [({ order }) => !order.hasClientPrice, 'offer.no_client_price'],
    ],
  },
  accept: {
    from: ['pending'],
    who: ownsOrder,
    closed: 'order.not_open',
    unless: [[hasPassed, 'order.reservation_passed']],
  },
  moveDate: { from: ['pending'], who: ownsOrder, closed: 'order.not_open' },
  pay: {
    // Once it moves only what was lost is paid again.
    from: ['assigned', 'running', 'finished'],
    who: ownsOrder,
    closed: 'payment.nothing_to_pay',
    unless: [
      [isSettledUnderWay, 'payment.nothing_to_pay'],
      [isPaidForGood, 'order.already_paid'],
      [isTermOver, 'payment.window_closed'],
    ],
  },
  insure: {
    from: ['assigned'],
    who: ownsOrder,
    closed: 'insurance.closed',
    unless: [
      [isPaid, 'order.already_paid'],
      [({ order }) => order.isInsured, 'insurance.already_bought'],
      [isPaying, 'insurance.payment_open'],
    ],
  },
  assign: { from: ['assigned', 'running'], who: holdsOrder, closed: 'order.not_assigned' },
  /** Staff opens a gate of the assignment for one driver and vehicle. Decisions §12. */
  waive: { from: ['assigned', 'running'], who: administrator, closed: 'order.not_assigned' },
  /** Staff tells the carrier that nobody is named to drive it. */
  remind: {
    from: ['assigned'],
    who: administrator,
    closed: 'order.not_assigned',
    unless: [
      [({ order }) => order.driverId !== null, 'order.driver_named'],
      [isRemindedLately, 'order.reminded_lately'],
    ],
  },
  /** Staff tells those who offered for it, and its client, that nobody has it yet. */
  propose: {
    from: ['pending'],
    who: administrator,
    closed: 'order.not_open',
    unless: [
      [hasPassed, 'order.reservation_passed'],
      [isProposedLately, 'order.proposed_lately'],
    ],
  },
  loadSupportDocument: {
    from: ['assigned', 'running'],
    who: carriesOrder,
    closed: 'order.not_assigned',
    unless: [[isUnpaid, 'order.not_paid']],
  },
  onTheWay: {
    from: ['assigned'],
    who: drivesOrReports,
    closed: 'order.already_moving',
    unless: [
      [isUnpaid, 'order.not_paid'],
      [({ order, now }) => !isTimeToSetOut(order.reservationAt, now), 'milestone.too_early'],
    ],
  },
  inPosition: {
    from: ['assigned'],
    who: drivesOrReports,
    closed: 'order.already_moving',
    unless: [[isUnpaid, 'order.not_paid']],
  },
  loadingStart: {
    from: ['assigned'],
    who: drivesOrReports,
    closed: 'order.already_moving',
    unless: [[isNotInPosition, 'milestone.in_position_first']],
  },
  tripStart: {
    from: ['assigned'],
    who: drivesOrReports,
    closed: 'order.already_moving',
    unless: [
      [isNotInPosition, 'milestone.in_position_first'],
      [({ order }) => !order.hasSupportDocument, 'milestone.support_document_missing'],
    ],
  },
  inFinish: { from: ['running'], who: drivesOrReports, closed: 'milestone.trip_not_started' },
  unloadingStart: {
    from: ['running'],
    who: drivesOrReports,
    closed: 'milestone.trip_not_started',
    unless: [[hasNotArrived, 'milestone.arrive_first']],
  },
  finish: {
    from: ['running'],
    who: drivesOrReports,
    closed: 'milestone.trip_not_started',
    unless: [
      [hasNotArrived, 'milestone.arrive_first'],
      [(moment) => moment.order.isCodeSpent && !holdsOrder(moment), 'delivery.tries_exhausted'],
    ],
  },
  release: {
    from: ['assigned'],
    who: holdsOrder,
    closed: 'order.already_moving',
    unless: [[isInPosition, 'order.in_position']],
  },
  close: {
    from: ['assigned', 'running'],
    who: administrator,
    closed: 'order.not_running',
    unless: [
      [
        ({ order, now }) => order.status === 'assigned' && !order.isInPosition && !isUndriven(order, now),
        'order.not_running',
      ],
    ],
  },
  cancel: {
    from: ['pending', 'assigned'],
    who: ownsOrder,
    closed: 'order.already_moving',
    unless: [[isInPosition, 'order.in_position']],
  },
  rate: {
    from: ['finished'],
    who: (moment) => ownsOrder(moment) || holdsOrder(moment),
    closed: 'order.not_finished',
    unless: [[isRatedByActor, 'rating.already_given']],
  },
  approve: {
    from: ['finished'],
    who: ownsOrder,
    closed: 'order.not_finished',
    unless: [[({ order }) => order.isApproved, 'order.finished']],
  },
} as const satisfies Record<string, Act>

export type OrderAct = keyof typeof orderActs
export const orderActNames = Object.keys(orderActs) as OrderAct[]

/** Why this actor may not do this act now; undefined means go ahead. Someone who is no party gets `order.not_found`. */
export const denial = (act: OrderAct, moment: Moment): ErrorCode | undefined => {
  const rule: Act = orderActs[act]
  if (!rule.who(moment)) return 'order.not_found'
  if (!rule.from.includes(moment.order.status)) return closedCode(rule, moment.order.status)
  return rule.unless?.find(([applies]) => applies(moment))?.[1]
}

/** A cancelled order says so, whatever was tried; the other states answer with the act's own word. */
const closedCode = (rule: Act, status: OrderStatus): ErrorCode =>
  status === 'cancelled' && rule.closed !== 'order.not_open' ? 'order.cancelled' : rule.closed

export type ActsOfOrder = Partial<Record<OrderAct, ErrorCode | null>>

/** For each act this viewer could ever do: null (may) or the reason why not. Architecture 1.5. */
export const actsFor = (moment: Moment): ActsOfOrder => {
  const acts: ActsOfOrder = {}
  for (const act of orderActNames) {
    if (orderActs[act].who(moment)) acts[act] = denial(act, moment) ?? null
  }
  return acts
}
