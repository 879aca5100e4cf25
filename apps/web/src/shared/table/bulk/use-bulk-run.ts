import { useOnce } from '../../api/use-once.ts'
import { useRef, useState } from 'react'
import { type BulkAction, type Outcome, runBulk } from './bulk.ts'

type Outcomes = ReadonlyMap<string, Outcome>

interface BulkRun<Row> {
  phase: 'asking' | 'running' | 'told'
  outcomes: Outcomes
  start: (rows: readonly Row[]) => void
  stop: () => void
}

interface RunOf<Row> {
  action: BulkAction<Row>
  keyOf: (row: Row) => string
  /** Called with the rows that were done. */
  onDone: (rows: readonly Row[]) => void
}

/** Runs an act on rows and keeps what came of each. */
export const useBulkRun = <Row>({ action, keyOf, onDone }: RunOf<Row>): BulkRun<Row> => {
  const [phase, setPhase] = useState<BulkRun<Row>['phase']>('asking')
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const isStopped = useRef(false)
  const { run: start } = useOnce(async (rows: readonly Row[]) => {
    isStopped.current = false
    const told = new Map<string, Outcome>(rows.map((row) => [keyOf(row), { state: 'waiting' }]))
    const tell = (key: string, outcome: Outcome) => {
      told.set(key, outcome)
      setOutcomes(new Map(told))
    }
    setOutcomes(new Map(told))
    setPhase('running')
    await runBulk({ action, rows, keyOf, tell, isStopped: () => isStopped.current })
    setPhase('told')
    onDone(rows.filter((row) => told.get(keyOf(row))?.state === 'done'))
  })
  return {
    phase,
    outcomes,
    start,
    stop: () => {
      isStopped.current = true
    },
  }
}
