/** When papers are spoken of, and which of several moments counts. Decisions §7, §12. */
import { daysAfter, daysBetween } from '../time/calendar.ts'

/** Days before its end on which a paper is spoken of. */
export const paperThresholds = [30, 15, 7, 1] as const
export type PaperThreshold = (typeof paperThresholds)[number]

/** Bogotá minute of the day from which papers are spoken of. */
export const paperReminderMinute = 7 * 60

/** The last day a paper may end on to be spoken of today. */
export const lastRemindedDay = (today: string): string => daysAfter(today, paperThresholds[0])

/**
 * The reminder whose moment has come last: of several that passed unsaid only the newest counts. Undefined where the end is
 * further away, or past: an expired paper blocks by itself.
 */
export const paperReminder = (
  expiresOn: string,
  today: string,
): { threshold: PaperThreshold; daysLeft: number } | undefined => {
  const daysLeft = daysBetween(today, expiresOn)
  if (daysLeft < 0) return undefined
  const threshold = paperThresholds.findLast((days) => daysLeft <= days)
  return threshold && { threshold, daysLeft }
}

/** The last of these instants that has come; undefined before the first. */
export const latestDue = (instants: readonly Date[], now: Date): Date | undefined =>
  instants.findLast((instant) => instant <= now)
