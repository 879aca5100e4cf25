import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { keyOf } from '#shared/api/queries.ts'
import { formatShortId } from '#shared/format.ts'
import { useLive } from '#shared/live/use-live.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { useToast } from '#shared/ui/use-toast.ts'
import { lostPaymentsOf } from './lost-payments-address.ts'
import { lostTexts as texts } from './lost-payments.texts.ts'

/** Mounted once behind the login: money that is missing is told to staff wherever they are. Only they hear it. Decisions §11. */
export const useLostPaymentNews = (): void => {
  const toast = useToast()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { rol } = useProfile()
  const address = lostPaymentsOf(rol)
  // A toast hangs outside of the router, where its links know no way.
  const see = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void navigate(address)
  }
  useLive('notification', ({ kind, orderId }) => {
    if (orderId === null || (kind !== 'payment.lost' && kind !== 'payment.recovered')) return
    for (const read of [api.payments.lost, api.dashboard.attention])
      void client.invalidateQueries({ queryKey: keyOf(read) })
    const code = formatShortId(orderId)
    if (kind === 'payment.recovered') return toast.info(texts.recovered(code))
    toast.warn(
      texts.lost(code),
      <>
        {texts.lostHelp}{' '}
        <a href={address} onClick={see}>
          {texts.see}
        </a>
      </>,
    )
  })
}
