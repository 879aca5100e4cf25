import { api } from '../../index.ts'
import { listValue } from '../../lists/column.ts'
import { lightTexts, pqrStatusTexts } from '../support.ts'
import { serviceColumn } from './shared.ts'

/** What clients say went wrong, and what it holds back. Decisions §16. */
export const complaintsList = listValue(api.complaints.all)({
  title: 'Reclamos sobre servicios',
  search: 'cliente, servicio o asunto',
  empty: ['No hay reclamos', 'Cuando un cliente reclame por un servicio, aparecerá aquí con lo que retiene.'],
  columns: {
    client: {
      title: 'Cliente',
      kind: 'text',
      value: ({ userId }) => userId.name,
      note: ({ number }) => number,
      widthPx: 180,
      card: 'title',
      isAlways: true,
    },
    subject: { title: 'Asunto', kind: 'text', card: 'fact' },
    order: { ...serviceColumn, value: ({ orderId }) => orderId, card: 'fact' },
    carrier: {
      title: 'Transportador',
      kind: 'text',
      value: ({ carrier }) => carrier?.name,
      missing: 'Sin transportador',
      widthPx: 180,
      card: 'fact',
    },
    status: {
      title: 'Estado',
      kind: 'choice',
      words: pqrStatusTexts,
      filters: true,
      widthPx: 130,
      card: 'aside',
    },
    held: {
      title: 'Retiene',
      kind: 'pesos',
      isStrong: true,
      value: ({ held, status }) => (status === 'Solucionado' || held === 0 ? null : held),
      widthPx: 120,
      card: 'fact',
    },
    createDate: { title: 'Fecha', kind: 'day', widthPx: 120, isSortable: true, card: 'fact' },
    light: { title: 'Plazo legal', kind: 'choice', words: lightTexts, widthPx: 150 },
  },
  filters: { holding: ['one', 'isHolding'] },
})
