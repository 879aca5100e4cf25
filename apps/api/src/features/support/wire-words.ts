/** The specification's words for a PQR, and ours. */
import type { habeasDataRequests, pqrStatuses, pqrTypes } from '@arriero/contract/es/support'
import type { RequestKind, RequestStatus } from '@arriero/domain/support/support'

export type WireStatus = (typeof pqrStatuses)[number]
export type WireType = (typeof pqrTypes)[number]
export type HabeasData = (typeof habeasDataRequests)[number]

const statuses: Record<WireStatus, RequestStatus> = {
  Pendiente: 'pending',
  EnProceso: 'inProgress',
  Solucionado: 'solved',
}
const wireStatuses = Object.fromEntries(
  Object.entries(statuses).map(([wire, status]) => [status, wire]),
) as Record<RequestStatus, WireStatus>

export const statusOf = (wire: WireStatus): RequestStatus => statuses[wire]
export const wireStatus = (status: RequestStatus): WireStatus => wireStatuses[status]

/** Where nobody said what is wanted of the data, the shorter term counts. */
export const kindOf = (type: WireType, habeasData: HabeasData | undefined): RequestKind => {
  if (type === 'Consulta') return 'question'
  if (type === 'Reclamo') return 'claim'
  return habeasData === 'Reclamo' ? 'dataClaim' : 'dataQuestion'
}

export const wireKind: Record<RequestKind, { type: WireType; habeasData: HabeasData | null }> = {
  question: { type: 'Consulta', habeasData: null },
  claim: { type: 'Reclamo', habeasData: null },
  dataQuestion: { type: 'Habeas data', habeasData: 'Consulta' },
  dataClaim: { type: 'Habeas data', habeasData: 'Reclamo' },
}

export const kindsOf = (type: WireType): RequestKind[] =>
  (Object.keys(wireKind) as RequestKind[]).filter((kind) => wireKind[kind].type === type)
