/** What is said in and of the conversation of a service. docs/decisions/0056. */
import { threadParts, writingDaysAfterEnd, type ThreadPart } from '@arriero/domain/messages/threads'

const names: Record<ThreadPart, string> = {
  client: 'Cliente',
  carrier: 'Transportador',
  driver: 'Conductor',
  staff: 'Equipo de soporte',
}

const ofWhom: Record<ThreadPart, string> = {
  client: 'del cliente',
  carrier: 'del transportador',
  driver: 'del conductor',
  staff: 'del equipo de soporte',
}

export const partTexts = {
  names,
  /** A part of a newer release is somebody of the service. */
  ofWhom: (part: string): string => {
    const known = threadParts.find((one) => one === part)
    return known ? ofWhom[known] : 'en su servicio'
  },
} as const

export const threadTexts = {
  masked:
    'Ocultamos un teléfono, un correo o una cuenta: se pueden compartir cuando el servicio esté pagado.',
  beforePayment: 'Hasta que el servicio esté pagado se ocultan teléfonos, correos y cuentas.',
  openToStaff:
    'Hay una PQR abierta sobre este servicio: mientras tanto el equipo de soporte puede leer esta conversación.',
  staffReads: (request: string | null): string =>
    `El equipo de soporte lee esta conversación por la PQR${request === null ? '' : ` ${request}`}.`,
  erased: 'Este mensaje ya no se conserva.',
  term: `Se puede escribir hasta ${writingDaysAfterEnd} días después del fin del servicio.`,
} as const

/** What is said with one press: a driver's in the sequence of a trip, the others' what they say most. */
export const quickReplies = {
  driver: [
    'Voy en camino',
    'Llegué, estoy en portería',
    'Me demoro unos 30 minutos',
    'No encuentro el sitio',
    'Necesito que me llame',
    'Recibido',
  ],
  client: ['¿Cómo va el viaje?', '¿A qué hora llega?', 'Ya lo esperamos', 'Recibido'],
  carrier: ['Ya lo reviso con el conductor', 'Vamos a tiempo', 'Vamos con demora', 'Recibido'],
} as const
