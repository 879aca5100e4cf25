import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { lastFour } from '#features/users/users.views.ts'

type Own = ReplyOf<typeof api.ownAccount.payAccount>

type Row = {
  bank: string | null
  account_type: string | null
  account_number: string | null
  next_bank: string | null
  next_type: string | null
  next_number: string | null
  asked_at: Date | null
  counts_from: Date | null
}

const accountOf = (bank: string | null, accountType: string | null, number: string | null) =>
  bank === null || accountType === null || number === null
    ? null
    : { bank, accountType, accountNumber: lastFour(number) }

export const ownPayAccount = async ({ db, actor }: Ctx): Promise<Own> => {
  const { rows } = await sql<Row>`
    select u.bank, u.account_type, u.account_number, c.bank as next_bank, c.account_type as next_type,
      c.account_number as next_number, c.asked_at, c.counts_from
    from users u left join pay_account_changes c on c.user_id = u.id where u.id = ${actor.id}`.execute(db)
  const [row] = rows
  if (!row) return { current: null, change: null }
  const next = accountOf(row.next_bank, row.next_type, row.next_number)
  const { asked_at: askedAt, counts_from: countsFrom } = row
  return {
    current: accountOf(row.bank, row.account_type, row.account_number),
    change:
      next && askedAt && countsFrom
        ? { ...next, askedAt: askedAt.toISOString(), countsFrom: countsFrom.toISOString() }
        : null,
  }
}
