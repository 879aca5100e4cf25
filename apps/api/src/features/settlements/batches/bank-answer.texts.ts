/** Words by which banks name the columns of their answer, and what became of a payment; without accents or signs. */
export const answerWords = {
  columns: {
    reference: ['referencia', 'referencia del pago', 'referencia 1'],
    state: ['estado', 'resultado', 'estado del pago', 'estado de la transaccion'],
    reason: ['motivo', 'causal', 'causa', 'motivo de rechazo', 'causal de rechazo', 'descripcion'],
    value: ['valor', 'valor transaccion', 'valor de la transaccion', 'monto'],
  },
  paid: [
    'pagado',
    'pagada',
    'pago exitoso',
    'exitoso',
    'exitosa',
    'aplicado',
    'aplicada',
    'abonado',
    'abonada',
  ],
  returned: [
    'devuelto',
    'devuelta',
    'rechazado',
    'rechazada',
    'no aplicado',
    'no aplicada',
    'fallido',
    'fallida',
  ],
  noReason: 'El banco no dio el motivo',
} as const
