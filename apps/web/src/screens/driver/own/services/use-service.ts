/** One open service and what this driver may do with it. */
import { api } from '@arriero/contract'
import { useNavigate } from 'react-router'
import { refreshTrip } from '#features/trips/trip-queries.ts'
import { useAct, useRead } from '#shared/api/queries.ts'
import { useLive } from '#shared/live/use-live.ts'
import { showToast } from '#shared/plain/states/toasts.ts'
import { driverPaths } from '#screens/driver/driver-paths.ts'
import { driverTexts } from '#screens/driver/driver.texts.ts'
import { refreshNear } from './near-queries.ts'
import { serviceTexts as texts } from '../own.texts.ts'

export const refreshService = (id: string) => Promise.all([refreshTrip(id), refreshNear()])

/** Once it is his, or somebody else's, its shape is another one: `carrier`, or nothing at all. */
export const useService = (id: string) => {
  const read = useRead<typeof api.orders.detail, 'open' | 'carrier'>(api.orders.detail, {
    params: { _id: id },
  })
  useLive('orderStatusBackoffice', (order) => {
    if (order._id === id) void refreshService(id)
  })
  useLive('offerBackoffice', () => void refreshService(id))
  return read
}

/** Taking, offering, accepting and withdrawing, each said when it is done. */
export const useServiceActs = (id: string) => {
  const navigate = useNavigate()
  const make = useAct(api.offers.create)
  const accept = useAct(api.offers.acceptCounter)
  const withdraw = useAct(api.offers.withdraw)
  const say = (text: string) => showToast({ kind: 'success', title: driverTexts.done, text })
  const settled = { onError: () => void refreshService(id) }

  const mine = () => {
    say(texts.taken)
    void refreshService(id)
    void navigate(driverPaths.trip(id), { replace: true })
  }
  return {
    isBusy: make.isPending || accept.isPending || withdraw.isPending,
    error: make.error ?? accept.error ?? withdraw.error,
    take: () => make.mutate({ body: { isOffer: false, idOrder: id } }, { ...settled, onSuccess: mine }),
    accept: (offerId: string) => accept.mutate({ params: { _id: offerId } }, { ...settled, onSuccess: mine }),
    withdraw: (offerId: string) =>
      withdraw.mutate({ params: { _id: offerId } }, { ...settled, onSuccess: () => void refreshService(id) }),
  }
}

export type ServiceActs = ReturnType<typeof useServiceActs>
