/** The way of the picked truck, as the map of the fleet draws it and as it is told. */
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { api } from '@arriero/contract'
import type { Truck } from '@arriero/contract/places/tracking'
import type { Line } from '@arriero/domain/places/geography'
import type * as maplibregl from 'maplibre-gl'
import { whereaboutsText } from '#shared/map/passed.ts'
import type { NamedPoint } from '#shared/map/places.ts'
import { drawWay } from '#shared/map/way-layers.ts'
import { wayOn } from '#shared/map/way.ts'
import type { Palette } from '#shared/tokens.ts'
import { plateLayer } from './fleet-layers.ts'

type Location = ReplyOf<typeof api.tracking.location>
type Read = Pick<Location, 'line' | 'passes' | 'distanceKm' | 'trail' | 'trailGaps'>

export interface FleetWay extends Read {
  origin: NamedPoint
  destination: NamedPoint
}

const endOf = (point: Line[number], name: string): NamedPoint => ({
  longitude: point[0],
  latitude: point[1],
  name,
})

/** From where its line begins to where it ends; undefined of a service without one. */
export const fleetWayOf = (
  { line, passes, distanceKm, trail, trailGaps }: Read,
  { origin, destination }: Pick<Truck, 'origin' | 'destination'>,
): FleetWay | undefined => {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 2) return undefined
  return {
    line,
    passes,
    distanceKm,
    trail,
    trailGaps,
    origin: endOf(first, origin),
    destination: endOf(last, destination),
  }
}

/** One that still drives to its loading may come along this very road. */
const hasBegun = ({ step }: Truck): boolean => step === 'running' || step === 'arrived'

/** Below the trucks and their plates. Without a way, what was drawn of another is wiped out. */
export const drawFleetWay = (
  map: maplibregl.Map,
  palette: Palette,
  { way, truck }: { way: FleetWay | undefined; truck: Truck | undefined },
): void => {
  drawWay(map, palette, {
    way: wayOn({
      route: way?.line,
      trail: way?.trail,
      trailGaps: way?.trailGaps,
      truck: truck?.position ?? undefined,
      hasBegun: truck && hasBegun(truck),
    }),
    route: way?.line ?? [],
    passes: way?.passes,
    distanceKm: way?.distanceKm,
    tollsBelow: plateLayer,
  })
}

/** "cerca de Honda, km 120 de 416"; undefined before the trip and off its way, or where its towns are not known. */
export const nearText = (truck: Truck, way: FleetWay | undefined): string | undefined => {
  const { position } = truck
  if (!way?.passes || !position || !hasBegun(truck)) return undefined
  return whereaboutsText({ ...way, passes: way.passes }, position)
}
