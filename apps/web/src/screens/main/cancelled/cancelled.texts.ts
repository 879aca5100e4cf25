import type { cancellationCauses } from '@arriero/contract/cancellations'

type Cause = (typeof cancellationCauses)[number]

const causes: Readonly<Record<Cause, string>> = {
  client: 'Por el cliente',
  carrier: 'Devuelto por el transportador',
  staff: 'Cerrado por Arriero',
  unpaid: 'Sin pago a tiempo',
  untaken: 'Nadie lo tomó',
}

export const cancelledTexts = {
  title: 'Servicios cancelados',
  help: 'Qué se canceló, quién y por qué, cuánto se cobró y cuánto se devuelve.',
  list: 'Servicios cancelados',
  search: 'Buscar por servicio, motivo o persona',
  cancelled: 'Cancelado',
  columns: {
    order: 'Servicio',
    dateCreateAt: 'Fecha',
    description: 'Motivo',
    cause: 'Causa',
    user: 'Usuario',
    identification: 'Identificación',
    rol: 'Rol',
    fee: 'Cobro',
    refund: 'Devolución',
  },
  causes,
  byItself: 'Automática',
  insuranceKept: (amount: string) => `seguro no devuelto ${amount}`,
  withVat: (amount: string) => `más IVA ${amount}`,
  nothing: 'Todavía no hay servicios cancelados',
  nothingHelp: 'Cuando un cliente cancele, un transportador devuelva o el plazo venza, aparecerá aquí.',
  open: (code: string) => `Abrir el servicio ${code}`,
  service: (code: string) => `Servicio ${code}`,
  gone: 'El servicio no existe o no está a su alcance.',
  goneTitle: 'Este servicio no está aquí',
  back: 'Volver a la lista',
  postings: 'Ver sus asientos en el libro diario',
} as const
