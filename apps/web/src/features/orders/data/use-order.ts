import { api } from '@arriero/contract'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { freshEveryMs } from '#shared/api/fresh-files.ts'
import { send } from '#shared/api/send.ts'
import { detailKey } from './order-cache.ts'
import type { SeenViewer } from './seen-order.ts'

/** One service as its viewer sees it: a row of a list knows too little of it to stand in. */
export const useOrder = <V extends SeenViewer>(orderId: string): UseQueryResult<OrderFor<V>> =>
  useQuery({
    queryKey: detailKey(orderId),
    queryFn: async ({ signal }) =>
      // The server answers each account in its own shape; the caller names the one it is.
      (await send<typeof api.orders.detail, V>(
        api.orders.detail,
        { params: { _id: orderId } },
        { signal },
      )) as OrderFor<V>,
    refetchInterval: freshEveryMs,
  })
