export const cancellationsExportTexts = {
  title: 'Servicios cancelados',
  date: 'Fecha',
  description: 'Motivo',
  cause: 'Causa',
  causes: {
    client: 'Por el cliente',
    carrier: 'Devuelto por el transportador',
    staff: 'Cerrado por Arriero',
    unpaid: 'Sin pago a tiempo',
    untaken: 'Nadie lo tomó',
  },
  user: 'Usuario',
  rol: 'Rol',
  fee: 'Cobro',
  vat: 'IVA del cobro',
  insuranceKept: 'Seguro no devuelto',
  refund: 'Devolución',
} as const
