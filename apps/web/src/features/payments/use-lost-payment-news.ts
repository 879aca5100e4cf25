import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#shared/api/queries.ts'
import { useLive } from '#shared/live/use-live.ts'

/** Mounted once behind the login: where money is missing is read anew; the bell tells staff of it wherever they are. Decisions §11. */
export const useLostPaymentNews = (): void => {
  const client = useQueryClient()
  useLive('notification', ({ kind }) => {
    if (kind !== 'payment.lost' && kind !== 'payment.recovered') return
    for (const read of [api.payments.lost, api.dashboard.attention])
      void client.invalidateQueries({ queryKey: keyOf(read) })
  })
}
