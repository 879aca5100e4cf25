/** Buys a policy where the answer may get lost: an uncertain purchase is looked up, never repeated blindly. Security M13. */
import { ProviderError } from '#providers/provider-error.ts'
import type { InsuranceRequest, Insurer, IssuedPolicy } from './port.ts'

const isUnknown = (error: unknown): boolean =>
  error instanceof ProviderError && (error.kind === 'timeout' || error.kind === 'garbled')

/** `again`: it was asked for before and nobody knows what came of that, so the insurer is asked for it first. */
export type Purchase = 'first' | 'again'

/** Throws the first error when the insurer knows of no policy, or cannot be asked: then a job must ask again later. */
export const issueSettled = async (
  insurer: Pick<Insurer, 'issue' | 'find'>,
  request: InsuranceRequest,
  purchase: Purchase = 'first',
): Promise<IssuedPolicy> => {
  const known = purchase === 'again' ? await insurer.find(request.reference) : undefined
  if (known && !known.annulledAt) return known
  try {
    return await insurer.issue(request)
  } catch (error) {
    if (!isUnknown(error)) throw error
    const found = await insurer.find(request.reference).catch(() => undefined)
    if (!found || found.annulledAt) throw error
    return found
  }
}
