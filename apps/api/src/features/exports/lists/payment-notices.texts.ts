import type { NoticeVerdict } from '@arriero/contract/payments'

const verdicts: Readonly<Record<NoticeVerdict, string>> = {
  matched: 'Aceptado',
  mismatch: 'No coincide',
  unknown: 'Sin intento',
  forged: 'Firma falsa',
  malformed: 'Mal formado',
}

export const paymentNoticesExportTexts = {
  title: 'Avisos de la pasarela',
  receivedAt: 'Recibido',
  verdict: 'Resultado',
  verdicts,
  reason: 'Motivo',
  status: 'Estado que dice',
  transaction: 'Transacción',
  orderId: 'Servicio',
  signed: 'Firma',
  signature: (isSigned: boolean) => (isSigned ? 'De la pasarela' : 'No es de la pasarela'),
  id: 'Id',
} as const
