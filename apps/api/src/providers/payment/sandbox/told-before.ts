/** Payments of a made-up past, as the sandbox keeps what went through it: what was paid before anybody came can be given back too. */
import { randomUUID } from 'node:crypto'
import type { Drawers } from '../../drawers.ts'
import type { FormFields } from './form-check.ts'
import { openTransactions } from './transactions.ts'

/** One payment, and what its shop was told of it in turn. */
type Told = { uuid: string; form: FormFields; statuses: string[] }

/** The oldest are not kept: visitors' own payments need room beside them. */
const mostTold = 300

const dateOf = (form: FormFields): string => form['vads_trans_date'] ?? ''

const instantOf = (form: FormFields): string =>
  dateOf(form).replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6.000Z')

/** Remembers what is told; the gateway has one name for a payment, however often it speaks of it. */
export const toldBefore = () => {
  const payments = new Map<string, Told>()
  return {
    uuidOf(form: FormFields, status: string): string {
      const key = `${dateOf(form)}/${form['vads_trans_id'] ?? ''}`
      const told = payments.get(key) ?? { uuid: randomUUID().replaceAll('-', ''), form, statuses: [] }
      payments.set(key, told)
      told.statuses.push(status)
      return told.uuid
    },
    /** The newest last, as they would have come. */
    async keepIn(drawers: Drawers): Promise<void> {
      const transactions = openTransactions(drawers)
      const newest = [...payments.values()]
        .sort((one, other) => dateOf(one.form).localeCompare(dateOf(other.form)))
        .slice(-mostTold)
      for (const told of newest) await transactions.addTold({ ...told, createdAt: instantOf(told.form) })
    },
  }
}
