import type { CallInput, Endpoint, ReplyOf } from '@arriero/contract/endpoint'
import { useState } from 'react'
import { type ReadOptions, useRead } from '#shared/api/queries.ts'
import type { Reading } from '#shared/api/send.ts'
import { useDebounced } from '#shared/use-debounced.ts'

/** How a list asks the server for what is typed. */
export interface Search {
  onSearch: (typed: string) => void
  isLoading: boolean
  /** The lines are those of what was typed before: a press takes one, Enter waits for the next. */
  isOld: boolean
}

type Options<E extends Endpoint> = Omit<ReadOptions<ReplyOf<E>>, 'keepsLast' | 'enabled'>

/** What the server finds for what is typed, `q` in the pauses. What it found before stands meanwhile: a line must not go from under a press. */
export const useFound = <E extends Reading>(
  endpoint: E,
  inputOf: (query: { q?: string }) => CallInput<E>,
  options: Options<E> = {},
) => {
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim())
  const read = useRead<E>(endpoint, inputOf(q ? { q } : {}), { ...options, keepsLast: true })
  const search: Search = {
    onSearch: setTyped,
    isLoading: read.isFetching,
    isOld: read.isPlaceholderData || q !== typed.trim(),
  }
  return { ...read, q, search }
}
