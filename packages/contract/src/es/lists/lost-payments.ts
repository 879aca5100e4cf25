import { api } from '../../index.ts'
import { listValue } from '../../lists/column.ts'
import { statusTextOf } from '../words.ts'

/** Services whose payment failed on the road. Decisions §11. */
export const lostPaymentsList = listValue(api.payments.lost)({
  title: 'Pagos perdidos',
  empty: ['No hay pagos perdidos', 'Todos los servicios pagados conservan su pago.'],
  columns: {
    order: {
      title: 'Servicio',
      kind: 'code',
      value: ({ orderId }) => orderId,
      widthPx: 90,
      card: 'title',
      isAlways: true,
    },
    total: { title: 'Total', kind: 'pesos', isStrong: true, widthPx: 120, card: 'fact' },
    payStatus: { title: 'Pasarela', kind: 'text', widthPx: 120, card: 'fact' },
    status: {
      title: 'Estado',
      kind: 'text',
      value: ({ status }) => statusTextOf(status),
      widthPx: 110,
      card: 'aside',
    },
    alertAt: { title: 'Desde', kind: 'moment', widthPx: 170, isSortable: true, card: 'fact' },
    client: {
      title: 'Dueño de carga',
      kind: 'text',
      value: ({ client }) => client.name,
      widthPx: 150,
      card: 'fact',
    },
    carrier: {
      title: 'Transportador',
      kind: 'text',
      value: ({ carrier }) => carrier?.name,
      missing: 'No asignado',
      widthPx: 150,
    },
  },
})
