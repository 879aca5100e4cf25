export const moneyTexts = {
  transaction: 'Transacción',
  payStatus: 'Estado del pago',
  identification: 'Identificación',
  email: 'Correo',
  none: 'N/A',
} as const
