/** What the record says when a service ends by itself. */
export const clockTexts = {
  unpaid: 'No se recibió el pago',
  untaken: 'Ningún transportador tomó el servicio antes de su fecha',
}
