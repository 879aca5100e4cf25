import { statusTextOf, statusTexts } from '../words.ts'
import { listValue } from '../../lists/column.ts'
import type { OrderFor } from '../../order-shapes.ts'
import { routeText } from './shared.ts'

type Row = OrderFor<'admin' | 'carrier' | 'client'>

/** The services of a person or of a vehicle. Spec §2. */
export const associatedServicesList = listValue<Row>()({
  name: 'associated-services',
  title: 'Servicios asociados',
  columns: {
    id: { title: 'Id', kind: 'code', value: ({ _id }) => _id, widthPx: 80, isAlways: true },
    route: {
      title: 'Ruta',
      kind: 'text',
      isDrawn: true,
      value: ({ origin, destination }) => routeText({ origin: origin.name, destination: destination.name }),
      card: 'title',
    },
    origin: { of: 'route', title: 'Origen', kind: 'text', value: ({ origin }) => origin.name },
    destination: {
      of: 'route',
      title: 'Destino',
      kind: 'text',
      value: ({ destination }) => destination.name,
    },
    client: {
      title: 'Dueño de carga',
      kind: 'text',
      value: ({ client }) => client.name,
      widthPx: 190,
      card: 'fact',
    },
    createdAt: { title: 'Creación', kind: 'moment', widthPx: 170, isSortable: true },
    reservationDate: { title: 'Reserva', kind: 'moment', widthPx: 170, isSortable: true, card: 'fact' },
    status: {
      title: 'Estado',
      kind: 'text',
      value: ({ status }) => statusTextOf(status),
      filters: Object.fromEntries(Object.values(statusTexts).map((word, status) => [status, word])),
      widthPx: 140,
      card: 'aside',
    },
    /** The agreed total, else what he earns, else the client's price: what its viewer knows as its worth. */
    value: {
      title: 'Valor',
      kind: 'pesos',
      value: (row) => ('total' in row ? (row.total ?? row.clientPrice) : row.earnings),
      missing: 'Sin valor',
      widthPx: 120,
      card: 'fact',
    },
  },
})
