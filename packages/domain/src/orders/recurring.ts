/** Services that come again by weekdays: which days a rule means, with the holidays of Colombia kept, skipped or moved. Days are Bogotá's. */
import type { ErrorCode } from '../errors/errors.ts'
import { weekdayOf, type Weekday } from '../places/opening-hours.ts'
import { daysAfter, daysBetween, isDay } from '../time/calendar.ts'
import { holidaysOf } from '../time/working-days.ts'

/** Of a holiday: as any day, none at all, or the nearest day before or after that is neither Sunday nor holiday. */
export const holidayWays = ['keep', 'skip', 'before', 'after'] as const
export type HolidayWay = (typeof holidayWays)[number]

export type RecurringRule = {
  weekdays: readonly Weekday[]
  from: string
  /** The last day; null while nobody ends it. */
  until: string | null
  holidays: HolidayWay
}

/** `slot`: the day the rule names, by which it happens once; `day`: when the service is, null where its holiday is left out. */
export type Occurrence = { slot: string; day: string | null }

export const recurringStates = ['active', 'paused', 'ended'] as const
export type RecurringState = (typeof recurringStates)[number]
/** `missed`: its hour was too near when it could have been asked for. */
export const occurrenceStates = ['published', 'skipped', 'missed', 'failed'] as const
export type OccurrenceState = (typeof occurrenceStates)[number]

export const leadDaysMost = 30
const longestDays = 731
/** So many refusals in a row, and a rule waits for its owner. */
export const failuresMost = 3

export const isHoliday = (day: string): boolean => holidaysOf(Number(day.slice(0, 4))).has(day)
const isOff = (day: string): boolean => isHoliday(day) || weekdayOf(day) === 'sunday'

/** The nearest working Saturday or weekday from a holiday; three days at most stand together. */
const moved = (day: string, step: 1 | -1): string => {
  let reached = daysAfter(day, step)
  while (isOff(reached)) reached = daysAfter(reached, step)
  return reached
}

/** A day to which another is moved and that the rule names itself has its service already. */
const dayOf = ({ weekdays, holidays }: RecurringRule, slot: string): string | null => {
  if (holidays === 'keep' || !isHoliday(slot)) return slot
  if (holidays === 'skip') return null
  const day = moved(slot, holidays === 'before' ? -1 : 1)
  return weekdays.includes(weekdayOf(day)) ? null : day
}

/** All occurrences whose named day lies between two days, both included. */
export const occurrencesBetween = (rule: RecurringRule, first: string, last: string): Occurrence[] => {
  const begin = first > rule.from ? first : rule.from
  const end = rule.until !== null && rule.until < last ? rule.until : last
  const count = daysBetween(begin, end)
  return Array.from({ length: Math.max(0, count + 1) }, (_, at) => daysAfter(begin, at))
    .filter((slot) => rule.weekdays.includes(weekdayOf(slot)))
    .map((slot) => ({ slot, day: dayOf(rule, slot) }))
}

/** Those whose service is to be asked for now: it begins within so many days. A slot may be named a few days before or after. */
export const dueOccurrences = (
  rule: RecurringRule,
  { today, leadDays }: { today: string; leadDays: number },
): Occurrence[] => {
  const shift = 7
  const last = daysAfter(today, leadDays)
  return occurrencesBetween(rule, daysAfter(today, -shift), daysAfter(last, shift)).filter(({ slot, day }) =>
    day === null ? slot >= today && slot <= last : day >= today && day <= last,
  )
}

/** The next services, for who looks at a rule. */
export const nextDays = (rule: RecurringRule, today: string, most: number): string[] =>
  occurrencesBetween(rule, today, daysAfter(today > rule.from ? today : rule.from, 370))
    .flatMap(({ day }) => (day === null || day < today ? [] : [day]))
    .toSorted()
    .slice(0, most)

export type RuleFacts = RecurringRule & { leadDays: number; today: string }

export const recurringDenial = ({
  today,
  leadDays,
  ...rule
}: RuleFacts): { code: ErrorCode; field: string } | undefined => {
  const { weekdays, from, until } = rule
  if (weekdays.length === 0) return { code: 'recurring.days_required', field: 'weekdays' }
  if (!isDay(from)) return { code: 'day.unreadable', field: 'from' }
  if (from < today) return { code: 'recurring.from_past', field: 'from' }
  if (daysBetween(today, from) > longestDays) return { code: 'recurring.too_long', field: 'from' }
  if (until !== null && !isDay(until)) return { code: 'day.unreadable', field: 'until' }
  if (until !== null && until < from) return { code: 'recurring.until_before', field: 'until' }
  if (until !== null && daysBetween(from, until) > longestDays)
    return { code: 'recurring.too_long', field: 'until' }
  if (!(Number.isInteger(leadDays) && leadDays >= 1 && leadDays <= leadDaysMost))
    return { code: 'recurring.lead_invalid', field: 'leadDays' }
  return nextDays(rule, today, 1).length === 0 ? { code: 'recurring.no_days', field: 'until' } : undefined
}

/** Of a rule that is changed: when it began stays as it is, and what it would ask for counts from today. */
export const changeDenial = (facts: RuleFacts) =>
  recurringDenial({ ...facts, from: facts.from < facts.today ? facts.today : facts.from })
