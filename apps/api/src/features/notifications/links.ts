/** Where a notification leads its reader. Addresses as the portal and the driver area have them. */
import { factsOfKind, type NotificationKind } from '@arriero/domain/notifications/notification-kinds'
import type { Step } from '@arriero/domain/notifications/notification-topics'
import { isPlate } from '@arriero/domain/people/identifiers'
import { isClientRole, isOperatorRole, isStaffRole, type Role } from '@arriero/domain/people/roles'

export type Target = {
  kind: NotificationKind
  role: Role
  orderId: string | null
  /** What it is about besides an order, such as a PQR, a plate or a person. */
  objectId: string | null
}

type Area = Role | 'operator'
type Places = Partial<Record<Area, string>>

const areaOf = (role: Role): Area => {
  if (isClientRole(role)) return 'client'
  return isOperatorRole(role) ? 'operator' : role
}

const driverArea = '/conductor'
const homeOf = (role: Role): string => (isOperatorRole(role) ? driverArea : '/main/index')

/** `:id` is the service, or what else it is about. */
const services = {
  client: '/main/cliente-servicios/:id',
  enterprise: '/main/enterprise-services/mis/:id',
  operator: `${driverArea}/viaje/:id`,
  administrator: '/main/servicios/:id',
} as const satisfies Places
const market = '/main/enterprise-services/disponibles'
const payouts = '/main/contabilidad/pagos'
/** Of the service, whatever it is called there. */
const refundsOf = '/main/contabilidad/reembolsos?q=:id'
const premiums = '/main/contabilidad/reembolsos?state=due&cause=insurance'
const integrations = '/main/integraciones'
const ownRequests = {
  client: '/main/mis-solicitudes/:id',
  enterprise: '/main/mis-solicitudes/:id',
  operator: `${driverArea}/solicitudes/:id`,
  administrator: '/main/pqrs/:id',
  soport: '/main/pqrs/:id',
} as const satisfies Places

const casePage = '/main/pqr/:id'

/** Where a step is taken; who has no place for it is led to the service. */
const places: Readonly<Record<Exclude<Step, 'papers' | 'confirmMoney' | 'note'>, Places>> = {
  prepare: { client: `${services.client}/pagar`, enterprise: `${services.enterprise}/asignar` },
  negotiate: {
    client: `${services.client}/ofertas`,
    enterprise: `${market}/:id/tomar`,
    operator: `${driverArea}/cargas/:id`,
  },
  market: { enterprise: market, operator: `${driverArea}/cargas` },
  board: { enterprise: '/main/tablero-de-cargas?orden=-createdAt', operator: `${driverArea}/cargas` },
  date: { client: `${services.client}/fecha` },
  rate: { client: `${services.client}/calificar` },
  thread: {
    client: `${services.client}/mensajes`,
    enterprise: `${services.enterprise}/mensajes`,
    operator: `${services.operator}/mensajes`,
  },
  wait: { client: `${services.client}/espera`, accountancy: '/main/esperas/:id' },
  // A trip that is no longer his he cannot open.
  trips: { operator: driverArea },
  // Of what he was paid: all of it together.
  earnings: { enterprise: '/main/ingresos', operator: `${driverArea}/ganancias` },
  advance: {
    enterprise: `${services.enterprise}/anticipo`,
    operator: `${driverArea}/ganancias`,
    administrator: payouts,
    accountancy: payouts,
  },
  refund: { client: `${services.client}/devolucion`, administrator: refundsOf, accountancy: refundsOf },
  premiums: { administrator: premiums, accountancy: premiums },
  // Of what is filed accountancy hears of complaints alone. The staff reads it on a page, with what an answer needs and what colleagues noted.
  answerRequest: { ...ownRequests, administrator: casePage, soport: casePage, accountancy: casePage },
  ownRequest: { ...ownRequests, accountancy: '/main/mis-solicitudes/:id' },
  recurring: { client: '/main/recurrentes/:id' },
  integrations: { client: integrations, enterprise: integrations },
  home: {},
}

/** `payout:<id>`: what waits for a second person. */
const askedPlaces: Readonly<Record<string, string>> = {
  payout: 'pagos',
  batch: 'lotes',
  refund: 'reembolsos',
}

const askedLink = (objectId: string): string => {
  const [what = '', id = ''] = objectId.split(':')
  return `/main/contabilidad/${askedPlaces[what] ?? 'pagos'}/${id}`
}

/** A vehicle by its plate, a person by his id; several at once: the list of what ends. A client has his papers on his home. */
const paperLink = ({ role, objectId }: Target): string => {
  if (isClientRole(role)) return '/main/index'
  const isVehicle = objectId !== null && isPlate(objectId)
  if (isOperatorRole(role)) return isVehicle ? `${driverArea}/vehiculos/${objectId}` : `${driverArea}/papeles`
  if (objectId === null) return '/main/vencimientos'
  return isVehicle ? `/main/vehiculo/${objectId}` : `/main/detalle/${objectId}`
}

/** Every role of the staff reads it on the page of the service; nobody else is told of one. */
const noteLink = ({ role, orderId, objectId }: Target): string =>
  orderId === null || !isStaffRole(role)
    ? homeOf(role)
    : `/main/servicio/${orderId}/notas?nota=${objectId ?? ''}`

export const linkOf = (target: Target): string => {
  const { kind, role, orderId, objectId } = target
  const { leads } = factsOfKind(kind)
  if (leads === 'papers') return paperLink(target)
  if (leads === 'note') return noteLink(target)
  const id = orderId ?? objectId
  if (leads === 'confirmMoney' && objectId !== null && !isOperatorRole(role)) return askedLink(objectId)
  const own: Places = leads === undefined || leads === 'confirmMoney' ? {} : places[leads]
  const service: Places = orderId === null ? {} : services
  const place = own[areaOf(role)] ?? service[areaOf(role)] ?? homeOf(role)
  return id === null && place.includes(':id') ? homeOf(role) : place.replace(':id', id ?? '')
}
