/** Spanish words for the closed lists that both server and browser say. */
import type { Validation } from '@arriero/domain/people/accounts'
import { orderStatus, orderStatuses, statusOfNumber, type OrderStatus } from '@arriero/domain/orders/orders'
import type { Role } from '@arriero/domain/people/roles'

export const roleTexts: Record<Role, string> = {
  administrator: 'Administrador',
  accountancy: 'Contabilidad',
  enterprise: 'Empresa transportadora',
  driver: 'Conductor',
  client: 'Cliente',
  cliententerprise: 'Empresa cliente',
  enterprisedriver: 'Transportador empresa',
  soport: 'Soporte',
}

/** Kinds of account a carrier may be paid to, as they are kept. */
export const accountTypeTexts = ['Ahorros', 'Corriente'] as const

export const statusTexts: Record<OrderStatus, string> = {
  pending: 'Pendiente',
  assigned: 'Asignado',
  running: 'En proceso',
  finished: 'Finalizado',
  cancelled: 'Cancelado',
}

/** The word for a state, by its number on the wire. */
export const statusTextOf = (status: number) => {
  const name = statusOfNumber(status)
  return name === undefined ? '' : statusTexts[name]
}

/** What a list is filtered by: each state's number with its word. */
export const statusFilters = (states: readonly OrderStatus[] = orderStatuses) =>
  Object.fromEntries(states.map((state) => [orderStatus[state], statusTexts[state]]))

/** How an account stands with the staff that has to approve it. */
export const validationTexts: Record<Validation, string> = {
  pending: 'En validación',
  returned: 'Devuelta',
  validated: 'Aprobada',
}

/** A refusal with the smallest type of vehicle that would do. */
export const withVehicle = (sentence: string, name: string | undefined): string =>
  name === undefined ? sentence : `${sentence} El más pequeño que la lleva: ${name}.`

const mostNamed = 5

/** A refusal with the services that stand in its way, by the code a person reads of an id. Decisions §1, §6. */
export const withServices = (sentence: string, orderIds: readonly string[]): string => {
  if (orderIds.length === 0) return sentence
  const named = orderIds.slice(0, mostNamed).map((id) => id.slice(18))
  const more = orderIds.length - named.length
  const list = `${named.join(', ')}${more > 0 ? ` y ${more} más` : ''}`
  return `${sentence} ${orderIds.length === 1 ? 'Servicio' : 'Servicios'}: ${list}.`
}
