import { formatDate, formatTime } from '../format.ts'
import { lineTexts } from './line.texts.ts'

/** From when something is: `de las 8:42 a. m.`, of another day with its date. */
export const ageText = (atMs: number): string =>
  formatDate(atMs) === formatDate(Date.now())
    ? lineTexts.timeOf(formatTime(atMs))
    : lineTexts.dayOf(formatDate(atMs), formatTime(atMs))
