/** The mean of whole stars, to the tenth that is shown of it; null before the first rating. Security S8. */
export const scoreOf = (sum: number, count: number): number | null =>
  count > 0 ? Math.round((sum / count) * 10) / 10 : null
