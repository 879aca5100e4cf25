/** The sandbox's transactions, in memory and bounded: the oldest leave first. */
import { randomBytes } from 'node:crypto'
import type { FormFields } from './form-check.ts'
import type { Outcome, Step } from './outcomes.ts'

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
  createdAt: Date
  outcome?: Outcome
  notices: SandboxNotice[]
}

/** The identifier's case does not count and it is good once per UTC day. */
const dayKey = (form: FormFields): string =>
  `${form['vads_trans_date']?.slice(0, 8)}/${form['vads_trans_id']?.toUpperCase()}`

export const createTransactions = (most: number) => {
  const byId = new Map<string, Transaction>()
  return {
    find: (id: string): Transaction | undefined => byId.get(id),
    newestFirst: (): Transaction[] => [...byId.values()].toReversed(),
    isTaken: (form: FormFields): boolean =>
      [...byId.values()].some((known) => dayKey(known.form) === dayKey(form)),
    add(form: FormFields, createdAt: Date): Transaction {
      const [oldest] = byId.keys()
      if (oldest !== undefined && byId.size >= most) byId.delete(oldest)
      const id = randomBytes(16).toString('hex')
      const transaction = { id, uuid: randomBytes(16).toString('hex'), form, createdAt, notices: [] }
      byId.set(id, transaction)
      return transaction
    },
  }
}

export type Transactions = ReturnType<typeof createTransactions>
