/** The sandbox's transactions, the same for every node and bounded: the oldest leave first. */
import { randomBytes } from 'node:crypto'
import type { Drawers } from '../../drawers.ts'
import type { RefundPlan, SandboxCredit } from './credits.ts'
import type { FormFields } from './form-check.ts'
import { outcomes, toldStep, type Outcome, type Step } from './outcomes.ts'

/** `waiting` for its time, `held` for a hand, `failed` after the last retry. */
export type NoticeState = 'waiting' | 'held' | 'sending' | 'delivered' | 'failed'

export type SandboxNotice = Step & {
  id: number
  state: NoticeState
  calls: number
  /** The last HTTP status, or why there was none. */
  answer?: string
}

export type Transaction = {
  /** Unguessable; the address of the payment page. */
  id: string
  uuid: string
  form: FormFields
  createdAt: string
  outcome?: Outcome
  notices: SandboxNotice[]
  credits?: SandboxCredit[]
  /** How the next refunds of it go, one each. */
  refundPlans?: RefundPlan[]
}

/** The identifier's case does not count and it is good once per UTC day. */
const dayKey = (form: FormFields): string =>
  `${form['vads_trans_date']?.slice(0, 8)}/${form['vads_trans_id']?.toUpperCase()}`

const withNotice = (transaction: Transaction, step: Step): Transaction => {
  const state = step.when === 'held' ? 'held' : 'waiting'
  const notice: SandboxNotice = { ...step, id: transaction.notices.length, state, calls: 0 }
  return { ...transaction, notices: [...transaction.notices, notice] }
}

const decided = (transaction: Transaction, outcome: Outcome): Transaction => {
  const steps: readonly Step[] = outcomes[outcome].steps
  return steps.reduce(withNotice, { ...transaction, outcome })
}

const delivered = (status: string, id: number): SandboxNotice => ({
  ...toldStep(status),
  id,
  state: 'delivered',
  calls: 1,
  answer: '200',
})

export const openTransactions = (drawers: Drawers, most = 500) => {
  const kept = drawers<Transaction>('gateway', most)
  const days = drawers<object>('gateway-days', most)
  const all = (): Promise<Transaction[]> => kept.newestFirst(most)
  return {
    find: kept.find,
    change: kept.change,
    newestFirst: kept.newestFirst,
    byUuid: async (uuid: string): Promise<Transaction | undefined> =>
      (await all()).find((transaction) => transaction.uuid === uuid),
    ofOrder: async (orderId: string): Promise<Transaction[]> =>
      (await all()).filter(({ form }) => form['vads_order_id'] === orderId),
    /** Undefined: this identifier was used today. */
    async add(form: FormFields, createdAt: Date): Promise<Transaction | undefined> {
      if (!(await days.put(dayKey(form), {}))) return undefined
      const [id, uuid] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')]
      const transaction = { id, uuid, form, createdAt: createdAt.toISOString(), notices: [] }
      await kept.put(id, transaction)
      return transaction
    },
    /** One whose notices have all arrived. */
    async addTold({ statuses, ...told }: Omit<Transaction, 'id' | 'notices'> & { statuses: string[] }) {
      const id = randomBytes(16).toString('hex')
      await kept.put(id, { ...told, id, notices: statuses.map(delivered) })
    },
    /** Once: undefined where it was decided before. */
    decide: (id: string, outcome: Outcome): Promise<Transaction | undefined> =>
      kept.change(id, (transaction) => (transaction.outcome ? undefined : decided(transaction, outcome))),
    planRefund: (id: string, plan: RefundPlan): Promise<Transaction | undefined> =>
      kept.change(id, (transaction) => ({
        ...transaction,
        refundPlans: [...(transaction.refundPlans ?? []), plan],
      })),
    addNotice: (id: string, step: Step): Promise<Transaction | undefined> =>
      kept.change(id, (transaction) => withNotice(transaction, step)),
    /** What became of a notice. */
    async note(id: string, noticeId: number, became: Partial<SandboxNotice>): Promise<void> {
      await kept.change(id, (transaction) => ({
        ...transaction,
        notices: transaction.notices.map((one) => (one.id === noticeId ? { ...one, ...became } : one)),
      }))
    },
  }
}

export type Transactions = ReturnType<typeof openTransactions>
