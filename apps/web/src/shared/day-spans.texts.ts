import type { DaySpan } from './day-spans.ts'

export const daySpanTexts: Readonly<Record<DaySpan, string>> = {
  thisMonth: 'Este mes',
  lastMonth: 'Mes pasado',
  thisQuarter: 'Este trimestre',
  thisYear: 'Este año',
}
