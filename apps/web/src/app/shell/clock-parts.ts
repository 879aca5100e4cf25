import { formatTime } from '#shared/format.ts'
import { shellTexts } from './shell.texts.ts'

const bogotaOffsetMs = -5 * 3_600_000

/** The side menu's clock in pieces: `8:05`, `09`, `a. m.`, `Lun`. */
export const clockParts = (nowMs: number) => {
  const written = formatTime(nowMs)
  const gap = written.indexOf('\u00a0')
  const shifted = new Date(nowMs + bogotaOffsetMs)
  return {
    hour: written.slice(0, gap),
    half: written.slice(gap + 1),
    seconds: String(shifted.getUTCSeconds()).padStart(2, '0'),
    weekday: shellTexts.weekdays[shifted.getUTCDay()] ?? '',
  }
}
