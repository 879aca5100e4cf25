import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useRead } from '#shared/api/queries.ts'
import { useDebounced } from '#shared/use-debounced.ts'

export type FoundTown = ReplyOf<typeof api.places.search>['items'][number]

const settleMs = 180
const mostShown = 8

export interface Towns {
  items: readonly FoundTown[]
  /** These are the answer to what is typed now. */
  isSettled: boolean
  hasFailed: boolean
  searchAgain: () => void
}

/** Towns of Colombia that match what is typed. */
export const useTowns = (typed: string): Towns => {
  const text = useDebounced(typed.trim(), settleMs)
  const read = useRead(
    api.places.search,
    { query: { text, limit: mostShown } },
    { enabled: text.length > 0, staleTimeMs: 600_000, keepsLast: true },
  )
  return {
    // What was found before stands meanwhile: a line must not go from under a press.
    items: (typed.trim() && read.data?.items) || [],
    isSettled: read.isSuccess && !read.isPlaceholderData && text === typed.trim(),
    hasFailed: read.isError && text === typed.trim(),
    searchAgain: () => void read.refetch(),
  }
}
