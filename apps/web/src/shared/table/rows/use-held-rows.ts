import { useState } from 'react'

interface HeldInput<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  seen: ReadonlySet<string>
  /** What the person himself did never waits. */
  isOwn?: (key: string) => boolean
}

/**
 * New rows do not push away what a person is reading: they wait until asked for. A row nobody has seen yet waits when it
 * would stand above one that is on screen; below all of them it moves nothing (the list's next row coming up after another
 * left).
 */
export const splitNew = <Row>({
  rows,
  keyOf,
  seen,
  isOwn = () => false,
}: HeldInput<Row>): {
  shown: Row[]
  waiting: Row[]
} => {
  const lastSeen = rows.findLastIndex((row) => seen.has(keyOf(row)))
  const isWaiting = (row: Row, index: number) =>
    !seen.has(keyOf(row)) && !isOwn(keyOf(row)) && index < lastSeen
  return {
    shown: rows.filter((row, index) => !isWaiting(row, index)),
    waiting: rows.filter((row, index) => isWaiting(row, index)),
  }
}

interface Seen {
  list: string
  keys: ReadonlySet<string>
}

interface HeldRows<Row> {
  shown: readonly Row[] | undefined
  waitingCount: number
  showAll: () => void
}

interface HeldRowsInput<Row> {
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
  /** Names the list with its filters and page: another one starts anew. */
  list: string
  /** Until the list has been read on this visit nothing is held: the person came to see what is new. */
  isFresh: boolean
  /** False: everything is shown at once. */
  holds: boolean
  isOwn?: (key: string) => boolean
}

/** Holds back what others added to a list that somebody is reading. */
export const useHeldRows = <Row>(input: HeldRowsInput<Row>): HeldRows<Row> => {
  const { rows, keyOf, list, isFresh, holds, isOwn } = input
  const [seen, setSeen] = useState<Seen>()
  const showAll = () => setSeen({ list, keys: new Set(rows?.map(keyOf)) })
  if (!rows || !isFresh || !holds) return { shown: rows, waitingCount: 0, showAll }
  if (seen?.list !== list) {
    showAll()
    return { shown: rows, waitingCount: 0, showAll }
  }
  const { shown, waiting } = splitNew({ rows, keyOf, seen: seen.keys, isOwn })
  if (shown.some((row) => !seen.keys.has(keyOf(row)))) {
    setSeen({ list, keys: new Set([...seen.keys, ...shown.map(keyOf)]) })
  }
  return { shown, waitingCount: waiting.length, showAll }
}
