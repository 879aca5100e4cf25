/** Spanish words for the closed lists that both server and browser say. */
import type { OrderStatus } from '@arriero/domain/orders'
import type { Role } from '@arriero/domain/roles'

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

export const statusTexts: Record<OrderStatus, string> = {
  pending: 'Pendiente',
  assigned: 'Asignado',
  running: 'En proceso',
  finished: 'Finalizado',
  cancelled: 'Cancelado',
}

/** By the number on the wire. */
export const statusTextOf = (status: number) => Object.values(statusTexts)[status] ?? ''
