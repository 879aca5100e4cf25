/** The clocks of a service: when it must be paid, named, finished; and what the wire calls date and hour. Decisions §7. */
import { atBogota, bogotaDay, bogotaMinute, isDay } from '../time/calendar.ts'
import type { ErrorCode } from '../errors/errors.ts'
import { offerLifeMs } from './offers.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

export type PlanSettings = { handlingHours: number; speedKmPerHour: number }
export const defaultPlan: PlanSettings = { handlingHours: 4, speedKmPerHour: 40 }

/** Hours at the wheel, in milliseconds. */
export const plannedDriveMs = (distanceKm: number, { speedKmPerHour }: PlanSettings): number =>
  (distanceKm / speedKmPerHour) * hourMs

/** A service holds its driver and vehicle from the reservation to this instant, exclusive. */
export const plannedEndAt = (
  reservationAt: Date,
  distanceKm: number,
  plan: PlanSettings = defaultPlan,
): Date => after(reservationAt, Math.round(plan.handlingHours * hourMs + plannedDriveMs(distanceKm, plan)))

/** The last instant for paying: 24 h after it was taken or 2 h before the service, never less than 30 min after. */
export const payUntil = (takenAt: Date, reservationAt: Date): Date => {
  const wanted = earlier(after(takenAt, 24 * hourMs), after(reservationAt, -2 * hourMs))
  return later(wanted, after(takenAt, 30 * minuteMs))
}

export const paymentReminderMinutes = 30

/** Half way and 30 min before the end, in order; none at or before the taking. */
export const paymentReminders = (takenAt: Date, until: Date): Date[] => {
  const halfWay = after(takenAt, Math.floor((until.getTime() - takenAt.getTime()) / 2))
  return inOrder([halfWay, after(until, -paymentReminderMinutes * minuteMs)], takenAt)
}

export const driverReminderHours = [24, 14, 4] as const

/** 24 h, 14 h and 4 h before a service without a driver, in order; none at or before the taking. */
export const driverReminders = (takenAt: Date, reservationAt: Date): Date[] =>
  inOrder(
    driverReminderHours.map((hours) => after(reservationAt, -hours * hourMs)),
    takenAt,
  )

/** After 24 hours, or when the service begins if that is sooner. Decisions §8. */
export const offerExpiresAt = (madeAt: Date, reservationAt: Date): Date =>
  earlier(after(madeAt, offerLifeMs), reservationAt)

export const earliestReservation = (now: Date): Date => after(now, hourMs)
/** A year ahead, with a day more for leap years. */
export const latestReservation = (now: Date): Date => after(now, 366 * 24 * hourMs)

export const reservationDenial = (at: Date, now: Date): ErrorCode | undefined => {
  if (at < earliestReservation(now)) return 'order.reservation_too_soon'
  return at > latestReservation(now) ? 'order.reservation_too_late' : undefined
}

/** A service nobody took is cancelled by itself at this instant. */
export const untakenUntil = (reservationAt: Date): Date => after(reservationAt, 24 * hourMs)

const hourPattern = /^(0[1-9]|1[0-2]):([0-5]\d) (AM|PM)$/
const instantPattern =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/** Minutes since midnight of `hh:mm AM|PM`; undefined for `00:30 PM`, `13:00 PM`, `1:5 pm`. */
export const parseHour = (hourService: string): number | undefined => {
  const [, hours, minutes, half] = hourPattern.exec(hourService) ?? []
  if (hours === undefined) return undefined
  return ((Number(hours) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minutes)
}

/**
 * The instant a client reserves: a Bogotá day with an hour. A full ISO instant stands for its Bogotá day, or, where no
 * hour comes with it, for itself. Undefined for what is no day or no hour. Decisions §12.
 */
export const parseReservation = (reservationDate: string, hourService?: string): Date | undefined => {
  const instant = parseInstant(reservationDate)
  if (hourService === undefined) return instant
  const day = instant ? bogotaDay(instant) : reservationDate
  const minute = parseHour(hourService)
  return isDay(day) && minute !== undefined ? atBogota(day, minute) : undefined
}

export const composeReservation = (at: Date): { reservationDate: string; hourService: string } => {
  const minute = bogotaMinute(at)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(minute / 60)
  const hourService = `${twoDigits(hours % 12 || 12)}:${twoDigits(minute % 60)} ${hours < 12 ? 'AM' : 'PM'}`
  return { reservationDate: bogotaDay(at), hourService }
}

export type Stamp = {
  /** What the device's clock said. */
  deviceAt: Date
  /** Server minus device, measured at their last contact. */
  clockOffsetMs: number
  previousAt: Date | null
  receivedAt: Date
}

const stampLifeMs = 72 * hourMs
/** The offset is measured through a network: of two measures one may be late by what a slow line takes. */
const lineMs = 45_000

/**
 * The time that counts for a milestone: the device's, corrected, where it can be true; else the server's, unverified. What was reported
 * on the heels of the stamp before, and came by a faster contact, happened no earlier than that one.
 */
export const effectiveAt = ({
  deviceAt,
  clockOffsetMs,
  previousAt,
  receivedAt,
}: Stamp): { at: Date; verified: boolean } => {
  const before = previousAt?.getTime() ?? -Infinity
  const measured = deviceAt.getTime() + clockOffsetMs
  const corrected = measured >= before - lineMs ? Math.max(measured, before) : measured
  const earliest = Math.max(before, receivedAt.getTime() - stampLifeMs)
  const verified = corrected >= earliest && corrected <= receivedAt.getTime()
  return { at: verified ? new Date(corrected) : receivedAt, verified }
}

/** Undefined too for a day that does not exist, which Date.parse would carry into the next month. */
const parseInstant = (text: string): Date | undefined => {
  const day = instantPattern.exec(text)?.[1]
  return day !== undefined && isDay(day) ? new Date(text) : undefined
}

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)
const earlier = (first: Date, second: Date): Date => (first <= second ? first : second)
const later = (first: Date, second: Date): Date => (first >= second ? first : second)

const inOrder = (instants: readonly Date[], start: Date): Date[] =>
  [...new Set(instants.map((instant) => instant.getTime()))]
    .filter((time) => time > start.getTime())
    .toSorted((first, second) => first - second)
    .map((time) => new Date(time))
