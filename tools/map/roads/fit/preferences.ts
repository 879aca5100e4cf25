/** Learns which roads trucks take: an official way shall be easier than every other that the search has offered instead. */
import { apart, type Beside } from './beside.ts'
import { missOf, type Case, type Fit } from './state.ts'

/** A difference of lengths under this share tells nothing of the road. */
const leastGain = 0.008
/** One odd figure says no more than this. */
const mostGain = 0.25
/** The wanted way is to be so much easier, of where the two differ. */
const margin = 0.03
/** One turn moves an edge by no more than this, of the logarithm. */
const mostStep = 0.12
const turns = 30
/** Turns soften as they go. */
const rates = { first: 0.4, last: 0.1 }
/** What holds an edge to its usual effort: against so much of weight, and a little each turn. */
const hold = { weight: 0.4, decay: 0.998 }
/** A road that is shunned is taken all the same where the way round is three times as long. */
const bounds = [-0.7, 1.1] as const

/** A way that was chosen and shall not be: its own edges and those of the wanted one. */
type Rival = {
  one: Case
  path: readonly number[]
  chosen: Int32Array
  wanted: Int32Array
  best: readonly number[]
}

export type Rivals = Rival[]

/** Keeps the way at hand as the best where it is plainly better than what was known. */
export const keepBest = (fit: Fit, cases: readonly Case[]): void => {
  for (const one of cases) {
    if (!one.best || missOf(fit, one) < missOf(fit, one, one.best) - 0.004) one.best = one.path
  }
}

/** Remembers the ways that were chosen wrongly. Says how many there are now that are wrong. */
export const addRivals = (
  fit: Fit,
  cases: readonly Case[],
  { rivals, beside }: { rivals: Rivals; beside: Beside },
): number => {
  let asked = 0
  for (const one of cases) {
    const { best, path } = one
    if (!best || best === path || missOf(fit, one) - missOf(fit, one, best) < leastGain) continue
    const [chosen, wanted] = [apart(beside, path, best), apart(beside, best, path)]
    if (chosen.length + wanted.length === 0) continue
    rivals.push({ one, path, best, chosen, wanted })
    asked += 1
  }
  return asked
}

const costOf = (fit: Fit, edges: Int32Array): number => {
  let sum = 0
  for (const edge of edges)
    sum += (fit.km[edge] as number) * (fit.usual[edge] as number) * Math.exp(fit.dislike[edge] as number)
  return sum
}

type Votes = { sum: Float64Array; weight: Float64Array }

const say = ({ sum, weight }: Votes, twins: Int32Array, [step, loud]: readonly [number, number]): void => {
  for (const edge of twins) {
    sum[edge] = (sum[edge] as number) + step * loud
    weight[edge] = (weight[edge] as number) + loud
  }
}

const turn = (
  fit: Fit,
  asks: { rival: Rival; gain: number }[],
  { beside, rate }: { beside: Beside; rate: number },
): void => {
  const votes: Votes = { sum: new Float64Array(fit.km.length), weight: new Float64Array(fit.km.length) }
  for (const { rival, gain } of asks) {
    const [cheap, dear] = [costOf(fit, rival.chosen), costOf(fit, rival.wanted)]
    const lack = (dear * (1 + margin) - cheap) / (dear + cheap)
    if (lack <= 0) continue
    const step = Math.min(mostStep, lack)
    for (const edge of rival.chosen) say(votes, beside.twins[edge] as Int32Array, [step, gain])
    for (const edge of rival.wanted) say(votes, beside.twins[edge] as Int32Array, [-step, gain])
  }
  for (let edge = 0; edge < fit.km.length; edge++) {
    const moved = (votes.sum[edge] as number) / ((votes.weight[edge] as number) + hold.weight)
    const next = (fit.dislike[edge] as number) * hold.decay + rate * moved
    fit.dislike[edge] = Math.min(bounds[1], Math.max(bounds[0], next))
  }
}

/** A rival of the way that is wanted now. */
const refreshed = (rival: Rival, beside: Beside): Rival => {
  const { one, path, best } = rival
  if (!one.best || one.best === best) return rival
  return {
    ...rival,
    best: one.best,
    chosen: apart(beside, path, one.best),
    wanted: apart(beside, one.best, path),
  }
}

/** Moves the dislikes until the wanted ways are easier than their rivals, as far as they agree with each other. */
export const learnPreferences = (fit: Fit, rivals: Rivals, beside: Beside): void => {
  for (const [at, rival] of rivals.entries()) rivals[at] = refreshed(rival, beside)
  const asks = rivals
    .map((rival) => ({
      rival,
      gain: missOf(fit, rival.one, rival.path) - missOf(fit, rival.one, rival.best),
    }))
    .filter(({ gain }) => gain >= leastGain / 2)
    .map(({ rival, gain }) => ({ rival, gain: Math.min(mostGain, gain) }))
  for (let at = 0; at < turns; at++)
    turn(fit, asks, { beside, rate: rates.first * (rates.last / rates.first) ** (at / (turns - 1)) })
}
