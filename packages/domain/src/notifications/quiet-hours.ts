/** When somebody wants to be left alone, and how often he is told at most. Clocks of Bogotá, minutes since midnight. docs/decisions/0059. */
import { atBogota, bogotaDay, bogotaMinute, daysAfter } from '../time/calendar.ts'

export const dayMinutes = 24 * 60

/** From one clock to the other, over midnight where it ends earlier than it begins. Equal clocks: never. */
export type QuietHours = { fromMinute: number; toMinute: number }

export type AlertTimes = { quiet: QuietHours | null; mostADay: number }

export const alertsMostADay = 50
export const usualAlertTimes: AlertTimes = {
  quiet: { fromMinute: 21 * 60, toMinute: 5 * 60 },
  mostADay: 10,
}

/** When the silence that holds now ends; undefined where none does. */
export const quietUntil = (quiet: QuietHours | null, now: Date): Date | undefined => {
  if (!quiet || quiet.fromMinute === quiet.toMinute) return undefined
  const { fromMinute, toMinute } = quiet
  const [today, minute] = [bogotaDay(now), bogotaMinute(now)]
  if (fromMinute < toMinute)
    return minute >= fromMinute && minute < toMinute ? atBogota(today, toMinute) : undefined
  if (minute < toMinute) return atBogota(today, toMinute)
  return minute >= fromMinute ? atBogota(daysAfter(today, 1), toMinute) : undefined
}

/** `HH:MM`, as `minuteOf` of places reads it. */
export const clockOfMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
