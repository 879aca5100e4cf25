import { api } from '@arriero/contract'
import type { OrderFor } from '@arriero/contract/order-shapes'
import { idShape } from '@arriero/contract/shapes'
import { roles } from '@arriero/domain/roles'
import { z } from 'zod'
import { askedOrders } from '#features/orders/asked-orders.views.ts'
import { type ExportColumn, exportList } from '../export-list.ts'
import { servicesExportTexts as texts } from './services.texts.ts'

type Row = OrderFor<'admin' | 'carrier'>

/** What its reader knows as its worth: an administrator the agreed total, a carrier what it earns. */
const valueOf = (row: Row): number | null => ('total' in row ? row.total : row.earnings)

const columns: readonly ExportColumn<Row>[] = [
  { key: 'id', title: texts.id, kind: 'text', value: ({ _id }) => _id },
  { key: 'origin', of: 'route', title: texts.origin, kind: 'text', value: ({ origin }) => origin.name },
  {
    key: 'destination',
    of: 'route',
    title: texts.destination,
    kind: 'text',
    value: ({ destination }) => destination.name,
  },
  { key: 'client', title: texts.client, kind: 'text', value: ({ client }) => client.name },
  { key: 'createdAt', title: texts.createdAt, kind: 'moment', value: ({ createdAt }) => createdAt },
  {
    key: 'reservationDate',
    title: texts.reservationDate,
    kind: 'moment',
    value: ({ reservationDate }) => reservationDate,
  },
  { key: 'status', title: texts.status, kind: 'text', value: ({ statusOrder }) => statusOrder },
  { key: 'value', title: texts.value, kind: 'pesos', value: valueOf },
]

/** The services of a person or of a vehicle, as far as the asker may read them; of nobody named, his own. Spec §2. */
export const associatedServicesExport = exportList({
  name: 'associated-services',
  roles: ['administrator', 'enterprise'],
  title: texts.associatedTitle,
  query: api.orders.mine.query.extend({ userType: z.enum(roles).optional(), person: idShape.optional() }),
  columns,
  page: async (ctx, { userType = ctx.actor.role, person = ctx.actor.id, ...query }) => {
    const { viewer, value } = await askedOrders(ctx, { userType, _id: person }, query)
    return viewer === 'admin' || viewer === 'carrier' ? value : { items: [], next: null }
  },
})
