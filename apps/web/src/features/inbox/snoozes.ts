/** Until when something is put off. */
import { atBogota, bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { snoozeMostDays } from '@arriero/domain/house/inbox'
import { inboxTexts } from './inbox.texts.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const morningMinutes = 7 * 60

export const snoozes = ['halfHour', 'twoHours', 'tomorrow', 'week'] as const
export type SnoozeChoice = (typeof snoozes)[number]

const after = (ms: number) => (now: Date) => new Date(now.getTime() + ms)

const untils: Record<SnoozeChoice, (now: Date) => Date> = {
  halfHour: after(30 * minuteMs),
  twoHours: after(120 * minuteMs),
  tomorrow: (now) => atBogota(daysAfter(bogotaDay(now), 1), morningMinutes),
  // A moment less: the server's clock may be behind the browser's.
  week: after(snoozeMostDays * dayMs - 10 * minuteMs),
}

export const untilOf = (choice: SnoozeChoice, now: Date): Date => untils[choice](now)

export const snoozeWords = inboxTexts.snoozes
