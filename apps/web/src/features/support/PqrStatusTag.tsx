import { pqrStatusTexts } from '@arriero/contract/es/support'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import { StatusTag, type StatusTone } from '#shared/plain/values/StatusTag.tsx'
import type { PqrStatus } from './pqr.ts'

const looks: Record<PqrStatus, { tone: StatusTone; icon: IconName }> = {
  Pendiente: { tone: 'pending', icon: 'clock' },
  EnProceso: { tone: 'assigned', icon: 'chat' },
  Solucionado: { tone: 'finished', icon: 'check' },
}

export const PqrStatusTag = ({ status }: { status: PqrStatus }) => (
  <StatusTag {...looks[status]}>{pqrStatusTexts[status]}</StatusTag>
)
