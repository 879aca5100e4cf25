import type { Milestone } from '@arriero/contract/places/tracking'

export const trackingTexts = {
  page: 'Seguimiento de su carga',
  title: (code: string) => `Servicio ${code}`,
  way: (origin: string, destination: string) => `${origin} → ${destination}`,
  map: (origin: string, destination: string) => `Mapa del viaje de ${origin} a ${destination}`,
  facts: 'Estado del viaje',
  status: 'Estado',
  reservation: 'Cargue programado',
  plate: 'Placa del vehículo',
  noPlate: 'Por asignar',
  eta: 'Llegada estimada',
  late: (span: string) => `Llegaría ${span} después de lo prometido`,
  remaining: 'Falta por recorrer',
  seen: 'Última posición',
  seenAt: (time: string, age: string) => `${time} (${age})`,
  noPosition: 'El vehículo aparecerá en el mapa cuando llegue al punto de cargue.',
  steps: 'Pasos del viaje',
  noSteps: 'El viaje aún no empieza.',
  step: {
    onTheWay: 'Salió hacia el cargue',
    inPosition: 'Llegó al punto de cargue',
    loadingStart: 'Empezó el cargue',
    tripStart: 'Inició el viaje',
    inFinish: 'Llegó al destino',
    unloadingStart: 'Empezó el descargue',
    finish: 'Entregó la carga',
  } satisfies Record<Milestone, string>,
  refresh: 'Se actualiza sola cada 20 segundos.',
  overTitle: 'Este enlace ya no muestra ningún viaje',
  overText:
    'El viaje terminó, o quien lo compartió quitó el enlace. Si espera una carga, pídale un enlace nuevo a quien se la envía.',
} as const
