/** One open service and what this driver may do with it. */
import { api } from '@arriero/contract'
import { useNavigate } from 'react-router'
import { refreshTrip } from '#features/tracking/trip/trip-queries.ts'
import { useAct, useRead } from '#shared/api/queries.ts'
import { useSending } from '#shared/forms/use-sending.ts'
import { useLive } from '#shared/live/use-live.ts'
import { driverPaths } from '#screens/driver/driver-paths.ts'
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
  const onSettled = () => void refreshService(id)
  const mine = {
    done: texts.taken,
    onDone: () => void navigate(driverPaths.trip(id), { replace: true }),
    onSettled,
  }
  const make = useSending({ act: useAct(api.offers.create), ...mine })
  const accept = useSending({ act: useAct(api.offers.acceptCounter), ...mine })
  const withdraw = useSending({ act: useAct(api.offers.withdraw), onSettled })
  return {
    isBusy: make.isBusy || accept.isBusy || withdraw.isBusy,
    error: make.error ?? accept.error ?? withdraw.error,
    take: () => make.send({ body: { isOffer: false, idOrder: id } }),
    accept: (offerId: string) => accept.send({ params: { _id: offerId } }),
    withdraw: (offerId: string) => withdraw.send({ params: { _id: offerId } }),
  }
}

export type ServiceActs = ReturnType<typeof useServiceActs>
