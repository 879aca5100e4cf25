import type { PaymentFailure } from '@arriero/domain/money/payment-attempts'

const failures: Readonly<Record<PaymentFailure, string>> = {
  ABANDONED: 'El pago fue abandonado por el usuario',
  CANCELLED: 'El pago fue cancelado por el usuario',
  CAPTURE_FAILED: 'El pago no fue capturado',
  EXPIRED: 'El pago expiró',
  REFUSED: 'El pago fue rechazado',
}

export const paymentsTexts = {
  summary: 'Su servicio',
  steps: { detail: 'Detalle del pago', pay: 'Pago' },
  pay: (amount: string) => `Pagar ${amount}`,
  paid: 'El pago ha sido realizado',
  paidHelp: 'El transportador ya puede subir el documento legal y asignar el vehículo.',
  failures,
  failedHelp: 'No se hizo ningún cobro. Revise el detalle e intente de nuevo.',
  expiredHelp:
    'Puede pagar de nuevo. Si la pasarela nos confirma más tarde el pago anterior, también cuenta; lo que sobre se le devuelve.',
  pending: 'Estamos confirmando su pago',
  pendingHelp:
    'La pasarela todavía no nos ha respondido. Si ya pagó, espere: esta página cambia sola cuando llegue la respuesta. Si salió sin pagar, puede pagar de nuevo.',
  open: 'Tiene un pago sin terminar',
  payUntil: (until: string, left: string) => `Tiene plazo hasta el ${until} (${left}).`,
  gateway: 'Va a pasar a la página segura de la pasarela de pagos.',
  gatewayHelp:
    'Allí escribe los datos de su tarjeta o elige su banco: Arriero nunca los ve. Al terminar vuelve a esta página. El intento dura 15 minutos.',
  total: 'Total por pagar',
  checkAgain: 'Consultar de nuevo',
} as const
