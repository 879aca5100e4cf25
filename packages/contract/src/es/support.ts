/** Spanish words for PQRs, said by the portal, the driver area and exported files. */
import type { MailReason, MailState } from '@arriero/domain/support/mailbox'
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

export const mailReasonTexts: Record<MailReason, string> = {
  noRequest: 'No nombra ninguna PQR',
  otherSender: 'Lo envía otra persona',
  unproven: 'No se pudo comprobar quién lo envía',
  solved: 'Su PQR ya está solucionada',
  empty: 'No trae nada escrito',
}

export const mailStateTexts: Record<MailState, string> = {
  waiting: 'Por revisar',
  joined: 'Unido a una PQR',
  filed: 'Registrado como PQR',
  discarded: 'Descartado',
}

/** The letter that tells an answer, where people may answer it by mail. */
export const answerLetterTexts = {
  title: (number: string) => `Respondimos su PQR ${number}`,
  answer: 'Puede responder a este correo: lo que escriba llega a su PQR. Las fotos y los PDF también.',
  solved: 'Su PQR quedó solucionada. Si no está de acuerdo, registre otra en la plataforma.',
}
