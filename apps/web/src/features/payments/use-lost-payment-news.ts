import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#shared/api/queries.ts'
import { formatShortId } from '#shared/format.ts'
import { useLive } from '#shared/live/use-live.ts'
import { useToast } from '#shared/ui/useToast.ts'
import { lostTexts as texts } from './lost-payments.texts.ts'

/** Mounted once behind the login: money that is missing is told to staff wherever they are. Only they hear it. Decisions §11. */
export const useLostPaymentNews = (): void => {
  const toast = useToast()
  const client = useQueryClient()
  useLive('notification', ({ kind, orderId }) => {
    if (orderId === null || (kind !== 'payment.lost' && kind !== 'payment.recovered')) return
    for (const read of [api.payments.lost, api.dashboard.attention])
      void client.invalidateQueries({ queryKey: keyOf(read) })
    const code = formatShortId(orderId)
    if (kind === 'payment.lost') toast.info(texts.lost(code), texts.lostHelp)
    else toast.info(texts.recovered(code))
  })
}
