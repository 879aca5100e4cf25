export const complaintsTexts = {
  help: 'Lo que los clientes dicen que salió mal. Mientras un reclamo no se soluciona, lo que su transportador ganó no se paga.',
  holdingOnly: 'Que retienen un pago',
  payouts: 'Ver los pagos de este servicio',
} as const
