/** What the hours before its appointment decide of a service: when it is watched, reminded of, and may set out. Decisions §7. */

const hoursMs = 3_600_000

/** Staff reminds a carrier, and those who offered, at most so often. */
export const remindEveryMs = 30 * 60_000
/** A driver may set out for the loading point at most this long before the appointment. */
export const onTheWayLeadMs = 12 * hoursMs
/** From so long before it staff watches whether somebody is named to drive a service. */
export const undrivenSoonHours = 24
export const isWatchedHour = (reservationAt: Date, now: Date): boolean =>
  reservationAt.getTime() - now.getTime() <= undrivenSoonHours * hoursMs
/** A carrier is reminded once in so long. */
export const isRemindPauseOver = (remindedAt: Date, now: Date): boolean =>
  now.getTime() - remindedAt.getTime() >= remindEveryMs
/** Its hour is near enough for setting out. */
export const isTimeToSetOut = (reservationAt: Date, now: Date): boolean =>
  reservationAt.getTime() - now.getTime() <= onTheWayLeadMs
