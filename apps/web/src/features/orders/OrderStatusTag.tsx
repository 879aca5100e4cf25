import { statusTextOf } from '@arriero/contract/es/words'
import { StatusTag } from '#shared/plain/StatusTag.tsx'
import { toneOf } from './order-status.ts'

export const OrderStatusTag = ({ status }: { status: number }) => (
  <StatusTag tone={toneOf(status)}>{statusTextOf(status)}</StatusTag>
)
