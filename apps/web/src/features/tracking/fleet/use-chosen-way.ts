import { api } from '@arriero/contract'
import type { Truck } from '@arriero/contract/places/tracking'
import { useMemo } from 'react'
import { useRead } from '#shared/api/queries.ts'
import { fleetWayOf, type FleetWay } from './fleet-way.ts'

const rereadMs = 60_000

/** The way of the picked truck; read of it alone, and anew each minute, since the way it has driven grows. */
export const useChosenWay = (chosen: Truck | undefined): FleetWay | undefined => {
  const { data } = useRead(
    api.tracking.location,
    { params: { _id: chosen?.orderId ?? '' } },
    { enabled: chosen !== undefined, refetchEveryMs: rereadMs },
  )
  const [origin, destination] = [chosen?.origin, chosen?.destination]
  return useMemo(
    () =>
      data && origin !== undefined && destination !== undefined
        ? fleetWayOf(data, { origin, destination })
        : undefined,
    [data, origin, destination],
  )
}
