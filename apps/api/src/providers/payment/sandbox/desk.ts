/** What happens to a transaction: an outcome is chosen once, notices go out at their time or by hand. */
import type { Delivery } from './delivery.ts'
import { outcomes } from './outcomes.ts'
import type { Outcome, Step } from './outcomes.ts'
import type { SandboxNotice, Transaction } from './transactions.ts'

export type DeskOptions = {
  delivery: Delivery
  captureDelayMs: number
  lateDelayMs: number
}

const add = (transaction: Transaction, step: Step): SandboxNotice => {
  const state = step.when === 'held' ? 'held' : 'waiting'
  const notice: SandboxNotice = { ...step, id: transaction.notices.length, state, calls: 0 }
  transaction.notices.push(notice)
  return notice
}

export const createDesk = ({ delivery, captureDelayMs, lateDelayMs }: DeskOptions) => {
  const delayMs = (step: Step, index: number): number =>
    // Late notices keep their order among themselves.
    step.when === 'late' ? lateDelayMs + index * captureDelayMs : captureDelayMs

  return {
    /** Decides a transaction once, and resolves when its immediate notices have been sent; a second choice changes nothing. */
    async decide(transaction: Transaction, outcome: Outcome): Promise<void> {
      if (transaction.outcome) return
      transaction.outcome = outcome
      const steps: readonly Step[] = outcomes[outcome].steps
      const notices = steps.map((step) => add(transaction, step))
      for (const [index, notice] of notices.entries()) {
        if (notice.when === 'now') await delivery.send(transaction, notice)
        else if (notice.when !== 'held') {
          delivery.later(delayMs(notice, index), () => delivery.send(transaction, notice))
        }
      }
    },
    resend: (transaction: Transaction, notice: SandboxNotice): Promise<void> =>
      delivery.resend(transaction, notice),
    /** Sends one more notice, with a status chosen by hand. */
    tell: (transaction: Transaction, step: Step): Promise<void> =>
      delivery.resend(transaction, add(transaction, step)),
  }
}

export type Desk = ReturnType<typeof createDesk>
