import { useLocation, useNavigate } from 'react-router'
import { isStillAt } from '#shared/use-modal-address.ts'

export interface ServiceAddress {
  /** The detail of a service, or one of its views: `/…/<id>/fotos`. */
  open: (orderId: string, view?: string) => void
  close: () => void
}

/** Every modal has its own address; the list behind it keeps its filters, order and page. */
export const useServiceAddress = (base: string): ServiceAddress => {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const go = (to: string) => void navigate({ pathname: to, search }, { state: state as unknown })
  return {
    open: (orderId, view) => go(view ? `${base}/${orderId}/${view}` : `${base}/${orderId}`),
    close: () => isStillAt(pathname) && go(base),
  }
}
