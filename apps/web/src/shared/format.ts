/** How the product writes amounts, dates and measures; Bogotá time always (UTC−5, no summer time since 1993). */
import { bogotaClock, bogotaDay, daysBetween } from '@arriero/domain/time/calendar'
import { formatTexts as words } from './format.texts.ts'

export type Instant = Date | string | number

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const twoDigits = (value: number) => String(value).padStart(2, '0')
const month = (index: number) => words.months[index] ?? ''

/** Thousands with points, decimals with a comma, no trailing zeros: 1234.5 → `1.234,5`. */
export const formatNumber = (value: number, decimals = 0): string => {
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  const rest = fraction.replace(/0+$/, '')
  const isNegative = value < 0 && /[1-9]/.test(whole + rest)
  return `${isNegative ? '-' : ''}${grouped}${rest && `,${rest}`}`
}

/** Integer pesos: 1234567 → `$1.234.567`, −5000 → `-$5.000`. */
export const formatMoney = (pesos: number): string => {
  const written = formatNumber(pesos)
  return written.startsWith('-') ? `-$${written.slice(1)}` : `$${written}`
}

/** Basis points as a percentage: 1900 → `19 %`, 15 → `0,15 %`. */
export const formatPercent = (basisPoints: number): string => `${formatNumber(basisPoints / 100, 2)}\u00a0%`

/** `12 Ene 2026` */
export const formatDate = (at: Instant): string => {
  const date = bogotaClock(at)
  return `${date.getUTCDate()} ${month(date.getUTCMonth())} ${date.getUTCFullYear()}`
}

/** `8:00 a. m.`, unbreakable. */
export const formatTime = (at: Instant): string => {
  const date = bogotaClock(at)
  const hours = date.getUTCHours()
  return `${hours % 12 || 12}:${twoDigits(date.getUTCMinutes())}\u00a0${hours < 12 ? words.morning : words.afternoon}`
}

/** `12 Ene 2026, 8:00 a. m.` */
export const formatDateTime = (at: Instant): string => `${formatDate(at)}, ${formatTime(at)}`

/** `12/01/2026`, as the accounting table wants it. */
export const formatDateDigits = (at: Instant): string => {
  const date = bogotaClock(at)
  return `${twoDigits(date.getUTCDate())}/${twoDigits(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`
}

/** A calendar day that has no hour (`2026-01-12`, an expiry) → `12 Ene 2026`. */
export const formatDay = (day: string): string => {
  const [year = '', monthNumber = '1', dayOfMonth = ''] = day.slice(0, 10).split('-')
  return `${Number(dayOfMonth)} ${month(Number(monthNumber) - 1)} ${year}`
}

/** Whole kilometres; one decimal below ten: `416 km`, `4,2 km`. */
export const formatDistance = (distanceKm: number): string =>
  `${formatNumber(distanceKm, distanceKm < 10 ? 1 : 0)} ${words.kilometres}`

/** Kilograms below a ton, tons from there on: `850 kg`, `31 tn`, `8,5 tn`. */
export const formatWeight = (weightKg: number): string =>
  weightKg < 1000
    ? `${formatNumber(weightKg)} ${words.kilograms}`
    : `${formatNumber(weightKg / 1000, 2)} ${words.tons}`

/** `abc-123` → `ABC123` */
export const formatPlate = (plate: string): string => plate.replace(/[^a-z0-9]/gi, '').toUpperCase()

/** `1 día`, `7 días` */
export const formatDays = (count: number): string => words.days(count)

/** The hour alone where it is of the same day as what stands before it. */
export const formatBeside = (at: Instant, before: Instant): string =>
  formatDate(at) === formatDate(before) ? formatTime(at) : formatDateTime(at)

type Expected = { etaAt: Instant; earliestAt: Instant | null; latestAt: Instant | null }

/** The hour of an arrival, and between which hours, where one can tell. */
export const formatArrival = ({ etaAt, earliestAt, latestAt }: Expected): string => {
  const at = formatDateTime(etaAt)
  return earliestAt === null || latestAt === null
    ? at
    : words.between(at, formatBeside(earliestAt, etaAt), formatBeside(latestAt, etaAt))
}

/** The two largest parts of a span: `45 min`, `1 h 25 min`, `2 días 3 h`. */
export const formatDuration = (durationMs: number): string => {
  const total = Math.max(0, Math.round(durationMs / minuteMs))
  const days = Math.floor(total / 1440)
  const hours = Math.floor((total % 1440) / 60)
  const minutes = total % 60
  const parts = [
    days > 0 ? words.days(days) : '',
    hours > 0 ? `${hours} ${words.hours}` : '',
    minutes > 0 && days === 0 ? `${minutes} ${words.minutes}` : '',
  ].filter(Boolean)
  return parts.join(' ') || `0 ${words.minutes}`
}

/** By how much something is late, as short as a list wants it: 260 → `4 h tarde`. */
export const formatLate = (lateMinutes: number): string => words.late(largestPart(lateMinutes * minuteMs))

/** `1 hora`, `8 horas`: a figure somebody sets. */
export const formatHours = (count: number): string => words.wholeHours(count)

const largestPart = (spanMs: number) => {
  if (spanMs < hourMs) return `${Math.round(spanMs / minuteMs)} ${words.minutes}`
  if (spanMs < dayMs) return `${Math.floor(spanMs / hourMs)} ${words.hours}`
  return words.days(Math.floor(spanMs / dayMs))
}

/** `ahora`, `hace 5 min`, `en 3 h`, `hace 2 días`; from thirty days on, the date. */
export const formatRelative = (at: Instant, now: Instant): string => {
  const differenceMs = new Date(at).getTime() - new Date(now).getTime()
  const spanMs = Math.abs(differenceMs)
  if (spanMs < minuteMs) return words.now
  if (spanMs >= 30 * dayMs) return formatDate(at)
  return differenceMs < 0 ? words.past(largestPart(spanMs)) : words.future(largestPart(spanMs))
}

/** What is left until an hour that stands beside it: `en 85 min`, `en 3 h`, `mañana`, `en 4 días`; nothing once it has passed. */
export const formatLeft = (at: Instant, now: Instant): string | undefined => {
  const [hour, today] = [new Date(at), new Date(now)]
  const leftMs = hour.getTime() - today.getTime()
  if (leftMs <= 0) return undefined
  if (leftMs < 2 * hourMs) return words.future(`${Math.ceil(leftMs / minuteMs)} ${words.minutes}`)
  const days = daysBetween(bogotaDay(today), bogotaDay(hour))
  if (days === 0 || leftMs < dayMs / 2) return words.future(`${Math.floor(leftMs / hourMs)} ${words.hours}`)
  return days === 1 ? words.tomorrow : words.future(words.days(days))
}

/** What people read of an id: from character 18 on (Spec §9). */
export const formatShortId = (id: string): string => id.slice(18)

/** The accounting number of a transaction: its last six characters (Spec §9). */
export const formatTransactionNumber = (id: string): string => id.slice(-6)
