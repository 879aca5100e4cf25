import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, usePages, useRead } from '#shared/api/queries.ts'
import { useLive } from '#shared/live/use-live.ts'

/** Of one payment at most two, and several payments of a service are rare. */
const most = 20

/** What goes back of one service; read again when the live channel tells of it. */
export const useRefunds = (orderId: string, enabled = true) => {
  const client = useQueryClient()
  const input = { query: { order: orderId, limit: most } }
  useLive('orderStatusBackoffice', ({ _id }) => {
    if (_id === orderId) void client.invalidateQueries({ queryKey: keyOf(api.refunds.own) })
  })
  return useRead(api.refunds.own, input, { enabled })
}

/** The newest of all that goes or went back to him; what waits for his word is among them. */
export const useNewestRefunds = () => usePages(api.refunds.own, { query: { limit: 5 } })
