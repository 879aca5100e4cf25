import { api } from '../../index.ts'
import { listValue } from '../../lists/column.ts'
import { standbyStateTexts, standbyStateTones } from '../standby.ts'

const paid = 'Pagado'
const unpaid = 'Sin pagar'

/** Charges for waiting. Decisions §16. */
export const standbyChargesList = listValue(api.standby.all)({
  name: 'standby-charges',
  title: 'Cobros por espera',
  page: {
    title: 'Esperas (stand-by)',
    help: 'Cobros por esperar más de lo libre en cargue o descargue, con sus soportes.',
  },
  search: 'servicio, persona, lugar o placa',
  empty: [
    'Nadie ha esperado de más',
    'Cuando un servicio termina y el vehículo esperó más de las horas libres, aparece aquí.',
  ],
  columns: {
    service: {
      title: 'Servicio',
      kind: 'code',
      value: ({ orderId }) => orderId,
      widthPx: 90,
      card: 'title',
      isAlways: true,
    },
    travel: { title: 'Trayecto', kind: 'text', widthPx: 196, card: 'fact' },
    proposedAt: { title: 'Propuesto', kind: 'moment', widthPx: 179, isSortable: true, card: 'fact' },
    client: {
      title: 'Dueño de carga',
      kind: 'text',
      value: ({ client }) => client.name,
      widthPx: 140,
      card: 'fact',
    },
    carrier: {
      title: 'Transportador',
      kind: 'text',
      value: ({ carrier }) => carrier.name,
      widthPx: 140,
      card: 'fact',
    },
    meteredHours: { of: 'hours', title: 'Horas medidas', kind: 'number' },
    hours: { title: 'Horas', kind: 'number', widthPx: 65, card: 'fact' },
    total: { title: 'Total', kind: 'pesos', isStrong: true, widthPx: 105, card: 'fact' },
    state: {
      title: 'Estado',
      kind: 'choice',
      words: standbyStateTexts,
      tones: standbyStateTones,
      filters: true,
      widthPx: 140,
      card: 'aside',
    },
    paid: {
      title: 'Pago',
      kind: 'choice',
      value: ({ paidAt, state }) => (paidAt === null ? (state === 'waived' ? 'none' : 'false') : 'true'),
      words: { true: paid, false: unpaid, none: standbyStateTexts.waived },
      tones: { true: 'good' },
      file: { kind: 'moment', value: ({ paidAt }) => paidAt },
      filters: { true: paid, false: unpaid },
      widthPx: 110,
      card: 'fact',
    },
  },
})
