/** The road of a reference price: the ministry's ways where it publishes any, else the network's kilometres among the ways nearest. Decisions §13. */
import type { ReferenceFacts } from '@arriero/contract/orders/reference-shape'
import type { Point } from '@arriero/domain/places/geography'
import type { EstimatedRoad } from '@arriero/domain/tariff/estimate'
import { distanceOf } from '@arriero/domain/tariff/model'
import type { OfficialWay } from '@arriero/domain/tariff/official-ways'
import type { Reference } from '@arriero/domain/tariff/reference'
import type { Ctx } from '#context.ts'
import type { Route } from '#providers/routing/port.ts'

type End = Point & { code: string }
type Road = EstimatedRoad & { ways?: readonly OfficialWay[] }

export const roadOf = (
  { providers: { officialWays } }: Pick<Ctx, 'providers'>,
  { origin, destination }: { origin: End; destination: End },
  { distanceKm }: Pick<Route, 'distanceKm'>,
): Road => {
  const ways = officialWays.waysBetween(origin.code, destination.code)
  if (ways.length > 0) return { distanceKm, ways }
  return { distanceKm, near: officialWays.waysNear(origin, destination) }
}

const hundredths = (value: number): number => Math.round(value * 100) / 100

/** As it is kept with a service and told of it. */
export const factsOfReference = (reference: Reference): ReferenceFacts => ({
  basis: reference.basis,
  assumptions: reference.assumptions,
  cost: reference.totalPesos,
  low: reference.lowPesos,
  high: reference.highPesos,
  km: hundredths(reference.distanceKm),
  tolls: reference.tollPesos,
  hours: hundredths(reference.transitHours),
  parametersOf: reference.edition,
  ways: reference.ways.map(({ way, sheet }) => ({
    id: way.id,
    name: way.name,
    km: hundredths(distanceOf(way.km)),
    tolls: sheet.tollPesos,
    hours: hundredths(sheet.transitHours),
    cost: sheet.totalPesos,
  })),
})
