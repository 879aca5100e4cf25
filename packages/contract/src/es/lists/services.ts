/** The lists of services, by who reads them. Spec §2 "Services". */
import { orderStatus } from '@arriero/domain/orders/orders'
import { api } from '../../index.ts'
import { listValue, type ListColumn, type ListColumns } from '../../lists/column.ts'
import type { OrderRowFor } from '../../orders/order-rows.ts'
import type { OrderFor } from '../../orders/order-shapes.ts'
import { statusFilters, statusTextOf } from '../words.ts'
import { routeText } from './shared.ts'

type Seen = OrderRowFor<'admin' | 'carrier' | 'open'>
/** What a file says of every service; where its rows are no wider than the screen's, the screen does too. */
type Filed = Pick<OrderRowFor<'open'>, 'typeLoad' | 'typeVehicle' | 'weight'>

/** A transport, as whoever may see it reads it. */
export const serviceFacts = {
  id: { title: 'Id', kind: 'code', value: ({ _id }) => _id, widthPx: 62 },
  status: {
    title: 'Estado',
    kind: 'text',
    value: ({ status }) => statusTextOf(status),
    filters: statusFilters(),
    widthPx: 118,
    card: 'aside',
  },
  client: {
    title: 'Dueño de carga',
    kind: 'text',
    value: ({ client }) => client.name,
    widthPx: 104,
    card: 'fact',
  },
  createdAt: { title: 'Creación', kind: 'moment', widthPx: 96, isSortable: true },
  reservationDate: { title: 'Reserva', kind: 'moment', widthPx: 96, isSortable: true, card: 'fact' },
  /** Both ends in one line, where a card has a title. */
  route: {
    title: 'Ruta',
    kind: 'text',
    isDrawn: true,
    isOfCard: true,
    value: ({ origin, destination }) => routeText({ origin: origin.name, destination: destination.name }),
    card: 'title',
  },
  origin: { title: 'Origen', kind: 'text', value: ({ origin }) => origin.name, widthPx: 91 },
  destination: { title: 'Destino', kind: 'text', value: ({ destination }) => destination.name, widthPx: 91 },
  distanceKm: { of: 'destination', title: 'Distancia (km)', kind: 'number' },
  cargo: { of: null, title: 'Tipo de carga', kind: 'text', value: ({ typeLoad }) => typeLoad.name },
  weight: { of: null, title: 'Peso', kind: 'text' },
  typeVehicle: {
    of: null,
    title: 'Tipo de vehículo',
    kind: 'text',
    value: ({ typeVehicle }) => typeVehicle.name,
  },
} as const satisfies ListColumns<Seen, Filed>

export const insuredFact = {
  title: 'Seguro',
  kind: 'yesNo',
  value: ({ isInsurance }) => isInsurance,
  widthPx: 54,
} as const satisfies ListColumn<Seen>
export const earningsFact = {
  title: 'Usted gana',
  kind: 'pesos',
  isStrong: true,
  widthPx: 100,
  card: 'fact',
} as const

const start = [
  'id',
  'client',
  'createdAt',
  'reservationDate',
  'route',
  'origin',
  'destination',
  'status',
] as const
const searched = { isSearchable: true } as const

/** Money of a service in its file, where each part stands by itself. */
const part = (title: string) => ({ of: null, title, kind: 'pesos' }) as const

/** All of them, for the administrator. */
export const servicesList = listValue<typeof api.orders.mine, 'admin', OrderFor<'admin'>>(api.orders.mine)({
  name: 'services',
  title: 'Servicios',
  page: { help: 'Todos los servicios de la plataforma, del más reciente al más antiguo.' },
  search: 'código, lugar, persona o placa',
  empty: ['Todavía no hay servicios', 'Aparecerán aquí apenas un dueño de carga solicite el primero.'],
  columns: {
    id: { ...serviceFacts.id, ...searched },
    status: serviceFacts.status,
    client: { ...serviceFacts.client, ...searched },
    clientIdentification: {
      of: 'client',
      title: 'Identificación del dueño de carga',
      kind: 'text',
      value: ({ client }) => client.identification,
    },
    clientPhone: {
      of: 'client',
      title: 'Teléfono del dueño de carga',
      kind: 'text',
      value: ({ client }) => client.cellPhone,
    },
    createdAt: serviceFacts.createdAt,
    reservationDate: serviceFacts.reservationDate,
    route: serviceFacts.route,
    origin: { ...serviceFacts.origin, ...searched },
    destination: { ...serviceFacts.destination, ...searched },
    distanceKm: serviceFacts.distanceKm,
    cargo: serviceFacts.cargo,
    weight: serviceFacts.weight,
    typeVehicle: serviceFacts.typeVehicle,
    carrier: { title: 'Transportador', kind: 'text', value: ({ carrier }) => carrier?.name, widthPx: 108 },
    driver: { of: null, title: 'Conductor', kind: 'text', value: ({ driver }) => driver?.name },
    licensePlate: { of: null, title: 'Placa', kind: 'text', value: ({ vehicle }) => vehicle?.licensePlate },
    insured: insuredFact,
    clientPrice: part('Valor del cliente'),
    price: part('Valor sugerido al transportador'),
    earnings: {
      ...part('Gana el transportador'),
      value: ({ profitsDriver }: OrderFor<'admin'>) => profitsDriver,
    },
    profits: part('Gana la plataforma'),
    ivaCost: part('IVA'),
    /** On the screen the agreed total, else the client's own price. */
    total: {
      title: 'Valor',
      kind: 'pesos',
      value: ({ total, clientPrice }) => total ?? clientPrice,
      missing: 'Sin precio',
      note: ({ total, clientPrice }) => (total === null && clientPrice !== null ? 'Aún no acordado' : null),
      file: { title: 'Total', kind: 'pesos', value: ({ total }) => total },
      widthPx: 120,
      card: 'fact',
    },
    payStatus: { of: null, title: 'Estado del pago', kind: 'text', value: ({ pay }) => pay.status },
    finishedAt: {
      of: null,
      title: 'Finalización',
      kind: 'moment',
      value: ({ finishStartAt }) => finishStartAt,
    },
    cancelation: {
      of: null,
      title: 'Motivo de cancelación',
      kind: 'text',
      value: ({ cancelation }) => cancelation?.description,
    },
  },
  screen: [...start, 'insured', 'carrier', 'total'],
  filters: {
    carrier: 'one',
    insured: ['many', 'isInsurance'],
    isPaymentLost: 'one',
    isRefundDue: 'one',
    needsDriverWithinHours: 'one',
    createdFrom: 'one',
    createdTo: 'one',
    reservedFrom: 'one',
    reservedTo: 'one',
  },
})

