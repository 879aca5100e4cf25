/** What a driver can still read without a signal. */
import { api } from '@arriero/contract'
import { queryClient } from '#shared/api/queries.ts'

export const readsOfDriver = [
  api.orders.mine,
  api.orders.detail,
  api.orders.history,
  api.consents.own,
  api.vehicles.all,
]

const shiftMs = 24 * 3_600_000

/** A read without a signal fails at once and leaves what was there, for as long as a day on the road. */
export const workOffline = (): void => {
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({
    ...others,
    queries: { ...queries, networkMode: 'offlineFirst', gcTime: shiftMs },
  })
}
