import { useState } from 'react'
import { splitNew } from './held-rows.ts'

interface Seen {
  list: string
  ids: ReadonlySet<string>
}

interface HeldRows<Row> {
  shown: readonly Row[] | undefined
  waitingCount: number
  showAll: () => void
}

/** Holds new rows of one list back; another list (`list` names it with its filters and page) starts anew. */
export const useHeldRows = <Row extends { _id: string }>(
  rows: readonly Row[] | undefined,
  list: string,
): HeldRows<Row> => {
  const [seen, setSeen] = useState<Seen>()
  const showAll = () => setSeen({ list, ids: new Set(rows?.map(({ _id }) => _id)) })
  if (!rows) return { shown: undefined, waitingCount: 0, showAll }
  if (seen?.list !== list) {
    showAll()
    return { shown: rows, waitingCount: 0, showAll }
  }
  const { shown, waiting } = splitNew(rows, seen.ids)
  if (shown.some(({ _id }) => !seen.ids.has(_id))) {
    setSeen({ list, ids: new Set([...seen.ids, ...shown.map(({ _id }) => _id)]) })
  }
  return { shown, waitingCount: waiting.length, showAll }
}
