import { api } from '../../index.ts'
import { listValue } from '../../lists/column.ts'
import type { Refund } from '../../money/refunds.ts'
import { refundCauseTexts, refundStateTexts, refundWayTexts } from '../settlement.ts'
import { personColumns, routeColumns, serviceColumn } from './shared.ts'

const { person, identification } = personColumns('client', 'Cliente', ({ client }: Refund) => client)

/** What clients are paid back. Decisions §10, §16. */
export const refundsList = listValue(api.refunds.all)({
  name: 'refunds',
  title: 'Devoluciones a clientes',
  search: 'cliente, servicio o referencia',
  days: 'Se debe desde',
  spans: 'amongFilters',
  empty: ['No hay devoluciones', 'Cuando haya dinero por devolver a un cliente, aparecerá aquí.'],
  columns: {
    client: { ...person, widthPx: 200, card: 'title', isAlways: true },
    identification,
    email: { of: 'client', title: 'Correo', kind: 'text', value: ({ client }) => client.email },
    order: { ...serviceColumn, card: 'fact' },
    ...routeColumns,
    cause: { title: 'Causa', kind: 'choice', words: refundCauseTexts, filters: true, widthPx: 190 },
    state: {
      title: 'Estado',
      kind: 'choice',
      words: refundStateTexts,
      tones: {
        due: 'waiting',
        confirming: 'waiting',
        requested: 'waiting',
        sent: 'waiting',
        unknown: 'bad',
        underway: 'waiting',
        paid: 'good',
        rejected: 'bad',
      },
      filters: true,
      widthPx: 210,
      card: 'aside',
    },
    createdAt: { title: 'Se debe desde', kind: 'day', widthPx: 150, isSortable: true, card: 'fact' },
    value: { title: 'Valor', kind: 'pesos', isStrong: true, isSummed: true, widthPx: 130, card: 'fact' },
    isCaptured: { of: 'value', title: 'El dinero llegó', kind: 'yesNo' },
    transaction: { of: 'order', title: 'Transacción', kind: 'text' },
    way: { of: 'state', title: 'Camino', kind: 'choice', words: refundWayTexts },
    reference: { title: 'Referencia', kind: 'text', widthPx: 150 },
    askedBy: { of: 'state', title: 'Registró', kind: 'text', value: ({ askedBy }) => askedBy?.name },
    paidBy: { of: 'state', title: 'Confirmó', kind: 'text', value: ({ paidBy }) => paidBy?.name },
    paidAt: { of: 'state', title: 'Devuelto', kind: 'moment' },
  },
})
