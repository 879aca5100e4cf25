/** A month is closed for good: once it is over, in its turn, with nothing of it open. docs/decisions/0071. */
import { closingDenial, isClosable, type Month } from '@arriero/domain/money/closing/months'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { booksOf } from '#features/journal/closed-month.views.ts'
import { holdMonthAlone } from '#features/journal/month-hold.store.ts'
import { fail, refuse } from '#app-error.ts'
import { insertClosing, sumsOfMonth } from './closings.store.ts'
import { countsOf, monthChecksOf } from './month-checks.views.ts'
import { closingOf } from './months.views.ts'

/** What the closer saw of it. */
type Seen = { debit: number; entries: number }

type Closed = { closed: { at: string; by: { _id: string; name: string } } }

export const closeMonth = async (ctx: Ctx, month: Month, seen: Seen): Promise<Closed> => {
  const { db } = ctx
  await holdMonthAlone(db, month)
  refuse(closingDenial(month, await booksOf(db), ctx.now))
  if (!isClosable(countsOf(await monthChecksOf(db, month)))) fail('month.pending')
  const sums = await sumsOfMonth(db, month)
  if (sums.debit !== seen.debit || sums.entries !== seen.entries) fail('month.changed')
  await insertClosing(ctx, month, sums)
  await record(ctx, {
    act: 'month.closed',
    objectKind: 'month',
    objectId: month,
    details: { month, entries: sums.entries, value: sums.debit },
  })
  return { closed: (await closingOf(db, month)) ?? fail('month.not_found') }
}
