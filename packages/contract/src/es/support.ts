/** Spanish words for PQRs, said by the portal, the driver area and exported files. */
import type { Light } from '@arriero/domain/support/support'

/** The specification's words for how a PQR stands; the first is where it begins. */
export const pqrStatuses = ['Pendiente', 'EnProceso', 'Solucionado'] as const
export const pqrTypes = ['Consulta', 'Reclamo', 'Habeas data'] as const
/** What is wanted of one's personal data: to know it, or to have it changed or taken out. Their legal terms differ. */
export const habeasDataRequests = ['Consulta', 'Reclamo'] as const

export const pqrStatusTexts: Record<(typeof pqrStatuses)[number], string> = {
  Pendiente: 'Pendiente',
  EnProceso: 'En proceso',
  Solucionado: 'Solucionado',
}

export const pqrTypeTexts: Record<(typeof pqrTypes)[number], string> = {
  Consulta: 'Consulta',
  Reclamo: 'Reclamo',
  'Habeas data': 'Habeas data',
}

export const habeasDataTexts: Record<(typeof habeasDataRequests)[number], string> = {
  Consulta: 'consulta',
  Reclamo: 'reclamo',
}

export const lightTexts: Record<Light, string> = {
  green: 'A tiempo',
  amber: 'Vence esta semana',
  red: 'Urgente o vencida',
}

const workingDays = (count: number) => (count === 1 ? '1 día hábil' : `${count} días hábiles`)

/** `Faltan 6 días hábiles`, `Vence hoy`, `Vencida hace 2 días hábiles`. */
export const daysLeftText = (daysLeft: number): string => {
  if (daysLeft === 0) return 'Vence hoy'
  if (daysLeft < 0) return `Vencida hace ${workingDays(-daysLeft)}`
  return `${daysLeft === 1 ? 'Falta' : 'Faltan'} ${workingDays(daysLeft)}`
}

/** The same where room is short and its heading says that working days are meant. */
export const daysLeftShortText = (daysLeft: number): string => {
  if (daysLeft === 0) return 'Vence hoy'
  const days = Math.abs(daysLeft) === 1 ? '1 día' : `${Math.abs(daysLeft)} días`
  return daysLeft < 0 ? `Vencida · ${days}` : days
}

export const onTimeText = (isOnTime: boolean): string =>
  isOnTime ? 'Respondida a tiempo' : 'Respondida fuera de plazo'
