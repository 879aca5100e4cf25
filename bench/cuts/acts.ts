/** Every act of a service's life, and what each leaves in its history. A new act of the table wants its place here, and its cuts. */
import type { HistoryAct } from '@arriero/domain/orders/order-events'
import type { OrderAct } from '@arriero/domain/orders/orders'

/** What is done beside the table of acts: negotiation, files, positions, waiting, money that leaves the house. */
type FurtherAct =
  | 'create'
  | 'counter'
  | 'acceptCounter'
  | 'withdraw'
  | 'upload'
  | 'position'
  | 'acceptStandby'
  | 'payStandby'
  | 'objectStandby'
  | 'decideStandby'
  | 'advance'
  | 'payOut'
  | 'payRefund'

export type CutAct = OrderAct | FurtherAct

/** Null where the history says nothing of it; it is counted by its own rows. */
export const leaves = {
  create: 'order.created',
  moveDate: 'order.date_moved',
  offer: 'offer.made',
  withdraw: 'offer.withdrawn',
  counter: 'offer.countered',
  acceptCounter: 'offer.accepted',
  accept: 'offer.accepted',
  take: 'offer.accepted',
  insure: 'order.insured',
  pay: 'payment.started',
  assign: 'order.assigned',
  waive: 'order.waived',
  remind: 'order.reminded',
  propose: 'order.proposed',
  upload: null,
  loadSupportDocument: 'order.support_document_loaded',
  onTheWay: 'milestone.onTheWay',
  inPosition: 'milestone.inPosition',
  loadingStart: 'milestone.loadingStart',
  tripStart: 'milestone.tripStart',
  inFinish: 'milestone.inFinish',
  unloadingStart: 'milestone.unloadingStart',
  finish: 'milestone.finish',
  position: null,
  advance: 'payout.paid',
  payOut: 'payout.paid',
  payRefund: 'refund.paid',
  rate: 'order.rated',
  approve: 'order.approved',
  acceptStandby: 'standby.accepted',
  payStandby: null,
  objectStandby: 'standby.objected',
  decideStandby: 'standby.decided',
  release: 'order.released',
  cancel: 'order.cancelled',
  close: 'order.closed',
} as const satisfies Record<CutAct, HistoryAct | null>

export const cutActs = Object.keys(leaves) as readonly CutAct[]

/** What goes over the lines to the outside, each to be cut. */
export const outsideActs = {
  gateway: ['form', 'choice', 'AUTHORISED', 'CAPTURED'],
  insurer: ['quotes', 'policies', 'annulment'],
  mail: ['letter'],
} as const
