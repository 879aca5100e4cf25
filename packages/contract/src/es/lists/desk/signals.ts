import { api } from '../../../index.ts'
import { listValue } from '../../../lists/column.ts'
import { signalKindTexts, signalStateTexts } from '../../signals.ts'

/** Signs of fraud, the newest first. docs/decisions/0073. */
export const signalsList = listValue(api.signals.all)({
  title: 'Señales de fraude',
  page: {
    title: 'Señales',
    help: 'Coincidencias que conviene mirar, cada una con su evidencia. Ninguna decide nada por sí sola.',
  },
  search: 'persona',
  empty: [
    'No hay señales',
    'Aquí aparece lo que coincide entre cuentas o se aparta de lo usual, pocos minutos después.',
  ],
  columns: {
    kind: {
      title: 'Señal',
      kind: 'choice',
      words: signalKindTexts,
      filters: true,
      card: 'title',
      isAlways: true,
    },
    state: {
      title: 'Estado',
      kind: 'choice',
      words: signalStateTexts,
      tones: { open: 'waiting', aside: 'off' },
      filters: true,
      isOneFilter: true,
      widthPx: 120,
      card: 'aside',
    },
    about: {
      title: 'De quién',
      kind: 'text',
      value: ({ about }) => about?.name,
      missing: '—',
      widthPx: 190,
      card: 'fact',
    },
    accounts: { title: 'Cuentas', kind: 'number', widthPx: 90, card: 'fact' },
    stake: {
      title: 'En juego',
      kind: 'amount',
      value: ({ stake }) => (stake === 0 ? null : stake),
      missing: '—',
      widthPx: 112,
      card: 'fact',
    },
    orderId: { title: 'Servicio', kind: 'code', missing: '—', widthPx: 100, isOptional: true },
    firstAt: { title: 'Vista primero', kind: 'moment', isOptional: true },
    raisedAt: { title: 'Evidencia', kind: 'moment', isSortable: true, card: 'fact' },
    asideBy: {
      title: 'La dejó a un lado',
      kind: 'text',
      value: ({ aside }) => aside?.by.name,
      note: ({ aside }) => aside?.note,
      missing: '—',
      widthPx: 190,
    },
  },
})
