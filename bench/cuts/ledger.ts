/** What was acknowledged, how often, and what went wrong meanwhile. */
import type { HistoryAct } from '@arriero/domain/orders/order-events'
import { leaves, type CutAct } from './acts.ts'

/** `wrong`: an answer that should not have been. `stuck`: what never came to its end. */
export type FaultKind = 'wrong' | 'lost' | 'doubled' | 'stuck' | 'unforced' | 'open'
export type Fault = { kind: FaultKind; what: string }

export type Service = {
  /** How often each row must stand in its history. */
  history: Map<HistoryAct, number>
  /** Of which status it must be in the end. */
  ends?: number
  /** Bought, and annulled, at the insurer. */
  policies: number
  annulled: number
  points: number
}

export const openLedger = () => {
  const services = new Map<string, Service>()
  const faults: Fault[] = []
  const files = new Set<string>()
  let acknowledged = 0
  const of = (orderId: string): Service => {
    const known = services.get(orderId) ?? { history: new Map(), policies: 0, annulled: 0, points: 0 }
    services.set(orderId, known)
    return known
  }
  const expect = (orderId: string, act: HistoryAct): void => {
    const { history } = of(orderId)
    history.set(act, (history.get(act) ?? 0) + 1)
  }
  return {
    services,
    faults,
    files,
    of,
    expect,
    acknowledge: (act: CutAct, orderId: string): void => {
      acknowledged += 1
      const left = leaves[act]
      if (left !== null) expect(orderId, left)
    },
    fault: (kind: FaultKind, what: string): void => {
      faults.push({ kind, what })
    },
    acknowledged: (): number => acknowledged,
  }
}

export type Ledger = ReturnType<typeof openLedger>
