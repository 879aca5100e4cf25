/** Colombian working days: Monday to Friday without the holidays of law 51 of 1983. Days are `YYYY-MM-DD`. */
import { daysAfter } from './calendar.ts'

const fixedHolidays = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'] as const
/** Kept on the Monday on or after them. */
const movedHolidays = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'] as const
/** Days from Easter Sunday: Thursday and Friday before it; Ascension, Corpus Christi and Sacred Heart on their Mondays. */
const aroundEaster = [-3, -2, 43, 64, 71] as const

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Easter Sunday of a year of the Gregorian calendar: the Sunday after the full moon on or after 21 March. */
const easterOf = (year: number): string => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const marchDay = epact + toSunday - 7 * late + 22
  return daysAfter(`${year}-03-01`, marchDay - 1)
}

const mondayFrom = (day: string): string => daysAfter(day, (8 - weekday(day)) % 7)

const holidaysByYear = new Map<number, ReadonlySet<string>>()

/** The eighteen holidays of a year. */
export const holidaysOf = (year: number): ReadonlySet<string> => {
  const known = holidaysByYear.get(year)
  if (known) return known
  const easter = easterOf(year)
  const holidays = new Set([
    ...fixedHolidays.map((date) => `${year}-${date}`),
    ...movedHolidays.map((date) => mondayFrom(`${year}-${date}`)),
    ...aroundEaster.map((days) => daysAfter(easter, days)),
  ])
  holidaysByYear.set(year, holidays)
  return holidays
}

export const isWorkingDay = (day: string): boolean => {
  const inWeek = weekday(day)
  return inWeek !== 0 && inWeek !== 6 && !holidaysOf(Number(day.slice(0, 4))).has(day)
}

/** The day on which the so-manieth working day after `day` falls; `day` itself does not count. */
export const workingDaysAfter = (day: string, count: number): string => {
  let reached = day
  for (let left = count; left > 0;) {
    reached = daysAfter(reached, 1)
    if (isWorkingDay(reached)) left -= 1
  }
  return reached
}

/** How many working days lie after `from`, up to and with `to`; negative where `to` is the earlier day. */
export const workingDaysBetween = (from: string, to: string): number => {
  if (to < from) return -workingDaysBetween(to, from)
  let count = 0
  for (let day = daysAfter(from, 1); day <= to; day = daysAfter(day, 1)) if (isWorkingDay(day)) count += 1
  return count
}
