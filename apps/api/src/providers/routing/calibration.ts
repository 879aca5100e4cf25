/**
 * Adjusts remembered leg lengths until the official totals come out, as far as each leg may bend: every official pair hands the
 * difference to the legs of its own path, in proportion to their length and doubt, a part each round; legs that many pairs share
 * settle between them.
 */
import { withLengths } from './network.ts'
import type { LegTerrain, Network } from './network.ts'
import { pairKey } from './official-pairs.ts'
import type { OfficialPair } from './official-pairs.ts'
import { shortestPath } from './shortest-path.ts'

const rounds = 40
const part = 0.35

/** The bends of a mountain road are remembered worse than the straights of a plain, so they take more of a difference. */
const doubt: Readonly<Record<LegTerrain, number>> = { flat: 0.5, rolling: 0.8, mountain: 1 }

/** A leg further off than this was not rounded but wrong: the official figure then means another road. */
const mostBend: Readonly<Record<LegTerrain, number>> = { flat: 0.08, rolling: 0.12, mountain: 0.15 }

const pathOf = (network: Network, { from, to }: OfficialPair): number[] =>
  shortestPath(network, [{ id: from, connectorKm: 0 }], [{ id: to, connectorKm: 0 }])?.legs ?? []

const spread = (
  network: Network,
  lengthsKm: number[],
  { legs, km }: { legs: readonly number[]; km: number },
): void => {
  const doubtOf = (leg: number): number => doubt[network.legs[leg]?.terrain ?? 'rolling']
  const lengthOf = (leg: number): number => lengthsKm[leg] ?? 0
  const missingKm = km - legs.reduce((sum, leg) => sum + lengthOf(leg), 0)
  const doubtKm = legs.reduce((sum, leg) => sum + lengthOf(leg) * doubtOf(leg), 0)
  if (doubtKm === 0) return
  for (const leg of legs) {
    const { km: rememberedKm = 0, terrain = 'rolling' } = network.legs[leg] ?? {}
    const bent = lengthOf(leg) * (1 + (part * missingKm * doubtOf(leg)) / doubtKm)
    const least = rememberedKm * (1 - mostBend[terrain])
    lengthsKm[leg] = Math.min(rememberedKm * (1 + mostBend[terrain]), Math.max(least, bent))
  }
}

/** Paths are found anew half-way, as the adjusted lengths may favour another road. */
export const calibrate = (network: Network, pairs: readonly OfficialPair[]): Network => {
  const lengthsKm = network.legs.map(({ km }) => km)
  let paths = new Map<string, number[]>()
  for (let round = 0; round < rounds; round += 1) {
    if (round % (rounds / 2) === 0) {
      const current = withLengths(network, lengthsKm)
      paths = new Map(pairs.map((pair) => [pairKey(pair.from, pair.to), pathOf(current, pair)]))
    }
    for (const pair of pairs) {
      spread(network, lengthsKm, { legs: paths.get(pairKey(pair.from, pair.to)) ?? [], km: pair.km })
    }
  }
  return withLengths(network, lengthsKm)
}
