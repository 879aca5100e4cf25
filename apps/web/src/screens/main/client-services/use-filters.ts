import { orderStatus, orderStatuses } from '@arriero/domain/orders/orders'
import { useSearchParams } from 'react-router'

export interface Filters {
  /** Status number as text; '' = all. */
  status: string
  text: string
}

/** The list's filters live in the address, so that a reload and a sent link show the same. */
export const useFilters = () => {
  const [search, setSearch] = useSearchParams()
  const status = search.get('estado') ?? ''
  const filters: Filters = {
    status: orderStatuses.some((name) => String(orderStatus[name]) === status) ? status : '',
    text: search.get('q') ?? '',
  }
  const change = (changed: Partial<Filters>) => {
    const next = { ...filters, ...changed }
    const query = new URLSearchParams()
    if (next.status) query.set('estado', next.status)
    if (next.text) query.set('q', next.text)
    setSearch(query, { replace: true })
  }
  return { filters, change }
}
