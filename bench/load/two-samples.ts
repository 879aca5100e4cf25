/** Whether two lots of measured times could come from the same source. */

const sorted = (list: readonly number[]): number[] => list.toSorted((one, other) => one - other)

export const median = (list: readonly number[]): number => {
  const all = sorted(list)
  const middle = Math.floor(all.length / 2)
  return all.length % 2 === 1 ? (all[middle] ?? 0) : ((all[middle - 1] ?? 0) + (all[middle] ?? 0)) / 2
}

/** The largest distance between the two cumulative shares. */
const distance = (one: readonly number[], other: readonly number[]): number => {
  const [left, right] = [sorted(one), sorted(other)]
  let [at, beside, most] = [0, 0, 0]
  while (at < left.length && beside < right.length) {
    const time = Math.min(left[at] ?? 0, right[beside] ?? 0)
    while (at < left.length && (left[at] ?? 0) <= time) at++
    while (beside < right.length && (right[beside] ?? 0) <= time) beside++
    most = Math.max(most, Math.abs(at / left.length - beside / right.length))
  }
  return most
}

/** Kolmogorov–Smirnov, two samples: how likely so large a distance is where there is no difference. */
export const sameSource = (one: readonly number[], other: readonly number[]): number => {
  const size = Math.sqrt((one.length * other.length) / (one.length + other.length))
  const lambda = (size + 0.12 + 0.11 / size) * distance(one, other)
  let sum = 0
  for (let term = 1; term <= 100; term++)
    sum += 2 * (-1) ** (term - 1) * Math.exp(-2 * term * term * lambda * lambda)
  return Math.min(1, Math.max(0, sum))
}
