import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import type { TableList } from '@arriero/contract/lists/table-lists'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useRead } from '../../api/queries.ts'
import { act } from '../../api/act.ts'
import type { SavedView } from './view.ts'

type Created = Omit<CallInput<typeof api.tableViews.create>['body'], 'list'>
type Changed = CallInput<typeof api.tableViews.update>['body']

export interface Views {
  /** Undefined while they are awaited. */
  items: readonly SavedView[] | undefined
  /** They could not be read: the list goes on without them. */
  isLost: boolean
  /** Resolves to the id of the new view. */
  create: (view: Created) => Promise<string>
  change: (id: string, changed: Changed) => Promise<void>
  remove: (id: string) => Promise<void>
  setDefault: (viewId: string | null) => Promise<void>
}

/** The views of a list; every act is read again before it resolves. */
export const useViews = (list: TableList): Views => {
  const client = useQueryClient()
  const read = useRead(api.tableViews.all, { query: { list } }, { staleTimeMs: 60_000 })
  const again = () => client.invalidateQueries({ queryKey: keyOf(api.tableViews.all) })
  return {
    items: read.data?.items,
    isLost: read.isError,
    create: async (view) => {
      const { _id } = await act(api.tableViews.create, { body: { list, ...view } })
      await again()
      return _id
    },
    change: async (_id, changed) => {
      await act(api.tableViews.update, { params: { _id }, body: changed })
      await again()
    },
    remove: async (_id) => {
      await act(api.tableViews.remove, { params: { _id } })
      await again()
    },
    setDefault: async (viewId) => {
      await act(api.tableViews.setDefault, { body: { list, viewId } })
      await again()
    },
  }
}
