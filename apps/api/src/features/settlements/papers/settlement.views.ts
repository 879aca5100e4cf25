/** Everything one carrier earned between two days: its sums, and a page of it at a time. Decisions §16. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { CarrierSettlement } from '@arriero/contract/money/settlement-shapes'
import { isCarrierRole, type Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { keysetPage } from '#database/keyset.ts'
import { bookIdentification, bookName, bookPay } from '#features/users/book-names.views.ts'
import { debtsOfCarrier } from '../debts/debts.views.ts'
import { lineView } from '../payouts/line-view.ts'
import { payoutFrom, payoutSelect, type SeenPayout } from '../payouts/payout-rows.views.ts'
import { ownPayout, seeingOf } from '../payouts/payouts.views.ts'
import { isSettledIn, settlementSums, type Span } from './settlement-sums.views.ts'

type ItemsQuery = InputOf<typeof api.settlements.settlementItems>['query']

type CarrierRow = {
  id: string
  name: string
  identification: string
  role: Role
  bank: string | null
  account_type: string | null
  account_number: string | null
}

/** Staff read anybody's, a carrier his own; anybody else's is not there. */
const carrierFor = async ({ db, actor }: Ctx, carrierId: string): Promise<CarrierRow | undefined> => {
  if (isCarrierRole(actor.role) && actor.id !== carrierId) return undefined
  const { rows } = await sql<CarrierRow>`
    select u.id, ${bookName('u')} as name, ${bookIdentification('u')} as identification, u.role, ${bookPay('u')}
    from users u where u.id = ${carrierId}`.execute(db)
  const [row] = rows
  return row && isCarrierRole(row.role) ? row : undefined
}

/** All but its last four digits: whose account it is he knows himself. */
const masked = (accountNumber: string): string => `••••${accountNumber.slice(-4)}`

const payOf = ({ actor }: Ctx, row: CarrierRow): CarrierSettlement['pay'] => {
  const { bank, account_type: accountType, account_number: accountNumber } = row
  if (bank === null || accountType === null || accountNumber === null) return null
  const isOwn = isCarrierRole(actor.role)
  return { bank, accountType, accountNumber: isOwn ? masked(accountNumber) : accountNumber }
}

export const settlementFor = async (
  ctx: Ctx,
  carrierId: string,
  { from, to }: Span,
): Promise<CarrierSettlement | undefined> => {
  const carrier = await carrierFor(ctx, carrierId)
  if (!carrier) return undefined
  const sums = await settlementSums(ctx, carrierId, { from, to })
  const debts = await debtsOfCarrier(ctx.db, carrierId)
  return {
    carrier: { _id: carrier.id, name: carrier.name, identification: carrier.identification },
    pay: payOf(ctx, carrier),
    from,
    to,
    count: sums.count,
    totals: sums.totals.map(lineView),
    net: sums.paidPesos + sums.owedPesos,
    paid: sums.paidPesos,
    owed: sums.owedPesos,
    debts,
    debt: debts.reduce((total, { left }) => total + left, 0),
  }
}

/** A page of the payouts that the settlement adds up. */
export const settlementItems = async (
  ctx: Ctx,
  carrierId: string,
  { from, to, ...query }: ItemsQuery,
): Promise<ReplyOf<typeof api.settlements.settlementItems> | undefined> => {
  if (!(await carrierFor(ctx, carrierId))) return undefined
  const { rows, page } = await keysetPage<SeenPayout>(
    ctx.db,
    {
      select: payoutSelect(ctx.now),
      from: payoutFrom,
      countFrom: sql`payouts p`,
      where: [isSettledIn(carrierId, { from, to })],
      id: sql`p.id`,
      sorts: { earnedAt: { by: sql`p.earned_at`, type: 'instant' } },
    },
    query,
  )
  // As in the sums: what he owes now stands apart, whatever the span.
  const seeing = await seeingOf(ctx, [])
  return { items: rows.map((row) => ownPayout(row, seeing)), ...page }
}
