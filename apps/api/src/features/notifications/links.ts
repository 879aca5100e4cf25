/** Where a notification leads its reader. Addresses as the portal and the driver area have them. */
import type { NotificationKind } from '@arriero/domain/notifications/notification-kinds'
import { answersRequests } from '@arriero/domain/support/support'
import { isClientRole, isOperatorRole, type Role } from '@arriero/domain/people/roles'

export type Target = {
  kind: NotificationKind
  role: Role
  orderId: string | null
  /** A PQR, a plate, a person. */
  objectId: string | null
}

const driverArea = '/conductor'

/** What a client does next about it. */
const clientViews: Partial<Record<NotificationKind, string>> = {
  'milestone.finish': '/calificar',
  'offer.accepted': '/pagar',
  'offer.expired': '/ofertas',
  'offer.made': '/ofertas',
  'offer.withdrawn': '/ofertas',
  'order.reservation_passed': '/fecha',
  'payment.failed': '/pagar',
  'payment.reminder': '/pagar',
  'standby.decided': '/espera',
  'standby.proposed': '/espera',
  'standby.unpaid': '/espera',
}

/** A service on the market, and one that has left it. */
const onMarket: readonly NotificationKind[] = ['offer.countered', 'offer.expired', 'order.date_moved']
const leftMarket: readonly NotificationKind[] = ['offer.declined']
const toAssign: readonly NotificationKind[] = ['driver.reminder', 'offer.accepted', 'order.waived']

const enterpriseLink = (kind: NotificationKind, orderId: string): string => {
  const base = '/main/enterprise-services'
  if (leftMarket.includes(kind)) return `${base}/disponibles`
  // Where he answers or offers anew.
  if (onMarket.includes(kind)) return `${base}/disponibles/${orderId}/tomar`
  return `${base}/mis/${orderId}${toAssign.includes(kind) ? '/asignar' : ''}`
}

/** A trip that is no longer his he cannot open. */
const driverLink = (kind: NotificationKind, orderId: string): string => {
  if (kind === 'order.trip_withdrawn') return driverArea
  if (leftMarket.includes(kind)) return `${driverArea}/cargas`
  if (onMarket.includes(kind)) return `${driverArea}/cargas/${orderId}`
  return `${driverArea}/viaje/${orderId}`
}

/** Of what he was paid: all of it together. */
const earningsLink = (role: Role): string =>
  isOperatorRole(role) ? `${driverArea}/ganancias` : '/main/ingresos'

const serviceLink = ({ kind, role }: Target, orderId: string): string | null => {
  if (isClientRole(role)) return `/main/cliente-servicios/${orderId}${clientViews[kind] ?? ''}`
  if (kind === 'payout.paid' || kind === 'payout.returned') return earningsLink(role)
  if (role === 'enterprise') return enterpriseLink(kind, orderId)
  if (isOperatorRole(role)) return driverLink(kind, orderId)
  if (kind === 'policy.missing') return '/main/contabilidad/reembolsos?state=due&cause=insurance'
  if (kind === 'standby.objected' && role === 'accountancy') return `/main/esperas/${orderId}`
  return role === 'administrator' ? `/main/servicios/${orderId}` : '/main/index'
}

const requestLink = (role: Role, id: string): string => {
  if (answersRequests(role)) return `/main/pqrs/${id}`
  return isOperatorRole(role) ? `${driverArea}/solicitudes/${id}` : `/main/mis-solicitudes/${id}`
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

const plate = /^[A-Z]{3}\d{3}$/

const aboutPapers: readonly NotificationKind[] = [
  'papers.expiring',
  'paper.asked',
  'paper.invalidated',
  'paper.turned_down',
  'paper.validated',
  'vehicle.activated',
]

/** A vehicle by its plate, a person by his id; several at once: the list of what ends. A client has his papers on his home. */
const paperLink = ({ role, objectId }: Target): string => {
  if (isClientRole(role)) return '/main/index'
  const isVehicle = objectId !== null && plate.test(objectId)
  if (isOperatorRole(role)) return isVehicle ? `${driverArea}/vehiculos/${objectId}` : `${driverArea}/papeles`
  if (objectId === null) return '/main/vencimientos'
  return isVehicle ? `/main/vehiculo/${objectId}` : `/main/detalle/${objectId}`
}

export const linkOf = (target: Target): string | null => {
  const { kind, role, orderId, objectId } = target
  if (orderId !== null) return serviceLink(target, orderId)
  // Of what is filed accountancy hears of complaints alone.
  if (kind === 'pqr.filed' && role === 'accountancy') return `/main/contabilidad/reclamos/${objectId ?? ''}`
  if (kind === 'pqr.filed' || kind === 'pqr.answered') return objectId && requestLink(role, objectId)
  if (aboutPapers.includes(kind)) return paperLink(target)
  if (kind === 'webhook.stopped' && !isOperatorRole(role)) return '/main/integraciones'
  if (kind === 'money.asked' && !isOperatorRole(role)) return objectId && askedLink(objectId)
  return isOperatorRole(role) ? driverArea : '/main/index'
}
