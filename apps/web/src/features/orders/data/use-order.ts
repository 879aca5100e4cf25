import { api } from '@arriero/contract'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { freshEveryMs } from '#shared/api/fresh-files.ts'
import { send } from '#shared/api/send.ts'
import { cachedOrder, detailKey } from './order-cache.ts'
import type { SeenViewer } from './seen-order.ts'

/** One service as its viewer sees it; what a list already shows stands in until the answer comes. */
export const useOrder = <V extends SeenViewer>(orderId: string): UseQueryResult<OrderFor<V>> => {
  const client = useQueryClient()
  return useQuery({
    queryKey: detailKey(orderId),
    queryFn: async ({ signal }) =>
      // The server answers each account in its own shape; the caller names the one it is.
      (await send<typeof api.orders.detail, V>(
        api.orders.detail,
        { params: { _id: orderId } },
        { signal },
      )) as OrderFor<V>,
    refetchInterval: freshEveryMs,
    placeholderData: () => cachedOrder(client, orderId) as OrderFor<V> | undefined,
  })
}
