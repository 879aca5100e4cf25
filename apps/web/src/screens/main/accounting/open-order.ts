import { isId } from '@arriero/domain/identifiers'
import { useLocation, useNavigate } from 'react-router'

/** The service a drawer stands open for: none, one, or an address that leads nowhere. */
export type OpenOrder = { kind: 'none' | 'unknown' } | { kind: 'order'; orderId: string }

export const readOpenOrder = (rest: string): OpenOrder => {
  if (rest === '') return { kind: 'none' }
  return isId(rest) ? { kind: 'order', orderId: rest } : { kind: 'unknown' }
}

/** Opens and closes the drawer over a list at `base`; the list keeps its filters, order and page. */
export const useOrderDrawer = (base: string): { open: (orderId: string) => void; close: () => void } => {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const go = (pathname: string) => void navigate({ pathname, search }, { state: state as unknown })
  return { open: (orderId) => go(`${base}/${orderId}`), close: () => go(base) }
}
