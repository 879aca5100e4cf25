import { api } from '@arriero/contract'
import type { OrderFor } from '@arriero/contract/order-shapes'
import { ownOrders } from '#features/orders/orders.views.ts'
import { type ExportColumn, exportList } from '../export-list.ts'
import { servicesExportTexts as texts } from './services.texts.ts'

type Row = OrderFor<'admin'>

const columns: readonly ExportColumn<Row>[] = [
  { key: 'id', title: texts.id, kind: 'text', value: ({ _id }) => _id },
  { key: 'status', title: texts.status, kind: 'text', value: ({ statusOrder }) => statusOrder },
  { key: 'createdAt', title: texts.createdAt, kind: 'moment', value: ({ createdAt }) => createdAt },
  {
    key: 'reservationDate',
    title: texts.reservationDate,
    kind: 'moment',
    value: ({ reservationDate }) => reservationDate,
  },
  { key: 'client', title: texts.client, kind: 'text', value: ({ client }) => client.name },
  {
    key: 'clientIdentification',
    of: 'client',
    title: texts.clientIdentification,
    kind: 'text',
    value: ({ client }) => client.identification,
  },
  {
    key: 'clientPhone',
    of: 'client',
    title: texts.clientPhone,
    kind: 'text',
    value: ({ client }) => client.cellPhone,
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
    key: 'typeVehicle',
    title: texts.typeVehicle,
    kind: 'text',
    value: ({ typeVehicle }) => typeVehicle.name,
  },
  { key: 'carrier', title: texts.carrier, kind: 'text', value: ({ carrier }) => carrier?.name },
  { key: 'driver', title: texts.driver, kind: 'text', value: ({ driver }) => driver?.name },
  {
    key: 'licensePlate',
    title: texts.licensePlate,
    kind: 'text',
    value: ({ vehicle }) => vehicle?.licensePlate,
  },
  { key: 'insured', title: texts.insured, kind: 'yesNo', value: ({ isInsurance }) => isInsurance },
  { key: 'clientPrice', title: texts.clientPrice, kind: 'pesos', value: ({ clientPrice }) => clientPrice },
  { key: 'price', title: texts.price, kind: 'pesos', value: ({ price }) => price },
  { key: 'earnings', title: texts.earnings, kind: 'pesos', value: ({ profitsDriver }) => profitsDriver },
  { key: 'profits', title: texts.profits, kind: 'pesos', value: ({ profits }) => profits },
  { key: 'ivaCost', title: texts.ivaCost, kind: 'pesos', value: ({ ivaCost }) => ivaCost },
  { key: 'total', title: texts.total, kind: 'pesos', value: ({ total }) => total },
  { key: 'payStatus', title: texts.payStatus, kind: 'text', value: ({ pay }) => pay.status },
  { key: 'finishedAt', title: texts.finishedAt, kind: 'moment', value: ({ finishStartAt }) => finishStartAt },
  {
    key: 'cancelation',
    title: texts.cancelation,
    kind: 'text',
    value: ({ cancelation }) => cancelation?.description,
  },
]

/** The administrator's services. */
export const servicesExport = exportList({
  name: 'services',
  roles: ['administrator'],
  title: texts.title,
  query: api.orders.mine.query,
  columns,
  page: async (ctx, query) => {
    const { viewer, value } = await ownOrders(ctx, query)
    return viewer === 'admin' ? value : { items: [], next: null }
  },
})
