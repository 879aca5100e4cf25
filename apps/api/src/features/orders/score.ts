/** Mean of whole stars with one decimal; null before the first rating. */
export const scoreOf = (sum: number, count: number): number | null =>
  count > 0 ? Math.round((sum / count) * 10) / 10 : null
