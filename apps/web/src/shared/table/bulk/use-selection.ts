import { useState } from 'react'

/** Rows somebody chose, also on pages he has left; another question starts anew. */
export interface Selection<Row> {
  rows: readonly Row[]
  has: (row: Row) => boolean
  setMany: (rows: readonly Row[], isChosen: boolean) => void
  clear: () => void
  nameOf: (row: Row) => string
}

interface SelectionInput<Row> {
  /** The rows on screen: what is chosen is held as it is now. */
  shown: readonly Row[] | undefined
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Names the filters: what is no longer asked for is no longer chosen. */
  question: string
}

interface Chosen<Row> {
  question: string
  byKey: ReadonlyMap<string, Row>
}

export const useSelection = <Row>(input: SelectionInput<Row>): Selection<Row> => {
  const { shown, keyOf, nameOf, question } = input
  const [chosen, setChosen] = useState<Chosen<Row>>({ question, byKey: new Map() })
  const byKey = chosen.question === question ? chosen.byKey : new Map<string, Row>()
  const now = new Map(shown?.map((row) => [keyOf(row), row]))
  return {
    rows: [...byKey].map(([key, row]) => now.get(key) ?? row),
    has: (row) => byKey.has(keyOf(row)),
    setMany: (rows, isChosen) => {
      const next = new Map(byKey)
      for (const row of rows) {
        if (isChosen) next.set(keyOf(row), row)
        else next.delete(keyOf(row))
      }
      setChosen({ question, byKey: next })
    },
    clear: () => setChosen({ question, byKey: new Map() }),
    nameOf,
  }
}
