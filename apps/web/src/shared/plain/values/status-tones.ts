import { statusOfNumber, type OrderStatus } from '@arriero/domain/orders/orders'
import type { StatusTone } from './StatusTag.tsx'

const tones: Readonly<Record<OrderStatus, StatusTone>> = {
  pending: 'pending',
  assigned: 'assigned',
  running: 'moving',
  finished: 'finished',
  cancelled: 'cancelled',
}

/** The colour and sign of a service's status number. */
export const toneOfStatus = (status: number): StatusTone => tones[statusOfNumber(status) ?? 'cancelled']
