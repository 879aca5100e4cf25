import { api } from '@arriero/contract'
import { useSearchParams } from 'react-router'
import { freshEveryMs } from '#shared/api/fresh-files.ts'
import { usePages } from '#shared/api/queries.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { useDebounced } from '#shared/use-debounced.ts'

export const states = ['all', 'active', 'inactive'] as const
export interface Filters {
  state: (typeof states)[number]
  text: string
}

const stateOf = (word: string | null) => states.find((one) => one === word) ?? 'all'

/** The filters live in the address, so that a reload and a sent link show the same. */
export const useFilters = () => {
  const [search, setSearch] = useSearchParams()
  const filters: Filters = { state: stateOf(search.get('estado')), text: search.get('q') ?? '' }
  const change = (changed: Partial<Filters>) => {
    const next = { ...filters, ...changed }
    const query = new URLSearchParams()
    if (next.state !== 'all') query.set('estado', next.state)
    if (next.text) query.set('q', next.text)
    setSearch(query, { replace: true })
  }
  return { filters, change }
}

const pageSize = 12

/** The enterprise's own vehicles, page after page; read again before the addresses of their pictures end. */
export const useVehicles = ({ state, text }: Filters) => {
  const { _id } = useProfile()
  const q = useDebounced(text.trim())
  const query = {
    limit: pageSize,
    ...(state === 'all' ? {} : { isActive: [String(state === 'active')] }),
    ...(q ? { q } : {}),
  }
  return usePages(
    api.vehicles.all,
    { params: { enterpriseId: _id }, query },
    { keepsLast: true, refetchEveryMs: freshEveryMs },
  )
}
