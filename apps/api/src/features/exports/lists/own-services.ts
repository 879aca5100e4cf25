import { api } from '@arriero/contract'
import type { OrderFor } from '@arriero/contract/order-shapes'
import { ownOrders } from '#features/orders/orders.views.ts'
import { type ExportColumn, exportList } from '../export-list.ts'
import { servicesExportTexts as texts } from './services.texts.ts'

type Row = OrderFor<'carrier'>

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
  { key: 'cargo', title: texts.cargo, kind: 'text', value: ({ typeLoad }) => typeLoad.name },
  { key: 'weight', title: texts.weight, kind: 'text', value: ({ weight }) => weight },
  {
    key: 'driver',
    title: texts.driver,
    kind: 'text',
    value: ({ assignedDriverId, driver }) => assignedDriverId && driver.name,
  },
  {
    key: 'licensePlate',
    of: 'driver',
    title: texts.licensePlate,
    kind: 'text',
    value: ({ vehicle }) => vehicle?.licensePlate,
  },
  { key: 'insured', title: texts.insured, kind: 'yesNo', value: ({ isInsurance }) => isInsurance },
  { key: 'earnings', title: texts.ownEarnings, kind: 'pesos', value: ({ earnings }) => earnings },
  { key: 'finishedAt', title: texts.finishedAt, kind: 'moment', value: ({ finishStartAt }) => finishStartAt },
]

/** What an enterprise carries: nothing of what the client pays. */
export const ownServicesExport = exportList({
  name: 'my-services',
  roles: ['enterprise'],
  title: texts.ownTitle,
  query: api.orders.mine.query,
  columns,
  page: async (ctx, query) => {
    const { viewer, value } = await ownOrders(ctx, query)
    return viewer === 'carrier' ? value : { items: [], next: null }
  },
})
