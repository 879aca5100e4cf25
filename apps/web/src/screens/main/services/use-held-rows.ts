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

interface HeldRowsInput<Row> {
  rows: readonly Row[] | undefined
  /** Names the list with its filters and page: another one starts anew. */
  list: string
  /** Until the list has been read on this visit nothing is held: the person came to see what is new. */
  isFresh: boolean
  /** Rows of his own doing. */
  isShown: (id: string) => boolean
}

/** Holds back what others added to a list that somebody is reading. */
export const useHeldRows = <Row extends { _id: string }>(input: HeldRowsInput<Row>): HeldRows<Row> => {
  const { rows, list, isFresh, isShown } = input
  const [seen, setSeen] = useState<Seen>()
  const showAll = () => setSeen({ list, ids: new Set(rows?.map(({ _id }) => _id)) })
  if (!rows || !isFresh) return { shown: rows, waitingCount: 0, showAll }
  if (seen?.list !== list) {
    showAll()
    return { shown: rows, waitingCount: 0, showAll }
  }
  const { shown, waiting } = splitNew(rows, seen.ids, isShown)
  if (shown.some(({ _id }) => !seen.ids.has(_id))) {
    setSeen({ list, ids: new Set([...seen.ids, ...shown.map(({ _id }) => _id)]) })
  }
  return { shown, waitingCount: waiting.length, showAll }
}
