/** When a live change is worth a word: not for what the person just did, and once where two messages tell the same. */

const mutedMs = 5_000
const ownMs = 60_000
const actedAt = new Map<string, number>()

/** The person acts on this order himself: its success is told by the act, not by the live channel. */
export const muteOrderNotices = (orderId: string, now = Date.now()): void => {
  actedAt.set(orderId, now)
}

const hasActedWithin = (orderId: string, ms: number, now: number) =>
  now - (actedAt.get(orderId) ?? -Infinity) < ms

export const isMuted = (orderId: string, now = Date.now()): boolean => hasActedWithin(orderId, mutedMs, now)

/** What came of the person's own act is no news to him: lists show it at once. */
export const isOwnAct = (orderId: string, now = Date.now()): boolean => hasActedWithin(orderId, ownMs, now)
