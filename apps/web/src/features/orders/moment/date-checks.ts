/** The reserved day and hour, in Bogotá. Spec §5, decisions §7, §12. */
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import {
  composeReservation,
  earliestReservation,
  latestReservation,
  parseReservation,
  reservationDenial,
} from '@arriero/domain/orders/schedule'

const dayMs = 86_400_000
const stepMs = 15 * 60_000

export const reservationOf = (day: string | undefined, hourService: string | undefined): Date | undefined =>
  day && hourService ? parseReservation(day, hourService) : undefined

export const dateProblem = (
  { day, hourService }: { day?: string | undefined; hourService?: string | undefined },
  now: Date,
): ErrorCode | undefined => {
  const at = reservationOf(day, hourService)
  return at ? reservationDenial(at, now) : 'order.reservation_required'
}

/** Who weighs his price for a while must not be told at the end that the hour he was offered is too soon. */
const decidingMs = 15 * 60_000

/** The next quarter of an hour that leaves an hour of notice and some time to decide. */
export const earliestChoice = (now: Date): { day: string; hourService: string; at: Date } => {
  const at = new Date(Math.ceil((earliestReservation(now).getTime() + decidingMs) / stepMs) * stepMs)
  const { reservationDate, hourService } = composeReservation(at)
  return { day: reservationDate, hourService, at }
}

/** Days of the calendar that may be chosen. */
export const dayLimits = (now: Date): { first: string; last: string } => ({
  first: earliestChoice(now).day,
  last: bogotaDay(latestReservation(now)),
})

/** Today, tomorrow and the day after, for one tap. */
export const nextDays = (now: Date): [today: string, tomorrow: string, after: string] => [
  bogotaDay(now),
  bogotaDay(new Date(now.getTime() + dayMs)),
  bogotaDay(new Date(now.getTime() + 2 * dayMs)),
]

export interface HourParts {
  hour: string
  minutes: string
  half: 'AM' | 'PM'
}

export const hourParts = (hourService = '08:00 AM'): HourParts => {
  const [clock = '08:00', half] = hourService.split(' ')
  const [hour = '08', minutes = '00'] = clock.split(':')
  return { hour, minutes, half: half === 'PM' ? 'PM' : 'AM' }
}

export const joinHour = ({ hour, minutes, half }: HourParts): string => `${hour}:${minutes} ${half}`
