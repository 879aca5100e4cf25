/** Which official ways run from near one end of a trip to near the other. Measured in nearest.test.ts. */
import { greatCircleKm, type Point } from '@arriero/domain/places/geography'

/** The ends of the pairs that have a way, as positions in a list of municipalities. */
export type Ends = { from: Uint16Array; to: Uint16Array }

export type Near = { pair: number; weight: number }

const most = 8
/** Within about this of both ends, one way is as good as another. */
const blurKm = 10

/** Of two ways a pair that lies twice as far counts a quarter. */
const weightOf = (offKm: number): number => 1 / (blurKm + offKm) ** 2

/** The nearest few, the nearest first: most pairs are farther off than the last of them and cost one comparison. */
const nearestFew = (offsKm: Float64Array): number[] => {
  const few: number[] = []
  let farthestKm = Infinity
  for (let pair = 0; pair < offsKm.length; pair += 1) {
    const offKm = offsKm[pair] ?? Infinity
    if (offKm >= farthestKm) continue
    const at = few.findIndex((other) => (offsKm[other] ?? 0) > offKm)
    few.splice(at < 0 ? few.length : at, 0, pair)
    few.length = Math.min(few.length, most)
    farthestKm = few.length < most ? Infinity : (offsKm[few[most - 1] ?? 0] ?? 0)
  }
  return few
}

export type Trip = { from: Point; to: Point }

/** `heads` are the municipalities' own points; a pair that `isLeftOut` does not count. */
export const nearestPairs = (
  { from, to }: Trip,
  { ends, heads }: { ends: Ends; heads: readonly Point[] },
  isLeftOut: (pair: number) => boolean = () => false,
): Near[] => {
  const fromKm = heads.map((head) => greatCircleKm(from, head))
  const toKm = heads.map((head) => greatCircleKm(to, head))
  const offsKm = new Float64Array(ends.from.length)
  for (let pair = 0; pair < offsKm.length; pair += 1) {
    const offKm = (fromKm[ends.from[pair] ?? 0] ?? 0) + (toKm[ends.to[pair] ?? 0] ?? 0)
    offsKm[pair] = isLeftOut(pair) ? Infinity : offKm
  }
  const few = nearestFew(offsKm)
  const weights = few.map((pair) => weightOf(offsKm[pair] ?? 0))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return few.map((pair, at) => ({ pair, weight: (weights[at] ?? 0) / whole }))
}
