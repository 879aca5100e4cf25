/** The driver's trips from the server, kept fresh by the live channel. */
import { orderStatus, statusOfNumber, type OrderStatus } from '@arriero/domain/orders/orders'
import { api } from '@arriero/contract'
import type { Profile } from '@arriero/contract/people/sessions'
import { useMemo } from 'react'
import { useQueries } from '@tanstack/react-query'
import { keyOf, queryClient, usePages, useRead } from '#shared/api/queries.ts'
import { send } from '#shared/api/send.ts'
import { useLive } from '#shared/live/use-live.ts'
import { useOutbox, type Waiting } from './outbox/outbox-state.ts'
import { withWaiting } from './outbox/with-waiting.ts'
import { byUrgency } from './trip-steps.ts'
import { listedTripOf, tripOf, type DriverRow, type ListedTrip } from './trip.ts'

/** Time alone opens a step (12 h before the appointment), so open screens ask again each minute. */
const everyMinuteMs = 60_000

const mineOf = (
  profile: Profile,
  query: { status: number[]; limit: number; sort: '-reservationDate' | 'reservationDate' },
) => ({
  body: { userType: profile.rol, _id: profile._id },
  query,
})

const tripsOf = (items: readonly DriverRow[]): ListedTrip[] => items.map(listedTripOf)

const asTold = <Shown extends ListedTrip>(trips: readonly Shown[], reports: readonly Waiting[]): Shown[] => {
  const now = Date.now()
  return trips.map((trip) =>
    withWaiting(
      trip,
      reports.filter(({ orderId }) => orderId === trip.id),
      now,
    ),
  )
}

/** What waits in the phone counts as done. Whoever is in validation has none yet. */
export const useOpenTrips = (profile: Profile) => {
  const read = useRead<typeof api.orders.mine, 'carrier' | 'operator'>(
    api.orders.mine,
    mineOf(profile, {
      status: [orderStatus.assigned, orderStatus.running],
      limit: 100,
      sort: 'reservationDate',
    }),
    { refetchEveryMs: everyMinuteMs, enabled: profile.validation === 'validated' },
  )
  const { reports } = useOutbox()
  const trips = useMemo(
    () => read.data && byUrgency(asTold(tripsOf(read.data.items), reports)),
    [read.data, reports],
  )
  return { ...read, trips }
}

export const usePastTrips = (profile: Profile) => {
  const read = usePages<typeof api.orders.mine, 'carrier' | 'operator'>(
    api.orders.mine,
    mineOf(profile, {
      status: [orderStatus.finished, orderStatus.cancelled],
      limit: 10,
      sort: '-reservationDate',
    }),
  )
  const trips = useMemo(() => read.data?.pages.flatMap((page) => tripsOf(page.items)), [read.data])
  return { ...read, trips }
}

type Listed = { items?: readonly DriverRow[]; pages?: readonly { items: readonly DriverRow[] }[] }

const isListed = (id: string): boolean =>
  queryClient
    .getQueriesData<Listed>({ queryKey: keyOf(api.orders.mine) })
    .flatMap(([, data]) => [...(data?.items ?? []), ...(data?.pages ?? []).flatMap(({ items }) => items)])
    .some(({ _id }) => _id === id)

/** More than anybody drives at a time. */
const keptMost = 12

/** Without a signal a trip that he never opened can be read all the same: the most urgent ones are always at hand. */
export const useKeptTrips = (trips: readonly ListedTrip[] | undefined): void => {
  useQueries({
    queries: (trips ?? []).slice(0, keptMost).map(({ id }) => {
      const input = { params: { _id: id } }
      return {
        queryKey: keyOf(api.orders.detail, input),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          send<typeof api.orders.detail, 'carrier' | 'operator'>(api.orders.detail, input, { signal }),
      }
    }),
  })
}

export const useTrip = (id: string) => {
  const read = useRead<typeof api.orders.detail, 'carrier' | 'operator'>(
    api.orders.detail,
    { params: { _id: id } },
    { refetchEveryMs: everyMinuteMs },
  )
  const { reports } = useOutbox()
  const order = read.data
  const trip = useMemo(() => order && asTold([tripOf(order)], reports)[0], [order, reports])
  return { ...read, trip }
}

type HistoryOptions = { enabled?: boolean; isFollowed?: boolean }

/** `isFollowed`: the truck's own standing adds to it, also where the live channel is cut off. */
export const useTripHistory = (id: string, { enabled = true, isFollowed = false }: HistoryOptions = {}) =>
  useRead(
    api.orders.history,
    { params: { _id: id } },
    { enabled, ...(isFollowed ? { refetchEveryMs: everyMinuteMs } : {}) },
  )

/** Reads a trip and the lists again, after an act or a live word. */
export const refreshTrip = async (id: string): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keyOf(api.orders.detail, { params: { _id: id } }) }),
    queryClient.invalidateQueries({ queryKey: keyOf(api.orders.history, { params: { _id: id } }) }),
    queryClient.invalidateQueries({ queryKey: keyOf(api.orders.mine) }),
  ])
}

/** Somebody else changed one of the driver's trips. `tell` hears what it became; `withdrawn`: another one drives it now. */
export const useTripNews = (tell: (id: string, news: OrderStatus | 'withdrawn') => void): void => {
  useLive('orderStatusBackoffice', (message) => {
    // The market closes services of others as well: only a trip of his own is worth a word.
    const isWithdrawn = 'closed' in message
    if (isWithdrawn && !isListed(message._id)) return
    void refreshTrip(message._id)
    tell(message._id, isWithdrawn ? 'withdrawn' : (statusOfNumber(message.status) ?? 'cancelled'))
  })
}
