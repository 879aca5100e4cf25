import type { VehiclePapersState } from '@arriero/domain/papers/credentials'
import type { LaterFact } from '@arriero/domain/vehicles/vehicles'

const papers: Record<VehiclePapersState, string> = {
  missing: 'Faltan documentos',
  expired: 'Documentos vencidos',
  waiting: 'Documentos por validar',
  expiring: 'Documentos por vencer',
  valid: 'Documentos al día',
}

const facts: Record<LaterFact, string> = {
  service: 'servicio de la placa',
  registeredOn: 'fecha de matrícula',
  trailerPlate: 'placa del remolque',
}

export const vehiclesTexts = {
  papers,
  lacking: (lacking: readonly LaterFact[]) => `Falta: ${lacking.map((fact) => facts[fact]).join(', ')}`,
  lackingHelp: 'Sin esto el vehículo no sirve para ofertar ni se puede asignar a un servicio.',
  complete: 'Guardar datos',
  done: 'Hecho',
  completed: 'El vehículo se ha actualizado correctamente',
  placeholder: 'Elija un vehículo',
  tooWeak: (weight: string, capacity: string) => `No carga ${weight}: capacidad ${capacity}`,
  inactive: 'Inactivo',
  trailer: (plate: string) => `Remolque ${plate}`,
  none: 'No hay vehículos que coincidan.',
  more: 'Hay más vehículos: escriba la placa del que busca.',
  failed: 'No pudimos cargar sus vehículos. Cierre y vuelva a intentar.',
} as const
