/** Dates as letters, notices and files of the server write them; Bogotá time (UTC−5 all year). */
import { bogotaClock } from '@arriero/domain/time/calendar'

const months = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov', 'Dic'] as const

/** `2026-01-12` → `12 Ene 2026`. */
export const dayText = (day: string): string => {
  const [year = '', month = '1', date = ''] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1] ?? ''} ${year}`
}

/** `2026-01` → `Ene 2026`. */
export const monthText = (month: string): string =>
  `${months[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`

/** `12 Ene 2026, 8:00 a. m.` */
export const momentText = (at: Date | string): string => {
  const local = bogotaClock(at)
  const hours = local.getUTCHours()
  const minutes = String(local.getUTCMinutes()).padStart(2, '0')
  return `${dayText(local.toISOString().slice(0, 10))}, ${hours % 12 || 12}:${minutes}\u00a0${hours < 12 ? 'a. m.' : 'p. m.'}`
}
