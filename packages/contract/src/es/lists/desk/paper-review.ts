import { api } from '../../../index.ts'
import { listValue, type RowOf } from '../../../lists/column.ts'
import { holderTexts } from '../ending-papers.ts'

export type PaperToReview = RowOf<typeof api.papers.review>

/** Papers that wait for somebody's look, first come first. Decision 0069. */
export const paperReviewList = listValue(api.papers.review)({
  title: 'Revisar documentos',
  label: 'Documentos por revisar',
  page: {
    help: 'Los que nadie ha mirado, del más antiguo al más nuevo. Ábralos y siga de uno en otro con el teclado.',
  },
  search: 'placa o nombre',
  empty: ['Nada por revisar', 'Cada documento que se suba espera aquí hasta que alguien lo mire.'],
  columns: {
    name: { title: 'Documento', kind: 'text', isStrong: true, widthPx: 252, card: 'title', isAlways: true },
    holder: {
      title: 'De quién',
      kind: 'text',
      value: ({ licensePlate, user }) => licensePlate ?? user.name,
      note: ({ licensePlate, user }) => licensePlate && user.name,
      widthPx: 260,
      filters: holderTexts,
      card: 'fact',
    },
    isWaiting: {
      title: 'Versión',
      kind: 'yesNo',
      words: { true: 'Nueva versión', false: 'Primera' },
      widthPx: 124,
    },
    isSecond: {
      title: 'Segunda persona',
      kind: 'yesNo',
      value: ({ first }) => first !== null,
      words: { true: 'Falta', false: 'No hace falta aún' },
      note: ({ first }) => first?.name,
      filters: true,
      widthPx: 152,
    },
    expirationDate: { title: 'Vence', kind: 'day', missing: 'No vence', widthPx: 116, card: 'fact' },
    since: { title: 'Espera desde', kind: 'moment', isSortable: true, card: 'aside' },
  },
})
