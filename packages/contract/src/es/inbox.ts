/** What waits for staff, in words. */
import type { InboxCause, InboxLevel } from '@arriero/domain/house/inbox'

export const inboxCauseTexts: Record<InboxCause, string> = {
  paymentLost: 'Pago perdido',
  undriven: 'Sin conductor',
  unpaid: 'Sin pagar',
  late: 'Llegará tarde',
  offRoute: 'Fuera de la ruta',
  silent: 'Sin señal',
  paperEnds: 'Papel vence antes de entregar',
  standbyObjected: 'Espera objetada',
  request: 'PQR por vencer',
  complaint: 'Reclamo por vencer',
  refundDue: 'Devolución por pagar',
  payoutDue: 'Pago por hacer',
  payoutReturned: 'Pago devuelto por el banco',
  secondPerson: 'Espera su confirmación',
  strangeNotice: 'Aviso de pago sin casar',
  accountWaits: 'Cuenta por validar',
  papersWait: 'Papeles por validar',
  webhookStopped: 'Integración detenida',
}

export const inboxLevelTexts: Record<InboxLevel, string> = {
  over: 'Vencido',
  now: 'Ahora',
  today: 'Hoy',
  later: 'Después',
}
