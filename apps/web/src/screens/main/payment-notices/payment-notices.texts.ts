import type { NoticeVerdict, PaymentCharge } from '@arriero/contract/payments'

const verdicts: Readonly<Record<NoticeVerdict, string>> = {
  matched: 'Aceptado',
  mismatch: 'No coincide',
  unknown: 'Sin intento',
  forged: 'Firma falsa',
  malformed: 'Mal formado',
}

/** What exactly was wrong, by the name of the reason on the wire. */
const reasons: Readonly<Record<string, string>> = {
  amount: 'El valor no es el del intento',
  charset: 'Un campo tiene caracteres que la pasarela no usa',
  currency: 'La moneda no es pesos colombianos',
  date: 'La fecha no es la del intento',
  effective_amount: 'El valor efectivo no es el del intento',
  incomplete: 'Faltan campos obligatorios',
  mode: 'El modo (prueba o producción) es otro',
  names: 'Los nombres de los campos no son los de la pasarela',
  operation: 'La operación no es un cobro',
  order: 'El servicio no es el del intento',
  oversized: 'Es más grande que un aviso de la pasarela',
  repeated: 'Trae campos repetidos',
  signature: 'La firma no es de la pasarela',
  site: 'La tienda no es la nuestra',
  transaction: 'La transacción no es la del intento',
  unknown: 'Ningún intento tiene esa transacción ese día',
}

const charges: Readonly<Record<PaymentCharge, string>> = {
  service: 'El servicio',
  standby: 'La espera (stand-by)',
}

export const noticesTexts = {
  title: 'Avisos de la pasarela',
  help: 'Todo lo que llegó a la dirección de avisos: lo que contó y lo que se rechazó, con su motivo.',
  list: 'Avisos de la pasarela',
  search: 'Buscar por transacción o código del servicio',
  days: 'Recibido',
  empty: 'No han llegado avisos',
  emptyHelp: 'Cuando un cliente paga, la pasarela avisa aquí.',
  verdicts,
  reason: (reason: string) => reasons[reason] ?? reason,
  charges,
  none: '—',
  signature: (isSigned: boolean) => (isSigned ? 'De la pasarela' : 'No es de la pasarela'),
  signedUnmatched: 'De la pasarela y sin intento que coincida',
  unvouched: 'Nadie responde por lo que dice un aviso sin la firma de la pasarela: se guarda como llegó.',
  unmatched:
    'Lo firmó la pasarela: es prueba de un movimiento de dinero que ningún intento explica. Búsquelo en el portal de la pasarela.',
  modal: 'Aviso de la pasarela',
  goneTitle: 'Este aviso ya no se conserva',
  gone: 'De los avisos sin la firma de la pasarela se guardan los más recientes.',
  columns: {
    receivedAt: 'Recibido',
    verdict: 'Resultado',
    reason: 'Motivo',
    status: 'Estado que dice',
    signed: 'Firma',
    transaction: 'Transacción',
    orderId: 'Servicio',
    charge: 'Qué se pagaba',
    amount: 'Valor del intento',
  },
  fields: 'Campos del aviso',
  field: 'Campo',
  value: 'Valor',
} as const
