import { api } from '../../../index.ts'
import { listValue } from '../../../lists/column.ts'
import { journalEventTexts } from '../../accounting.ts'

/** What later months say of a closed one: each with the posting it takes back, corrects or settles. docs/decisions/0071. */
export const latePostingsList = listValue(api.closings.late)({
  title: 'Asientos posteriores',
  label: 'Asientos de meses siguientes que se refieren a este',
  empty: [
    'Nada ha llegado después',
    'Una devolución, una corrección o un pago tardío queda en el mes en que ocurre y aparece aquí.',
  ],
  columns: {
    at: { title: 'Fecha', kind: 'moment', widthPx: 180, isSortable: true, card: 'fact' },
    kind: { title: 'Concepto', kind: 'choice', words: journalEventTexts, widthPx: 190, card: 'title' },
    refersTo: {
      title: 'Se refiere a',
      kind: 'text',
      value: ({ refersTo }) => journalEventTexts[refersTo.kind],
      widthPx: 190,
      card: 'fact',
    },
    referredAt: {
      title: 'Asiento del',
      kind: 'day',
      value: ({ refersTo }) => refersTo.at,
      widthPx: 130,
      card: 'fact',
    },
    orderId: { title: 'Servicio', kind: 'code', note: ({ travel }) => travel, card: 'fact' },
    value: { title: 'Valor', kind: 'pesos', isStrong: true, widthPx: 130, card: 'aside' },
  },
})
