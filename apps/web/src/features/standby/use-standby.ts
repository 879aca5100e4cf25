import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useRead } from '#shared/api/queries.ts'
import { useLive } from '#shared/live/use-live.ts'
import type { Standby } from './standby-view.ts'

/** The meter of a service; read again when the live channel tells of it. */
export const useStandby = (
  orderId: string,
  refetchEveryMs?: (last: Standby | undefined) => number | false,
) => {
  const client = useQueryClient()
  const input = { params: { orderId } }
  useLive('orderStatusBackoffice', ({ _id }) => {
    if (_id === orderId) void client.invalidateQueries({ queryKey: keyOf(api.standby.detail, input) })
  })
  return useRead(api.standby.detail, input, refetchEveryMs ? { refetchEveryMs } : {})
}
