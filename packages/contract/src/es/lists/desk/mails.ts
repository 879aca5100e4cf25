import { api } from '../../../index.ts'
import { listValue } from '../../../lists/column.ts'
import { mailReasonTexts, mailStateTexts } from '../../support.ts'

/** Mails that came in and joined no PQR. docs/decisions/0074. */
export const mailsList = listValue(api.mails.all)({
  title: 'Correos por revisar',
  page: {
    help: 'Correos que llegaron y no son de ninguna PQR. Únalos a una, regístrelos como nueva o descártelos.',
  },
  search: 'asunto o remitente',
  empty: [
    'No hay correos por revisar',
    'Lo que las personas responden a nuestras cartas llega solo a su PQR; lo demás aparece aquí.',
  ],
  columns: {
    subject: {
      title: 'Asunto',
      kind: 'text',
      note: ({ from }) => from,
      missing: 'Sin asunto',
      card: 'title',
      isAlways: true,
    },
    reason: {
      title: 'Por qué está aquí',
      kind: 'choice',
      words: mailReasonTexts,
      filters: true,
      widthPx: 220,
      card: 'fact',
    },
    account: {
      title: 'Cuenta de ese correo',
      kind: 'text',
      value: ({ account }) => account?.name,
      missing: 'Ninguna',
      widthPx: 170,
      card: 'fact',
    },
    state: {
      title: 'Estado',
      kind: 'choice',
      words: mailStateTexts,
      tones: { waiting: 'waiting', joined: 'good', filed: 'good', discarded: 'off' },
      filters: true,
      widthPx: 170,
      card: 'aside',
    },
    receivedAt: { title: 'Llegó', kind: 'moment', isSortable: true, card: 'fact' },
  },
})
