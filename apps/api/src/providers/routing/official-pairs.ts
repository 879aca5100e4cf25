import officialPairs from './data/official-pairs.json' with { type: 'json' }

export type OfficialPair = { from: string; to: string; km: number }

const mean = (pair: { thereKm: number; backKm?: number }): number =>
  (pair.thereKm + (pair.backKm ?? pair.thereKm)) / 2

/** Both directions answer the mean of the published ones, so that a freight costs the same there and back. */
export const readOfficialPairs = (): OfficialPair[] =>
  officialPairs.pairs.map((pair) => ({ from: pair.from, to: pair.to, km: mean(pair) }))

export const pairKey = (from: string, to: string): string => [from, to].toSorted().join('-')
