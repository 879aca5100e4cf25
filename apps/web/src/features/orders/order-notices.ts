/** When a live change is worth a word: not for what the person just did, and once where two messages tell the same. */

const ownActMs = 5_000
const ownActs = new Map<string, number>()

/** The person acts on this order himself: its success is told by the act, not by the live channel. */
export const muteOrderNotices = (orderId: string, now = Date.now()): void => {
  ownActs.set(orderId, now + ownActMs)
}

export const isMuted = (orderId: string, now = Date.now()): boolean => (ownActs.get(orderId) ?? 0) > now
