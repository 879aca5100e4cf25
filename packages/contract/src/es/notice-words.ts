/** What a notification says is made with: who reads it, which service it is about, what its row keeps. */
import type { Role } from '@arriero/domain/people/roles'
import { momentText } from './when.ts'

export type NotificationWords = { title: string; text: string }

export type Worded = {
  role: Role
  /** The service it is about: `Bogotá – Medellín`, when it begins, the code a person reads out. */
  service: { route: string; reservationAt: Date; code: string } | null
  facts: Readonly<Record<string, unknown>>
}

const aboutService = ({ service }: Worded): string =>
  service
    ? `${service.route} · ${momentText(service.reservationAt)} · Servicio ${service.code}`
    : 'Abra la plataforma para ver el detalle.'

/** A title, or one that depends on who reads it. */
export type NoticeTitle = string | ((worded: Worded) => string)

/** Words with this title and a text that names the service. */
export const ofService =
  (title: NoticeTitle) =>
  (worded: Worded): NotificationWords => ({
    title: typeof title === 'string' ? title : title(worded),
    text: aboutService(worded),
  })

export const textOf = (facts: Worded['facts'], name: string): string => {
  const value = facts[name]
  return typeof value === 'string' ? value : ''
}

export const moneyIn = ({ facts }: Worded): string => {
  const value = typeof facts['value'] === 'number' ? facts['value'] : 0
  return `$${String(value).replace(/\B(?=(\d{3})+$)/g, '.')}`
}
