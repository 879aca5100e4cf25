/** What a carrier is paid, or asks to be, and what goes back to a client. Part of `order-events.ts`. */
import { ways } from '../notifications/notification-topics.ts'
import type { OrderEvent } from './order-event.ts'

/** What other carriers offered, and how a client tries to pay until it counts. */
export const ofClient = ['admin', 'client'] as const
/** What one side is paid, is let leave out or forgot is not the other's. */
export const ofCarrier = ['admin', 'carrier'] as const

const { push, everyWay } = ways

const ofRefund = {
  read: ofClient,
  sent: ofClient,
  notice: { topic: 'income', ways: everyWay, to: ['client'], facts: 'amount' },
} as const

export const eventsOfPay = {
  'advance.wanted': {
    read: ofCarrier,
    sent: ofCarrier,
    notice: { topic: 'treasury', ways: push, to: ['treasury'], leads: 'advance', facts: 'amount' },
  },
  'advance.refused': {
    read: ofCarrier,
    sent: ofCarrier,
    notice: { topic: 'income', ways: everyWay, to: ['carrier'], leads: 'advance', facts: 'amount' },
  },
  'payout.paid': {
    read: ofCarrier,
    sent: ofCarrier,
    notice: { topic: 'income', ways: everyWay, to: ['carrier'], leads: 'earnings', facts: 'amount' },
    webhook: { to: ['carrier'] },
  },
  'payout.returned': {
    read: ofCarrier,
    sent: ofCarrier,
    notice: { topic: 'income', ways: everyWay, to: ['carrier'], leads: 'earnings', facts: 'amount' },
  },
  'refund.started': { ...ofRefund, notice: { ...ofRefund.notice, ways: push } },
  'refund.paid': ofRefund,
  'refund.rejected': ofRefund,
  'refund.account_wanted': { ...ofRefund, notice: { ...ofRefund.notice, leads: 'refund' } },
  'refund.account_given': {
    read: ofClient,
    sent: ofClient,
    notice: { topic: 'treasury', ways: push, to: ['treasury'], leads: 'refund', facts: 'amount' },
  },
} as const satisfies Record<string, OrderEvent>
