/** Bogotá's calendar: UTC−5 all year. Days are `YYYY-MM-DD`. */
import type { ErrorCode } from '../errors/errors.ts'

const offsetMs = 5 * 3_600_000
const dayPattern = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** An instant moved so that its UTC fields read as a clock in Bogotá does. */
export const bogotaClock = (at: Date | string | number): Date => new Date(new Date(at).getTime() - offsetMs)

/** The Bogotá day of an instant. */
export const bogotaDay = (at: Date): string => bogotaClock(at).toISOString().slice(0, 10)

/** Minutes since the Bogotá midnight of an instant. */
export const bogotaMinute = (at: Date): number => {
  const local = bogotaClock(at)
  return local.getUTCHours() * 60 + local.getUTCMinutes()
}

/** Whether a text is a day that exists, from 2000 to 2099. */
export const isDay = (text: string): boolean => dayPattern.test(text) && bogotaDay(atBogota(text, 0)) === text

/** The instant of a Bogotá day and minute; the day has been checked. */
export const atBogota = (day: string, minute: number): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000 + offsetMs)

export const daysAfter = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** How many days from one to the other; below 0 where the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** Why something dated may not begin so late; both are Bogotá days. */
export const aheadDenial = (day: string, today: string, mostDays: number): ErrorCode | undefined =>
  day > daysAfter(today, mostDays) ? 'day.too_far' : undefined

/** The Monday of the week a day lies in. */
export const mondayOf = (day: string): string =>
  daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** The same day that many months later; where that month is shorter, as many days into the next. */
export const monthsAfter = (day: string, months: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** The same day that many years later; 29 February becomes 1 March in a common year. */
export const yearsAfter = (day: string, years: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString().slice(0, 10)
}
