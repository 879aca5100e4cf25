/** One act on many rows: each is done, or not, by itself, and says so. */
import type { ReactNode } from 'react'
import { errorText } from '../../api/error-text.ts'
import type { IconName } from '../../drawings/icon-paths.ts'

export interface BulkAction<Row> {
  key: string
  /** The verb: "Validar". */
  label: string
  icon?: IconName
  isDangerous?: boolean
  /** What will happen to so many rows; read before the button. Left out where nothing is asked. */
  effect?: (count: number) => string
  /** Why this row is left out; undefined = it is done. */
  whyNot?: (row: Row) => string | undefined
  /** Acts on one row; throws where the server refuses. */
  run?: (row: Row) => Promise<unknown>
  /** Instead of a question: done at once to those it fits, since the screen offers to take it back (`shared/undo`). */
  now?: (rows: readonly Row[]) => void
  /** Instead of `run`: one call for all, with the outcome of each. */
  runAll?: (rows: readonly Row[]) => Promise<readonly { key: string; error?: string | undefined }[]>
}

export interface Bulk<Row> {
  /** How a row is called in the question and the outcome. */
  nameOf: (row: Row) => string
  /** What the chosen rows come to: beside their count, and in the question of each act for those it is done to. */
  sum?: (rows: readonly Row[], place: 'bar' | 'question') => ReactNode
  actions: readonly BulkAction<Row>[]
}

export type Outcome = { state: 'waiting' | 'running' | 'done' } | { state: 'failed' | 'left'; why: string }

type Tell = (key: string, outcome: Outcome) => void

interface RunInput<Row> {
  action: BulkAction<Row>
  rows: readonly Row[]
  keyOf: (row: Row) => string
  tell: Tell
  /** Said by the person: rows not begun are left as they are. */
  isStopped: () => boolean
}

const oneByOne = async <Row>({ action, rows, keyOf, tell, isStopped }: RunInput<Row>) => {
  for (const row of rows) {
    if (isStopped()) return
    tell(keyOf(row), { state: 'running' })
    try {
      await action.run?.(row)
      tell(keyOf(row), { state: 'done' })
    } catch (error) {
      tell(keyOf(row), { state: 'failed', why: errorText(error) })
    }
  }
}

const atOnce = async <Row>({ action, rows, keyOf, tell }: RunInput<Row>) => {
  for (const row of rows) tell(keyOf(row), { state: 'running' })
  try {
    for (const { key, error } of (await action.runAll?.(rows)) ?? [])
      tell(key, error === undefined ? { state: 'done' } : { state: 'failed', why: error })
  } catch (error) {
    for (const row of rows) tell(keyOf(row), { state: 'failed', why: errorText(error) })
  }
}

export const runBulk = <Row>(input: RunInput<Row>): Promise<void> =>
  input.action.runAll ? atOnce(input) : oneByOne(input)

/** Which rows the act is for, and why the others are left out. */
export const sortedOut = <Row>(action: BulkAction<Row>, rows: readonly Row[]) => {
  const left = rows.flatMap((row) => {
    const why = action.whyNot?.(row)
    return why === undefined ? [] : [{ row, why }]
  })
  const out = new Set(left.map(({ row }) => row))
  return { fit: rows.filter((row) => !out.has(row)), left }
}
