/** What happens to a transaction: an outcome is chosen once, notices go out at their time or by hand. */
import type { Delivery } from './delivery.ts'
import type { Outcome, Step } from './outcomes.ts'
import type { NoticeState, SandboxNotice, Transaction, Transactions } from './transactions.ts'

export type DeskOptions = {
  delivery: Delivery
  transactions: Transactions
  captureDelayMs: number
  lateDelayMs: number
}

export const createDesk = ({ delivery, transactions, captureDelayMs, lateDelayMs }: DeskOptions) => {
  const delayMs = ({ when, id }: SandboxNotice): number =>
    // Late notices keep their order among themselves.
    when === 'late' ? lateDelayMs + id * captureDelayMs : captureDelayMs
  const sendLater = (transaction: Transaction, notice: SandboxNotice): void =>
    delivery.later(delayMs(notice), () => delivery.send(transaction, notice))

  return {
    /** Decides a transaction once, and resolves when its immediate notices have been sent; a second choice changes nothing. */
    async decide({ id }: Transaction, outcome: Outcome): Promise<void> {
      const transaction = await transactions.decide(id, outcome)
      for (const notice of transaction?.notices ?? []) {
        if (!transaction || notice.when === 'held') continue
        if (notice.when === 'now') await delivery.send(transaction, notice)
        else sendLater(transaction, notice)
      }
    },
    resend: (transaction: Transaction, notice: SandboxNotice): Promise<void> =>
      delivery.resend(transaction, notice),
    /** Sends one more notice, with a status chosen by hand. */
    async tell({ id }: Transaction, step: Step): Promise<void> {
      const transaction = await transactions.addNotice(id, step)
      const notice = transaction?.notices.at(-1)
      if (transaction && notice) await delivery.resend(transaction, notice)
    },
    /** What a node that ended was still to send. Two that start at once send it twice, as the real platform may. */
    async takeUp(): Promise<void> {
      for (const transaction of await transactions.newestFirst(mostTakenUp))
        for (const notice of transaction.notices) if (unsent.has(notice.state)) sendLater(transaction, notice)
    },
  }
}

const mostTakenUp = 100
const unsent: ReadonlySet<NoticeState> = new Set(['waiting', 'sending'])

export type Desk = ReturnType<typeof createDesk>
