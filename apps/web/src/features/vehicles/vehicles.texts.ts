import type { VehiclePapersState } from '@arriero/domain/credentials'

const papers: Record<VehiclePapersState, string> = {
  missing: 'Faltan documentos',
  expired: 'Documentos vencidos',
  waiting: 'Documentos por validar',
  expiring: 'Documentos por vencer',
  valid: 'Documentos al día',
}

export const vehiclesTexts = {
  papers,
  placeholder: 'Elija un vehículo',
  tooWeak: (weight: string, capacity: string) => `No carga ${weight}: capacidad ${capacity}`,
  inactive: 'Inactivo',
  trailer: (plate: string) => `Remolque ${plate}`,
  none: 'No hay vehículos que coincidan.',
  failed: 'No pudimos cargar sus vehículos. Cierre y vuelva a intentar.',
} as const
