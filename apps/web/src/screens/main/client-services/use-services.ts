import { api } from '@arriero/contract'
import { usePages } from '#shared/api/queries.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { useDebounced } from '#shared/use-debounced.ts'
import type { Filters } from './use-filters.ts'

const pageSize = 12

/** The client's own services, page after page. While other filters load, what was there stays in place. */
export const useServices = ({ status, text }: Filters) => {
  const { _id, rol } = useProfile()
  const q = useDebounced(text.trim())
  const query = { limit: pageSize, ...(status ? { status: [Number(status)] } : {}), ...(q ? { q } : {}) }
  const body = { userType: rol, _id }
  return usePages<typeof api.orders.mine, 'client'>(api.orders.mine, { query, body }, { keepsLast: true })
}
