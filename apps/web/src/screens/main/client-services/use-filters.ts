import { useSearchParams } from 'react-router'

export interface Filters {
  /** Status number as text; '' = all. */
  status: string
  text: string
}

const statuses = new Set(['0', '1', '2', '3', '4'])

/** The list's filters live in the address, so that a reload and a sent link show the same. */
export const useFilters = () => {
  const [search, setSearch] = useSearchParams()
  const status = search.get('estado') ?? ''
  const filters: Filters = { status: statuses.has(status) ? status : '', text: search.get('q') ?? '' }
  const change = (changed: Partial<Filters>) => {
    const next = { ...filters, ...changed }
    const query = new URLSearchParams()
    if (next.status) query.set('estado', next.status)
    if (next.text) query.set('q', next.text)
    setSearch(query, { replace: true })
  }
  return { filters, change }
}
