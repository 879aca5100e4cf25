/** Open services around a driver, from the server, fresh while they are looked at. */
import { api } from '@arriero/contract'
import { useEffect, useState } from 'react'
import { useConsent } from '#features/tracking/trip/consent.ts'
import { currentPlace } from '#features/tracking/trip/current-place.ts'
import type { ReportPlace } from '#features/tracking/trip/trip-point.ts'
import { keyOf, queryClient, usePages } from '#shared/api/queries.ts'
import { useLive } from '#shared/live/use-live.ts'

export type NearWay = 'any' | 'home' | 'offered'

export const refreshNear = (): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: keyOf(api.orders.near) })

const pauseMs = 3000
let due: ReturnType<typeof setTimeout> | undefined

/** On a lively day a word comes every second: the list is read anew every few. */
const refreshSoon = (): void => {
  due ??= setTimeout(() => {
    due = undefined
    void refreshNear()
  }, pauseMs)
}

/** Asked once a visit, and only of whoever agreed: undefined while the phone looks, null where it does not say. */
const useStartingPlace = (): ReportPlace | null | undefined => {
  const consent = useConsent()
  const [place, setPlace] = useState<ReportPlace | null>()
  const answer = consent?.answer
  useEffect(() => {
    if (answer === undefined) return
    if (answer !== 'granted') return setPlace(null)
    void currentPlace().then((found) => setPlace(found ?? null))
  }, [answer])
  return place
}

const short = (degrees: number) => Math.round(degrees * 1000) / 1000

export const useNear = (way: NearWay) => {
  const place = useStartingPlace()
  const at = place ? { latitude: short(place.latitude), longitude: short(place.longitude) } : {}
  useLive('orderStatusBackoffice', refreshSoon)
  useLive('offerBackoffice', refreshSoon)
  const read = usePages(api.orders.near, {
    query: {
      limit: 20,
      way: way === 'home' ? 'home' : 'any',
      ...(way === 'offered' ? { isOffered: 'true' } : {}),
      ...at,
    },
  })
  const [first] = read.data?.pages ?? []
  return {
    ...read,
    from: first?.from,
    baseTown: first?.baseTown,
  }
}
