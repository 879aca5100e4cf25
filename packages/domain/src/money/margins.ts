/** What the brokerage keeps of its services: by whole weeks of Bogotá, Monday to Sunday. docs/decisions/0072. */
import type { ErrorCode } from '../errors/errors.ts'
import { daysAfter, daysBetween, mondayOf } from '../time/calendar.ts'

/** By what services are put together. */
export const marginGroupings = ['lane', 'client', 'carrier', 'week'] as const
export type MarginGrouping = (typeof marginGroupings)[number]

/** Weeks that are told where none are asked for. */
const usualWeeks = 13
/** The most that are read at once: a year and what of a week hangs over. */
const weeksMost = 54

type Asked = { from?: string | undefined; to?: string | undefined }
/** The first Monday and the last Sunday. */
export type Weeks = { from: string; to: string }

const sundayOf = (day: string): string => daysAfter(mondayOf(day), 6)
const weeksIn = (from: string, to: string): number => (daysBetween(mondayOf(from), sundayOf(to)) + 1) / 7

/** Why days cannot be asked for together. */
export const weeksDenial = ({ from, to }: Asked): ErrorCode | undefined => {
  if (from === undefined || to === undefined) return undefined
  if (to < from) return 'margin.days_reversed'
  return weeksIn(from, to) > weeksMost ? 'margin.too_many_weeks' : undefined
}

const earlier = (one: string, other: string) => (one < other ? one : other)

/** The weeks in which the days lie; where only one end is asked for, as many as are usual, never past today's. */
export const weeksOf = ({ from, to }: Asked, today: string): Weeks => {
  if (from !== undefined && to !== undefined) return { from: mondayOf(from), to: sundayOf(to) }
  if (from !== undefined) {
    const last = earlier(daysAfter(mondayOf(from), 7 * usualWeeks - 1), sundayOf(today))
    return { from: mondayOf(from), to: last < from ? sundayOf(from) : last }
  }
  const last = sundayOf(to ?? today)
  return { from: daysAfter(last, 1 - 7 * usualWeeks), to: last }
}

/** Every Monday of them, the earliest first. */
export const mondaysOf = ({ from, to }: Weeks): string[] =>
  Array.from({ length: Math.max(0, weeksIn(from, to)) }, (_, week) => daysAfter(from, 7 * week))

/** A part of a whole in basis points; null where there is nothing to be a part of. */
export const shareBp = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000)

/** By how much an amount lies over (above zero) or under another one, in basis points; null where there is no other. */
export const overBp = (amount: number, other: number): number | null =>
  other === 0 ? null : Math.round((amount / other - 1) * 10_000)

/** The two municipalities of a lane, which is named by their codes: `11001-05001`. */
export const endsOfLane = (key: string): readonly [origin: string, destination: string] => {
  const [origin = '', destination = ''] = key.split('-')
  return [origin, destination]
}
