/** What was dated by a clock that ran ahead: once the clock is set right it must be good for no longer than anything else. */

/** The clocks of two nodes differ by less. */
export const clockSlackMs = 60_000

/** The latest time that anything that has happened can bear. */
export const latestOf = (now: Date): Date => new Date(now.getTime() + clockSlackMs)

/** Whether what lives for `lifeMs` is good: not over, and not dated by a clock that ran ahead. */
export const isWithinLife = (expiresAt: Date, lifeMs: number, now: Date): boolean =>
  expiresAt > now && expiresAt.getTime() - lifeMs <= latestOf(now).getTime()
