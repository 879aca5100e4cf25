/** What the figures of Meta's refusals mean for a message: never again, or later. */
import type { ProviderErrorKind } from '../provider-error.ts'

/** The house's own door: a token that ran out, a right that lacks, a number that is not registered. Staff mends it, and the message goes. */
const ownDoor: ReadonlySet<number> = new Set([0, 3, 10, 190, 131005, 131031, 131042, 131045, 133010])
/** Too much at once, or Meta is away. */
const later: ReadonlySet<number> = new Set([
  1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 132015, 133004,
])

const isPermission = (code: number): boolean => code >= 200 && code <= 299

/** Rejected, among others: a number without WhatsApp (131026), a template that is not there (132001) or lacks a parameter (132000). */
export const kindOfAnswer = (status: number, code: number | undefined): ProviderErrorKind => {
  if (code !== undefined && (ownDoor.has(code) || later.has(code) || isPermission(code))) return 'unavailable'
  return status >= 500 || status === 429 || status === 401 ? 'unavailable' : 'rejected'
}
