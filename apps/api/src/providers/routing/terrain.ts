import type { Leg, LegTerrain } from './network.ts'
import type { TerrainSplit } from './port.ts'

/** Towns on the way and the streets at both ends. Decisions §13. */
const urbanShare = 0.05

/** A leg takes the name of its worst slope, but no leg is all of it: what is behind each name, in parts of one. */
const mix: Readonly<Record<LegTerrain, { flat: number; rolling: number; mountain: number }>> = {
  flat: { flat: 0.85, rolling: 0.15, mountain: 0 },
  rolling: { flat: 0.35, rolling: 0.5, mountain: 0.15 },
  mountain: { flat: 0.15, rolling: 0.25, mountain: 0.6 },
}

const tenth = (km: number): number => Math.round(km * 10) / 10

/** The legs' slopes laid over the whole distance, connectors and all. */
export const terrainSplit = (legs: readonly Leg[], distanceKm: number): TerrainSplit | undefined => {
  const legsKm = legs.reduce((sum, leg) => sum + leg.km, 0)
  if (legsKm === 0) return undefined
  const share = (slope: 'rolling' | 'mountain'): number =>
    legs.reduce((sum, leg) => sum + leg.km * mix[leg.terrain][slope], 0) / legsKm
  const openKm = distanceKm * (1 - urbanShare)
  const urbanKm = tenth(distanceKm * urbanShare)
  const rollingKm = tenth(openKm * share('rolling'))
  const mountainKm = tenth(openKm * share('mountain'))
  return {
    flatKm: tenth(Math.max(0, distanceKm - urbanKm - rollingKm - mountainKm)),
    rollingKm,
    mountainKm,
    urbanKm,
  }
}
