import { isId } from '@arriero/domain/people/identifiers'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { paths } from '#shared/paths.ts'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import { readServicePlace, tabAddress, type ServicePlace, type ServiceTab } from './service-place.ts'

interface ServicePageAddress extends Partial<ServicePlace> {
  orderId: string
  /** There is nothing at this address. */
  isLost: boolean
  /** The note that a notice leads to. */
  meantNote: string | null
  /** Of the windows over the tab that is open. */
  windows: WindowAddress
  show: (tab: ServiceTab) => void
  /** The same tab of another service. */
  walkTo: (orderId: string, how?: { isReplacing: boolean }) => void
}

/** `/main/servicio/<id>`, its tabs and windows below it; the list it came from stays in the address. */
export const useServicePage = (): ServicePageAddress => {
  const { id = '', '*': rest = '' } = useParams()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { pathname, search, state } = useLocation()
  const place = isId(id) ? readServicePlace(rest) : undefined
  const tab = place?.tab ?? 'summary'
  const go = (to: string, isReplacing = false) =>
    void navigate({ pathname: to, search }, { state: state as unknown, replace: isReplacing })
  const at = (orderId: string) => tabAddress(paths.servicePage(orderId), tab)
  return {
    ...place,
    orderId: id,
    isLost: place === undefined,
    meantNote: query.get('nota'),
    windows: {
      open: (orderId, act) => go(act === undefined ? at(orderId) : `${at(orderId)}/${act}`),
      close: () => window.location.pathname === pathname && go(at(id)),
    },
    show: (shown) => go(tabAddress(paths.servicePage(id), shown), true),
    walkTo: (orderId, how) => go(at(orderId), how?.isReplacing),
  }
}
