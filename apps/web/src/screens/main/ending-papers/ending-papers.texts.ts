import type { endSpans, holderKinds } from '@arriero/contract/papers'

type Span = (typeof endSpans)[number]
type HolderKind = (typeof holderKinds)[number]

const spans: Record<Span, string> = {
  expired: 'Vencidos',
  in1: 'Hoy o mañana',
  in7: 'De 2 a 7 días',
  in15: 'De 8 a 15 días',
  in30: 'De 16 a 30 días',
}
const holders: Record<HolderKind, string> = { vehicle: 'Vehículos', person: 'Personas' }

export const endingPapersTexts = {
  title: 'Vencimientos',
  help: 'Documentos vencidos y los que vencen en los próximos 30 días. Uno vencido detiene asignaciones y viajes.',
  helpStaff:
    'Documentos vencidos y por vencer de vehículos y personas, y las nuevas versiones que esperan su validación.',
  list: 'Documentos por vencer',
  search: 'Buscar por placa o nombre',
  paper: 'Documento',
  holder: 'De quién',
  owner: 'Dueño',
  span: 'Plazo',
  ends: 'Vence',
  renewal: 'Nueva versión',
  action: 'Acción',
  spans,
  holders,
  expiredFor: (days: number) => (days === 1 ? 'Venció ayer' : `Venció hace ${days} días`),
  today: 'Vence hoy',
  tomorrow: 'Vence mañana',
  inDays: (days: number) => `Vence en ${days} días`,
  waiting: 'Por validar',
  until: (day: string) => `Vence el ${day}`,
  none: 'Sin subir',
  isRenewed: { true: 'Por validar', false: 'Sin subir' },
  renew: 'Subir nueva versión',
  renewOf: (paper: string, holder: string) => `Subir nueva versión: ${paper}, ${holder}`,
  see: 'Ver',
  seeOf: (paper: string, holder: string) => `Ver ${paper} de ${holder}`,
  review: 'Revisar',
  reviewOf: (paper: string, holder: string) => `Revisar ${paper} de ${holder}`,
  modalTitle: (paper: string, holder: string) => `${paper}: ${holder}`,
  empty: 'Ningún documento por vencer',
  emptyHelp: 'Aquí verá los que venzan en los próximos 30 días.',
} as const
