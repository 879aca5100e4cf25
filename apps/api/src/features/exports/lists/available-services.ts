import { api } from '@arriero/contract'
import type { OrderFor } from '@arriero/contract/order-shapes'
import { availableOrders } from '#features/orders/orders.views.ts'
import { type ExportColumn, exportList } from '../export-list.ts'
import { servicesExportTexts as texts } from './services.texts.ts'

type Row = OrderFor<'open'>

const columns: readonly ExportColumn<Row>[] = [
  { key: 'id', title: texts.id, kind: 'text', value: ({ _id }) => _id },
  { key: 'status', title: texts.status, kind: 'text', value: ({ statusOrder }) => statusOrder },
  { key: 'client', title: texts.client, kind: 'text', value: ({ client }) => client.name },
  { key: 'createdAt', title: texts.createdAt, kind: 'moment', value: ({ createdAt }) => createdAt },
  {
    key: 'reservationDate',
    title: texts.reservationDate,
    kind: 'moment',
    value: ({ reservationDate }) => reservationDate,
  },
  { key: 'origin', title: texts.origin, kind: 'text', value: ({ origin }) => origin.name },
  {
    key: 'destination',
    title: texts.destination,
    kind: 'text',
    value: ({ destination }) => destination.name,
  },
  { key: 'distanceKm', title: texts.distanceKm, kind: 'number', value: ({ distanceKm }) => distanceKm },
  {
    key: 'cargo',
    of: 'typeVehicle',
    title: texts.cargo,
    kind: 'text',
    value: ({ typeLoad }) => typeLoad.name,
  },
  {
    key: 'typeVehicle',
    title: texts.typeVehicle,
    kind: 'text',
    value: ({ typeVehicle }) => typeVehicle.name,
  },
  { key: 'weight', of: 'typeVehicle', title: texts.weight, kind: 'text', value: ({ weight }) => weight },
  { key: 'insured', title: texts.insured, kind: 'yesNo', value: ({ isInsurance }) => isInsurance },
  { key: 'earnings', title: texts.ownEarnings, kind: 'pesos', value: ({ earnings }) => earnings },
]

/** What waits for a carrier, as one that has not got it reads it: whose cargo it is and nothing by which to reach him. Security B3. */
export const availableServicesExport = exportList({
  name: 'available-services',
  roles: ['enterprise'],
  title: texts.availableTitle,
  query: api.orders.available.query,
  columns,
  page: async (ctx, query) => {
    const { viewer, value } = await availableOrders(ctx, query)
    return viewer === 'open' ? value : { items: [], next: null }
  },
})
