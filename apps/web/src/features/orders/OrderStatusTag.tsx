import { statusTextOf } from '@arriero/contract/es/words'
import { StatusTag } from '#shared/plain/values/StatusTag.tsx'
import { toneOfStatus } from '#shared/plain/values/status-tones.ts'

/** The colour and sign of a status number (0–4). */
const toneOf = toneOfStatus

export const OrderStatusTag = ({ status }: { status: number }) => (
  <StatusTag tone={toneOf(status)}>{statusTextOf(status)}</StatusTag>
)
