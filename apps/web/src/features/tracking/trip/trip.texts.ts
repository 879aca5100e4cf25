import type { Milestone } from '@arriero/contract/places/tracking'

type Words = {
  /** What the button does. */
  act: string
  /** The question above it. */
  question: string
  /** In the list of what was reported. */
  done: string
}

export const milestoneTexts: Record<Milestone, Words> = {
  onTheWay: {
    act: 'Salgo hacia el cargue',
    question: '¿Ya sale hacia el punto de cargue?',
    done: 'Salió hacia el cargue',
  },
  inPosition: {
    act: 'Llegué al cargue',
    question: '¿Ya está en el punto de cargue?',
    done: 'Llegó al cargue',
  },
  loadingStart: { act: 'Inicia el cargue', question: '¿Ya empezaron a cargar?', done: 'Inició el cargue' },
  tripStart: { act: 'Iniciar viaje', question: '¿Listo para salir al destino?', done: 'Inició el viaje' },
  inFinish: { act: 'Llegué al destino', question: '¿Ya llegó al destino?', done: 'Llegó al destino' },
  unloadingStart: {
    act: 'Inicia el descargue',
    question: '¿Ya empezaron a descargar?',
    done: 'Inició el descargue',
  },
  finish: { act: 'Finalizar entrega', question: '¿Ya entregó toda la carga?', done: 'Finalizó la entrega' },
}

export const skipTexts: Partial<Record<Milestone, string>> = {
  onTheWay: 'Ya estoy en el cargue',
  loadingStart: 'Omitir este paso',
  unloadingStart: 'Omitir este paso',
}

export const photoTexts = {
  paper: 'Documento PDF',
  preparing: 'Preparando',
  ready: 'Lista',
  failed: 'No sirve',
  retry: 'Reintentar',
  removeWord: 'Quitar',
  remove: (number: number) => `Quitar la foto ${number}`,
  photo: (number: number) => `Foto ${number}`,
} as const
