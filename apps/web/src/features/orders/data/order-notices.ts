/** When a live change is worth a word: not for what the person just did, and once where two messages tell the same. */
import { hasActedWithin } from '#shared/api/own-acts.ts'

const mutedMs = 5_000
const ownMs = 60_000

/** The person acts on this order himself: its success is told by the act, not by the live channel. */
export const isMuted = (orderId: string, now?: number): boolean => hasActedWithin(orderId, mutedMs, now)

/** What came of the person's own act is no news to him: lists show it at once. */
export const isOwnAct = (orderId: string, now?: number): boolean => hasActedWithin(orderId, ownMs, now)
