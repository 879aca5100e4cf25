import { api } from '../../index.ts'
import { listValue } from '../../lists/column.ts'
import { eventTexts } from '../order-events.ts'

/** What was sent to somebody's own systems, and what came of it. */
export const deliveriesList = listValue(api.integrations.deliveries)({
  title: 'Envíos a sus webhooks',
  empty: [
    'Todavía no hay envíos',
    'Aparecen aquí cuando pasa algo en un servicio suyo, o al enviar una prueba.',
  ],
  columns: {
    event: { title: 'Evento', kind: 'choice', words: eventTexts, card: 'title' },
    state: {
      title: 'Estado',
      kind: 'choice',
      words: { waiting: 'En curso', sent: 'Entregado', failed: 'Sin entregar', dropped: 'Descartado' },
      tones: { waiting: 'waiting', sent: 'good', failed: 'bad', dropped: 'off' },
      filters: true,
      widthPx: 150,
      card: 'aside',
    },
    answer: {
      title: 'Respuesta',
      kind: 'text',
      value: ({ lastStatus }) => lastStatus,
      widthPx: 180,
      card: 'fact',
    },
    tries: { title: 'Intentos', kind: 'number', widthPx: 100 },
    webhook: { title: 'Webhook', kind: 'text', value: ({ webhook }) => webhook.url },
    createdAt: { title: 'Fecha', kind: 'moment', card: 'fact' },
  },
})
