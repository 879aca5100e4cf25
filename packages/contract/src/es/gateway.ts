/** The gateway's words for a transaction, all of them, as staff reads them. Domain facts §1.6. */
export const gatewayStatusTexts = {
  ABANDONED: 'Abandonado por el cliente',
  ACCEPTED: 'Tarjeta verificada, sin cobro',
  AUTHORISED: 'Autorizado',
  AUTHORISED_TO_VALIDATE: 'Autorizado, por validar',
  CANCELLED: 'Anulado por el comercio',
  CAPTURED: 'Capturado',
  CAPTURE_FAILED: 'La captura falló',
  EXPIRED: 'Vencido sin validar',
  INITIAL: 'Sin respuesta del banco todavía',
  NOT_CREATED: 'No se creó la transacción',
  PARTIALLY_AUTHORISED: 'Autorizado en parte',
  PENDING: 'Pendiente',
  PRE_AUTHORISED: 'Preautorizado',
  REFUND_TO_RETRY: 'Devolución por reintentar',
  REFUSED: 'Rechazado',
  SUSPENDED: 'Captura suspendida por el banco',
  UNDER_VERIFICATION: 'En verificación',
  WAITING_AUTHORISATION: 'A la espera de autorización',
  WAITING_AUTHORISATION_TO_VALIDATE: 'A la espera de autorización, por validar',
  WAITING_FOR_PAYMENT: 'A la espera del pago',
} as const

export type GatewayStatus = keyof typeof gatewayStatusTexts
export const gatewayStatuses = Object.keys(gatewayStatusTexts) as GatewayStatus[]

const isKnown = (status: string): status is GatewayStatus => Object.hasOwn(gatewayStatusTexts, status)

/** A word nobody knows is told as it came: of a refused notice it may be anything. */
export const gatewayStatusText = (status: string): string =>
  isKnown(status) ? gatewayStatusTexts[status] : status
