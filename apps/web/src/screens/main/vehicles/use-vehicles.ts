import { api } from '@arriero/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { freshEveryMs } from '#shared/api/fresh-files.ts'
import { keyOf } from '#shared/api/queries.ts'
import { send } from '#shared/api/send.ts'
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
  const params = { enterpriseId: _id }
  return useInfiniteQuery({
    queryKey: [...keyOf(api.vehicles.all, { params, query }), 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      send(
        api.vehicles.all,
        { params, query: { ...query, ...(pageParam === undefined ? {} : { after: pageParam }) } },
        { signal },
      ),
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: freshEveryMs,
  })
}
