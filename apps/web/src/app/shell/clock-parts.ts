import { bogotaClock } from '@arriero/domain/time/calendar'
import { formatTime } from '#shared/format.ts'
import { shellTexts } from './shell.texts.ts'

/** The side menu's clock in pieces: `8:05`, `09`, `a. m.`, `Lun`. */
export const clockParts = (nowMs: number) => {
  const written = formatTime(nowMs)
  const gap = written.indexOf('\u00a0')
  const shifted = bogotaClock(nowMs)
  return {
    hour: written.slice(0, gap),
    half: written.slice(gap + 1),
    seconds: String(shifted.getUTCSeconds()).padStart(2, '0'),
    weekday: shellTexts.weekdays[shifted.getUTCDay()] ?? '',
  }
}
