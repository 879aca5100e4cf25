/** What people of the demo world write each other about services under way. */
import type { ThreadPart } from '@arriero/domain/messages/threads'

export type MessageSeed = {
  from: Exclude<ThreadPart, 'staff'>
  minutesAgo: number
  text: string
  /** With where the truck stood. */
  isWithPlace?: true
  /** Nobody has read it yet. */
  isUnread?: true
}

/** Of services on the road. */
export const roadTalks: readonly (readonly MessageSeed[])[] = [
  [
    { from: 'client', minutesAgo: 95, text: 'Buenos días. ¿Ya salieron de la bodega?' },
    { from: 'driver', minutesAgo: 88, text: 'Voy en camino' },
    {
      from: 'driver',
      minutesAgo: 40,
      text: 'Hay cierre parcial por obras, vamos despacio.',
      isWithPlace: true,
    },
    {
      from: 'carrier',
      minutesAgo: 34,
      text: 'Avisamos a su bodega: la descarga queda para una hora después.',
    },
    { from: 'client', minutesAgo: 12, text: 'Gracias. Al llegar entren por la portería 2.', isUnread: true },
  ],
  [
    { from: 'carrier', minutesAgo: 70, text: 'El conductor ya tiene la remesa firmada.' },
    { from: 'driver', minutesAgo: 18, text: 'Me demoro unos 30 minutos', isUnread: true },
  ],
]

/** Of services that wait to be loaded. */
export const gateTalks: readonly (readonly MessageSeed[])[] = [
  [
    { from: 'client', minutesAgo: 180, text: 'La carga va en 12 estibas. ¿El camión trae carpa?' },
    { from: 'carrier', minutesAgo: 150, text: 'Sí señora, carpa nueva y zunchos.' },
  ],
]
