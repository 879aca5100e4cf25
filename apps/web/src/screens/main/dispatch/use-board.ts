/** What the board shows: asked for by its address, so that a link shows a colleague the same. */
import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { boardRows, type BoardRows } from '@arriero/domain/orders/dispatch-board'
import { daysAfter, isDay } from '@arriero/domain/time/calendar'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { usePages } from '#shared/api/queries.ts'
import { dayOf } from './board-time.ts'

export type Board = ReplyOf<typeof api.dispatch.board>
export type Row = Board['items'][number]
export type Bar = Row['bars'][number]
export type Load = Board['tray']['items'][number]
export type Days = '1' | '7'

export interface Asked {
  from: string
  days: Days
  rows: BoardRows
  q: string
}

const names = { from: 'desde', days: 'dias', rows: 'filas', q: 'q' } as const
const isRows = (text: string | null): text is BoardRows => boardRows.some((rows) => rows === text)

const askedIn = (query: URLSearchParams): Asked => {
  const [from, rows] = [query.get(names.from), query.get(names.rows)]
  return {
    from: from !== null && isDay(from) ? from : dayOf(Date.now()),
    days: query.get(names.days) === '1' ? '1' : '7',
    rows: isRows(rows) ? rows : 'vehicles',
    q: query.get(names.q) ?? '',
  }
}

const written = ({ from, days, rows, q }: Asked): Record<string, string> => ({
  [names.from]: from,
  ...(days === '7' ? {} : { [names.days]: days }),
  ...(rows === 'vehicles' ? {} : { [names.rows]: rows }),
  ...(q ? { [names.q]: q } : {}),
})

/** As many as stand below each other on any desk; further ones are read on. */
const rowsAtOnce = 60
/** A truck that waits waits longer: its bar grows. */
const againMs = 60_000

export const useBoard = () => {
  const [query, setQuery] = useSearchParams()
  const asked = askedIn(query)
  const change = (changed: Partial<Asked>) => setQuery(written({ ...asked, ...changed }), { replace: true })
  const { from, days, rows, q } = asked
  const read = usePages(
    api.dispatch.board,
    { query: { from, days, rows, limit: rowsAtOnce, ...(q ? { q } : {}) } },
    { keepsLast: true, refetchEveryMs: againMs },
  )
  const { data } = read
  const board = useMemo(
    () => data && { first: data.pages[0], rows: data.pages.flatMap(({ items }) => items) },
    [data],
  )
  return {
    asked,
    change,
    /** By whole windows. */
    step: (windows: number) => change({ from: daysAfter(from, windows * Number(days)) }),
    read,
    board,
  }
}
