import type { PaymentCharge } from '@arriero/contract/money/payments'

const charges: Readonly<Record<PaymentCharge, string>> = {
  service: 'El servicio',
  standby: 'La espera (stand-by)',
}

export const noticesTexts = {
  charges,
  none: '—',
  unvouched: 'Nadie responde por lo que dice un aviso sin la firma de la pasarela: se guarda como llegó.',
  unmatched:
    'Lo firmó la pasarela: es prueba de un movimiento de dinero que ningún intento explica. Búsquelo en el portal de la pasarela.',
  modal: 'Aviso de la pasarela',
  goneTitle: 'Este aviso ya no se conserva',
  gone: 'De los avisos sin la firma de la pasarela se guardan los más recientes.',
  charge: 'Qué se pagaba',
  amount: 'Valor del intento',
  fields: 'Campos del aviso',
  field: 'Campo',
  value: 'Valor',
} as const