/** What an enterprise carries: nothing of what the client pays. */
export const ownServicesList = listValue<typeof api.orders.mine, 'carrier', OrderFor<'carrier'>>(
  api.orders.mine,
)({
  name: 'my-services',
  title: 'Mis servicios',
  search: 'código, lugar, persona o placa',
  empty: ['Todavía no tiene servicios', 'Tome uno de los disponibles u oferte otro valor.'],
  columns: {
    ...serviceFacts,
    driver: {
      title: 'Conductor',
      kind: 'text',
      value: ({ assignedDriverId, driver }) => assignedDriverId && driver.name,
      widthPx: 108,
      card: 'fact',
    },
    licensePlate: {
      of: 'driver',
      title: 'Placa',
      kind: 'text',
      value: ({ vehicle }) => vehicle?.licensePlate,
    },
    insured: insuredFact,
    /** Of a service that was called off, nothing. */
    earnings: {
      ...earningsFact,
      value: ({ status, earnings: pesos }) => (status === orderStatus.cancelled ? null : pesos),
      missing: 'No aplica',
    },
    finishedAt: {
      of: null,
      title: 'Finalización',
      kind: 'moment',
      value: ({ finishStartAt }) => finishStartAt,
    },
  },
  screen: [...start, 'insured', 'driver', 'earnings'],
})

/** All of them wait for a carrier: there is nothing to filter by. */
const { filters: _, ...waiting } = serviceFacts.status

/** What waits for a carrier, as one that has not got it reads it: whose cargo it is and nothing by which to reach him. Security B3. */
export const availableServicesList = listValue<typeof api.orders.available, 'open'>(api.orders.available)({
  name: 'available-services',
  title: 'Servicios disponibles',
  search: 'código o lugar',
  empty: [
    'No hay servicios disponibles en este momento',
    'Aparecerán aquí apenas un dueño de carga solicite uno. No hace falta recargar.',
  ],
  columns: {
    ...serviceFacts,
    id: { ...serviceFacts.id, widthPx: 61 },
    status: { ...waiting, widthPx: 109, card: 'fact' },
    client: { ...serviceFacts.client, widthPx: 97 },
    origin: { ...serviceFacts.origin, widthPx: 82 },
    destination: { ...serviceFacts.destination, widthPx: 82 },
    /** With how long until then. */
    reservationDate: { ...serviceFacts.reservationDate, widthPx: 140 },
    cargo: { ...serviceFacts.cargo, of: 'typeVehicle' },
    weight: { ...serviceFacts.weight, of: 'typeVehicle' },
    /** What is to be carried, and in what. */
    typeVehicle: {
      title: 'Carga',
      kind: 'text',
      value: ({ typeLoad }) => typeLoad.name,
      note: ({ typeVehicle }) => typeVehicle.name,
      file: { title: 'Tipo de vehículo', kind: 'text', value: ({ typeVehicle }) => typeVehicle.name },
      widthPx: 85,
      card: 'fact',
    },
    insured: insuredFact,
    earnings: { ...earningsFact, missing: 'Sin precio', widthPx: 112 },
    myOffer: {
      title: 'Mi oferta',
      kind: 'text',
      isDrawn: true,
      isOptional: true,
      value: () => null,
      widthPx: 108,
      card: 'aside',
    },
  },
  screen: [...start, 'typeVehicle', 'insured', 'earnings', 'myOffer'],
  filters: { typeVehicle: ['many', 'typeVehicleId'] },
})

const { isOfCard: _ofCard, ...route } = serviceFacts.route

/** Those of a person or of a vehicle. Spec §2. */
export const associatedServicesList = listValue<typeof api.orders.mine, 'admin' | 'carrier'>(api.orders.mine)(
  {
    name: 'associated-services',
    title: 'Servicios asociados',
    empty: ['Todavía no hay servicios', 'Aparecerán aquí con su primer servicio.'],
    columns: {
      id: { ...serviceFacts.id, widthPx: 80, isAlways: true },
      route,
      origin: { ...serviceFacts.origin, of: 'route' },
      destination: { ...serviceFacts.destination, of: 'route' },
      client: { ...serviceFacts.client, widthPx: 190 },
      createdAt: { ...serviceFacts.createdAt, widthPx: 170 },
      reservationDate: { ...serviceFacts.reservationDate, widthPx: 170 },
      status: { ...serviceFacts.status, widthPx: 140 },
      /** The agreed total, else what he earns, else the client's price: what its viewer knows as its worth. */
      value: {
        title: 'Valor',
        kind: 'pesos',
        value: (row) => (row.viewer === 'carrier' ? row.earnings : (row.total ?? row.clientPrice)),
        missing: 'Sin valor',
        widthPx: 120,
        card: 'fact',
      },
    },
  },
)
