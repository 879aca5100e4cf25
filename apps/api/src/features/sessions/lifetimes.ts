/** How long a session lives, by role. Decisions §5, security F3.9. */
import { isStaffRole, type Role } from '@arriero/domain/people/roles'
import { initialSettings } from '@arriero/domain/house/settings'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Counted from the log-in with a password; the remember cookie never lengthens it. */
export const sessionMs = (role: Role): number => (isStaffRole(role) ? 12 * hourMs : 30 * dayMs)

/** Without a request for this long a session is over, and its cookie with it. */
export const idleMs = (role: Role, { accountancyIdleMs } = initialSettings): number => {
  if (role === 'accountancy') return accountancyIdleMs
  return isStaffRole(role) ? 30 * minuteMs : sessionMs(role)
}

export const rememberGraceMs = minuteMs
export const ticketMs = 30_000
/** How often a session in use is written to. */
export const touchMs = minuteMs
