import type { RefundWay } from '@arriero/domain/money/refunds'
import type { accountStates, paymentOutcomes } from '@arriero/contract/support/case-shapes'

const accounts: Readonly<Record<(typeof accountStates)[number], string>> = {
  active: 'Activa',
  inValidation: 'En validación',
  deactivated: 'Desactivada',
  deleted: 'Eliminada',
}

const outcomes: Readonly<Record<(typeof paymentOutcomes)[number], string>> = {
  paid: 'Pagado',
  failed: 'No se pagó',
  open: 'Sin terminar',
}

const refundWays: Readonly<Record<RefundWay, string>> = {
  hand: 'a mano',
  gateway: 'por la pasarela',
  transfer: 'a la cuenta que dio el cliente',
}

export const caseTexts = {
  title: (number: string) => `PQR ${number}`,
  goneTitle: 'Esta PQR no está aquí',
  walk: {
    label: 'PQR de la lista',
    previous: 'PQR anterior de la lista (k)',
    next: 'PQR siguiente de la lista (j)',
    toList: 'Volver a la lista',
  },
  keys: 'Con el teclado: J y K para pasar de una a otra, R para responder, A para asignársela.',
  answerTitle: 'Responder',
  mailed: 'La respuesta sale también por correo, y la persona puede contestarlo.',
  person: 'La persona',
  account: 'Cuenta',
  accounts,
  since: 'Desde',
  email: 'Correo',
  phone: 'Teléfono',
  none: '—',
  score: 'Calificación',
  ratings: (count: number) => (count === 1 ? '1 calificación' : `${count} calificaciones`),
  services: 'Servicios',
  papers: 'Papeles',
  papersOf: ({ valid, waiting, expired }: { valid: number; waiting: number; expired: number }) =>
    `${valid} vigentes · ${waiting} por revisar · ${expired} vencidos`,
  others: (count: number) =>
    count === 1 ? 'Otra PQR de esta persona' : `Otras ${count} PQR de esta persona`,
  service: 'El servicio',
  route: 'Ruta',
  status: 'Estado',
  when: 'Recogida',
  client: 'Cliente',
  carrier: 'Transportador',
  driver: 'Conductor',
  plate: 'Placa',
  code: 'Servicio',
  notes: 'Notas del servicio',
  money: 'Pagos y devoluciones',
  noPayments: 'Nadie ha intentado pagarlo.',
  payment: (isStandby: boolean) => (isStandby ? 'Pago de la espera' : 'Pago'),
  outcomes,
  refund: 'Devolución',
  refundWay: (way: RefundWay | null) => (way === null ? '' : refundWays[way]),
  letters: 'Lo que se le envió',
  noLetters: 'Todavía no se le ha enviado nada.',
  lettersHelp: 'El aviso en la campana se guarda de cinco a seis meses; por dónde más salió, siete días.',
  bellRead: (when: string) => `Leído ${when}`,
  bellUnread: 'Sin leer',
} as const
