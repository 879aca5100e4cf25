export const lostTexts = {
  banner: (count: string, isMore: boolean) =>
    count === '1'
      ? '1 servicio perdió su pago: el transportador no cobra hasta que Contabilidad lo resuelva.'
      : `${isMore ? 'Más de ' : ''}${count} servicios perdieron su pago: sus transportadores no cobran hasta que Contabilidad lo resuelva.`,
  see: 'Ver los pagos perdidos',
  help: 'El servicio sigue su curso y el pago al transportador espera. El cliente puede pagarlo de nuevo; sale de esta lista cuando el dinero llega.',
  paying: 'Pagando de nuevo',
  gateway: {
    ABANDONED: 'Abandonado',
    CANCELLED: 'Anulado',
    CAPTURE_FAILED: 'No capturado',
    EXPIRED: 'Vencido',
    REFUSED: 'Rechazado',
  },
} as const
