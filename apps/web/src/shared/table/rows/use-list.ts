import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { canBeAskedAgain, errorText, referenceOf, updateErrorText } from '#shared/api/error-text.ts'
import type { Paging } from '../columns/column.ts'
import type { TableControls } from '../filters/use-table-state.ts'

export interface Page<Row> {
  items: Row[]
  total: number
  totalIsMore?: boolean | undefined
  next: string | null
}

export interface ListError {
  text?: string
  reference?: string | undefined
  /** What was asked can never be answered: a filter, an order or a page of the address is none. */
  isOfQuestion?: boolean
}

/** One page of a list as `DataTable` takes it. */
export interface ListState<Row> {
  rows: readonly Row[] | undefined
  paging: Paging
  error: ListError | null
  isReloading: boolean
  /** The rows are of now, not left from an earlier visit while they are read again. */
  isFresh: boolean
  /** Resolves to why the rows could not be read again; undefined when they were. */
  reload: () => Promise<string | undefined>
}

const pagingOf = <Row>(page: Page<Row> | undefined, controls: TableControls): Paging => ({
  total: page?.total,
  isMore: page?.totalIsMore,
  hasPrevious: controls.state.after !== undefined,
  hasNext: Boolean(page?.next),
  onPrevious: controls.previous,
  onNext: () => page?.next && controls.next(page.next),
})

/** A refetch that fails leaves what is on screen. */
export const useList = <Row>(query: UseQueryResult<Page<Row>>, controls: TableControls): ListState<Row> => {
  const [isReloading, setReloading] = useState(false)
  const { data, error } = query
  return {
    rows: data?.items,
    paging: pagingOf(data, controls),
    error:
      error && !data
        ? { text: errorText(error), reference: referenceOf(error), isOfQuestion: !canBeAskedAgain(error) }
        : null,
    isReloading,
    isFresh: query.isFetchedAfterMount || !query.isFetching,
    reload: async () => {
      setReloading(true)
      const { isError, error: failure } = await query.refetch()
      setReloading(false)
      return isError ? updateErrorText(failure) : undefined
    },
  }
}
