/** The line of a service and where its truck is. */
import { api } from '@arriero/contract'
import type { EventPayload } from '@arriero/contract/orders/events'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keyOf, useRead } from '#shared/api/queries.ts'
import { useLive } from '#shared/live/use-live.ts'
import type { TruckPosition } from '#shared/map/places.ts'
import { factsOf, type SeenOrder } from '../data/seen-order.ts'

export type Location = ReplyOf<typeof api.tracking.location>
type Position = NonNullable<Location['position']>

const truckOf = (
  { latitude, longitude, heading, at }: Position,
  plate: string | undefined,
): TruckPosition => ({ latitude, longitude, seenAt: at, headingDegrees: heading ?? undefined, plate })

/** Late points never move the marker back. Decisions §14. */
export const withNewer = (known: Location, position: Position): Location =>
  known.position && known.position.at >= position.at ? known : { ...known, position, isOpen: true }

const useLivePosition = (orderId: string) => {
  const client = useQueryClient()
  useLive('location', ({ orderId: movedId, position }: EventPayload<'location'>) => {
    if (movedId !== orderId) return
    const queryKey = keyOf(api.tracking.location, { params: { _id: orderId } })
    client.setQueryData<Location>(queryKey, (known) => (known ? withNewer(known, position) : known))
    // An answer under way may be older than this word, and would take the truck off the map again.
    if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey })
  })
}

const progressEveryMs = 30_000

export interface OrderWay {
  line: readonly (readonly [number, number])[] | undefined
  /** What the truck has really driven of it, or beside it. */
  trail: Location['trail'] | undefined
  trailGaps: Location['trailGaps'] | undefined
  /** Towns and tolls on it. */
  passes: Location['passes'] | undefined
  truck: TruckPosition | undefined
  /** The town it is nearest to. */
  near: string | null | undefined
  isOpen: boolean
  /** What the tracking says beside the place; undefined while it is not read. */
  location: Location | undefined
}

export const useOrderWay = (order: SeenOrder): OrderWay => {
  useLivePosition(order._id)
  const location = useRead(
    api.tracking.location,
    { params: { _id: order._id } },
    // Places come by themselves; how far it is still to go is reckoned by the server.
    { refetchEveryMs: (last) => (last?.isOpen ? progressEveryMs : false) },
  )
  const line = location.data?.line
  const position = location.data?.position ?? undefined
  const plate = factsOf(order).vehicle?.licensePlate
  const truck = useMemo(() => position && truckOf(position, plate), [position, plate])
  return {
    line: line && line.length > 1 ? line : undefined,
    trail: location.data?.trail,
    trailGaps: location.data?.trailGaps,
    passes: location.data?.passes,
    truck,
    near: location.data?.near,
    isOpen: location.data?.isOpen ?? false,
    location: location.data,
  }
}
