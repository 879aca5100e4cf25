/** An insurer that sells another policy each time it is asked: only who looks up first keeps it at one. For tests. */
import { ProviderError } from '#providers/provider-error.ts'
import type { Insurer, Policy } from './port.ts'

/** Where the line breaks: before it sells, after it sold, after it sold and when it is asked for it too. */
export const lineFaults = ['before', 'after', 'afterAndDeaf'] as const
export type LineFault = (typeof lineFaults)[number] | undefined

export type NaiveInsurer = Pick<Insurer, 'issue' | 'find'> & {
  /** All it ever sold, by our reference. */
  sold: ReadonlyMap<string, readonly Policy[]>
}

/** `nextFault` is asked at every purchase. */
export const naiveInsurer = (nextFault: (reference: string) => LineFault): NaiveInsurer => {
  const sold = new Map<string, Policy[]>()
  const deaf = new Set<string>()
  const sell = (reference: string): Policy => {
    const before = sold.get(reference) ?? []
    const policyNumber = `${reference}-${before.length + 1}`
    const policy = {
      policyNumber,
      reference,
      link: `https://example.co/${policyNumber}`,
      issuedAt: new Date(),
    }
    sold.set(reference, [...before, policy])
    return policy
  }
  return {
    sold,
    issue: async ({ reference }) => {
      const fault = nextFault(reference)
      if (fault === 'before') throw new ProviderError('timeout', 'the line broke before')
      const policy = sell(reference)
      if (fault === 'afterAndDeaf') deaf.add(reference)
      if (fault !== undefined) throw new ProviderError('timeout', 'the line broke after')
      return policy
    },
    find: async (reference) => {
      if (deaf.delete(reference)) throw new ProviderError('timeout', 'no answer to the question either')
      return sold.get(reference)?.[0]
    },
  }
}
