import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'

export type Import = ReplyOf<typeof api.orderImports.detail>

/** How far the work on it is: rows done, of all there are to do; undefined while nothing is done to it. */
export const progressOf = ({ state, counts }: Import): { done: number; total: number } | undefined => {
  switch (state) {
    case 'checking':
      return { done: counts.checked, total: counts.total }
    case 'publishing':
      return { done: counts.published, total: counts.published + counts.good }
    case 'undoing':
      return { done: counts.undone, total: counts.undone + counts.published }
    case 'checked':
    case 'published':
    case 'undone':
      return undefined
  }
}
