/** When people are at a place: an opening and a closing for each weekday, none on a day it is closed. Hours are `HH:MM` in Bogotá. */
import type { ErrorCode } from '../errors/errors.ts'
import { bogotaClock, bogotaMinute } from '../time/calendar.ts'

/** In the order of a week in Colombia. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

export type Opening = { opens: string; closes: string }
export type OpeningHours = Partial<Record<Weekday, Opening>>

const hourPattern = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Minutes since midnight of `HH:MM`; undefined for what is no hour. */
export const minuteOf = (hour: string): number | undefined => {
  const [, hours, minutes] = hourPattern.exec(hour) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** The weekday of a Bogotá day, `YYYY-MM-DD`. */
export const weekdayOf = (day: string): Weekday =>
  weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday

const isOpening = ({ opens, closes }: Opening): boolean => {
  const [from, to] = [minuteOf(opens), minuteOf(closes)]
  return from !== undefined && to !== undefined && from < to
}

export const hoursDenial = (hours: OpeningHours): ErrorCode | undefined =>
  Object.values(hours).every(isOpening) ? undefined : 'hours.invalid'

/** Whether a place is open at an instant; undefined where its hours were never said. */
export const isOpenAt = (hours: OpeningHours | null, at: Date): boolean | undefined => {
  if (hours === null || Object.keys(hours).length === 0) return undefined
  const opening = hours[weekdayOf(bogotaClock(at).toISOString().slice(0, 10))]
  if (!opening) return false
  const minute = bogotaMinute(at)
  return minute >= (minuteOf(opening.opens) ?? 0) && minute <= (minuteOf(opening.closes) ?? 0)
}
