/** The driver's trips from the server, kept fresh by the live channel. */
import { api } from '@arriero/contract'
import type { Profile } from '@arriero/contract/auth'
import { useMemo } from 'react'
import { keyOf, queryClient, usePages, useRead } from '#shared/api/queries.ts'
import { useLive } from '#shared/live/use-live.ts'
import { byUrgency } from './trip-steps.ts'
import { tripOf, type DriverOrder, type Trip } from './trip.ts'

/** Time alone opens a step (12 h before the appointment), so open screens ask again each minute. */
const everyMinuteMs = 60_000

const mineOf = (
  profile: Profile,
  query: { status: number[]; limit: number; sort: '-reservationDate' | 'reservationDate' },
) => ({
  body: { userType: profile.rol, _id: profile._id },
  query,
})

const tripsOf = (items: readonly DriverOrder[]): Trip[] => items.map(tripOf)

export const useOpenTrips = (profile: Profile) => {
  const read = useRead<typeof api.orders.mine, 'carrier' | 'operator'>(
    api.orders.mine,
    mineOf(profile, { status: [1, 2], limit: 100, sort: 'reservationDate' }),
    { refetchEveryMs: everyMinuteMs },
  )
  const trips = useMemo(() => read.data && byUrgency(tripsOf(read.data.items)), [read.data])
  return { ...read, trips }
}

export const usePastTrips = (profile: Profile) => {
  const read = usePages<typeof api.orders.mine, 'carrier' | 'operator'>(
    api.orders.mine,
    mineOf(profile, { status: [3, 4], limit: 20, sort: '-reservationDate' }),
  )
  const trips = useMemo(() => read.data?.pages.flatMap((page) => tripsOf(page.items)), [read.data])
  return { ...read, trips }
}

export const useTrip = (id: string) => {
  const read = useRead<typeof api.orders.detail, 'carrier' | 'operator'>(
    api.orders.detail,
    { params: { _id: id } },
    { refetchEveryMs: everyMinuteMs },
  )
  const trip = useMemo(() => read.data && tripOf(read.data), [read.data])
  return { ...read, trip }
}

export const useTripHistory = (id: string) => useRead(api.orders.history, { params: { _id: id } })

/** Reads a trip and the lists again, after an act or a live word. */
export const refreshTrip = async (id: string): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keyOf(api.orders.detail, { params: { _id: id } }) }),
    queryClient.invalidateQueries({ queryKey: keyOf(api.orders.history, { params: { _id: id } }) }),
    queryClient.invalidateQueries({ queryKey: keyOf(api.orders.mine) }),
  ])
}

/** Somebody else changed one of the driver's trips. `tell` hears what it became. */
export const useTripNews = (tell: (id: string, status: number) => void): void => {
  useLive('orderStatusBackoffice', (order) => {
    if ('closed' in order) return
    void refreshTrip(order._id)
    tell(order._id, order.status)
  })
}
