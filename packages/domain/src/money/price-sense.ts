/** A price far from the reference of its trip is asked about once, and taken. Decisions §13. */

export type PriceOddity = 'far_below' | 'far_above'
export const priceOddities = ['far_below', 'far_above'] as const satisfies readonly PriceOddity[]

/** Below half of the reference, or above three times it; nothing where there is no reference. */
export const priceOddity = (
  pricePesos: number,
  referencePesos: number | null | undefined,
): PriceOddity | undefined => {
  if (!referencePesos) return undefined
  if (2 * pricePesos < referencePesos) return 'far_below'
  return pricePesos > 3 * referencePesos ? 'far_above' : undefined
}
