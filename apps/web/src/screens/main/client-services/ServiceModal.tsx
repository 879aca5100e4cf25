import { type ReactNode, useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { muteOrderNotices } from '#features/orders/order-notices.ts'
import { refreshOrder } from '#features/orders/order-cache.ts'
import { useOrder } from '#features/orders/useOrder.ts'
import { errorText, referenceOf } from '#shared/api/error-text.ts'
import { ErrorState } from '#shared/plain/ErrorState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { addresses } from './addresses.ts'
import type { ClientOrder } from './client-action.ts'

/** What a modal needs around an act: no live notice for it, the truth afterwards, the way back to the list. */
export interface ModalActs {
  start: () => void
  refresh: () => void
  close: () => void
  /** Refreshes and closes. */
  done: () => void
}

export const useModalActs = (orderId: string): ModalActs => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const close = useCallback(() => void navigate(`${addresses.list}${search}`), [navigate, search])
  const refresh = () => void refreshOrder(client, orderId)
  return {
    start: () => muteOrderNotices(orderId),
    refresh,
    close,
    done: () => {
      refresh()
      close()
    },
  }
}

interface ServiceModalProps {
  title: string
  size?: 'wide' | 'form'
  children: (order: ClientOrder, acts: ModalActs) => ReactNode
}

/** A modal over the list, about the service its address names. */
export const ServiceModal = ({ title, size = 'wide', children }: ServiceModalProps) => {
  const { orderId = '' } = useParams()
  const acts = useModalActs(orderId)
  const order = useOrder<'client'>(orderId)
  const body = () => {
    if (order.data) return children(order.data, acts)
    if (order.isPending) return <Skeleton shape={size === 'wide' ? 'detail' : 'lines'} />
    return (
      <ErrorState
        text={errorText(order.error)}
        reference={referenceOf(order.error)}
        onRetry={() => void order.refetch()}
      />
    )
  }
  return (
    <ResponsiveModal isOpen title={title} size={size} onClose={acts.close}>
      {body()}
    </ResponsiveModal>
  )
}
