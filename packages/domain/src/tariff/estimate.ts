/** What a trip costs where the ministry publishes no way: its kilometres, made like the official ways nearest to both ends. */
import type { TariffConfiguration } from '../vehicles/vehicles.ts'
import { distanceOf, type ByTerrain, type CostSheet, type TariffEdition } from './model.ts'
import { tollsOf, type OfficialWay, type TripKind } from './official-ways.ts'
import { sampleTolls } from './toll-axles.ts'
import { tripCost } from './trip-cost.ts'

/** An official way near to the trip; the weights of all of them come to one. */
export type NearWay = { way: Pick<OfficialWay, 'km' | 'tolls'>; weight: number }

/** The road as far as it is known. */
export type EstimatedRoad = {
  distanceKm: number
  split?: ByTerrain | undefined
  tollPesos?: number | undefined
  near?: readonly NearWay[] | undefined
}

export type Estimate = { km: ByTerrain; sheet: CostSheet; lowPesos: number; highPesos: number }

/** How a road is made where nothing but its length is known. */
const usualShare: ByTerrain = { flat: 0.36, rolling: 0.23, mountain: 0.36, urban: 0.05, unpaved: 0 }

export const usualSplit = (distanceKm: number): ByTerrain => ({
  flat: distanceKm * usualShare.flat,
  rolling: distanceKm * usualShare.rolling,
  mountain: distanceKm * usualShare.mountain,
  urban: distanceKm * usualShare.urban,
  unpaved: 0,
})

/** Between these, by the usual split and the sample's tolls, lie nine of ten official costs of over 30 km. */
const usualSpread = { low: 0.72, high: 1.04 }

/** What has less is all town, and tells nothing of the open road. */
const leastOpenKm = 0.01

/** Another way's road drawn to a length: its two towns stay as wide as they are, the open road between them gives way. */
const drawnTo = (distanceKm: number, like: ByTerrain): ByTerrain => {
  const urban = Math.min(like.urban, distanceKm)
  const openKm = like.flat + like.rolling + like.mountain + like.unpaved
  if (openKm < leastOpenKm) return usualSplit(distanceKm)
  const scale = (distanceKm - urban) / openKm
  return {
    flat: like.flat * scale,
    rolling: like.rolling * scale,
    mountain: like.mountain * scale,
    urban,
    unpaved: like.unpaved * scale,
  }
}

const perKm = ({ km, tolls }: NearWay['way'], configuration: TariffConfiguration): number =>
  tollsOf(tolls, configuration) / distanceOf(km)

const weighed = (near: readonly NearWay[], valueOf: (way: NearWay['way']) => number): number =>
  near.reduce((sum, { way, weight }) => sum + weight * valueOf(way), 0)

export const splitLike = (near: readonly NearWay[], distanceKm: number): ByTerrain => {
  const of = (terrain: keyof ByTerrain) => weighed(near, ({ km }) => drawnTo(distanceKm, km)[terrain])
  return {
    flat: of('flat'),
    rolling: of('rolling'),
    mountain: of('mountain'),
    urban: of('urban'),
    unpaved: of('unpaved'),
  }
}

/** With ways nearby the estimate reaches from the cheapest of them to the dearest, each drawn to the trip's length. */
export const estimateOf = (edition: TariffEdition, trip: TripKind, road: EstimatedRoad): Estimate => {
  const { distanceKm, split, near = [] } = road
  const { configuration } = trip
  if (near.length === 0) {
    const km = split ?? usualSplit(distanceKm)
    const tollPesos = road.tollPesos ?? sampleTolls(edition.tollSample, configuration, distanceKm)
    const sheet = tripCost(edition, { ...trip, km, tollPesos })
    const { totalPesos } = sheet
    return { km, sheet, lowPesos: totalPesos * usualSpread.low, highPesos: totalPesos * usualSpread.high }
  }
  const km = split ?? splitLike(near, distanceKm)
  const tollPesos = road.tollPesos ?? distanceKm * weighed(near, (way) => perKm(way, configuration))
  const sheet = tripCost(edition, { ...trip, km, tollPesos })
  const costs = near.map(
    ({ way }) =>
      tripCost(edition, {
        ...trip,
        km: drawnTo(distanceKm, way.km),
        tollPesos: road.tollPesos ?? distanceKm * perKm(way, configuration),
      }).totalPesos,
  )
  return {
    km,
    sheet,
    lowPesos: Math.min(sheet.totalPesos, ...costs),
    highPesos: Math.max(sheet.totalPesos, ...costs),
  }
}
