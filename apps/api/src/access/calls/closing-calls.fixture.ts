/** Calls on months of the books, their files and their chart of accounts. */
import { api } from '@arriero/contract'
import { suggestedCodes } from '@arriero/domain/money/closing/chart'
import { nextToClose } from '@arriero/domain/money/closing/months'
import { setChart } from '#features/closings/chart.actions.ts'
import { closeMonth } from '#features/closings/closings.actions.ts'
import { sumsOfMonth } from '#features/closings/closings.store.ts'
import { booksOf } from '#features/journal/closed-month.views.ts'
import { postOrderMoney } from '#features/journal/post-order.ts'
import { byAnyone, onOrder, type Call } from './calls.fixture.ts'
import type { Situation, World } from '../world.fixture.ts'

const firstDay = new Date('2025-10-15T15:00:00Z')
const firstMonth = '2025-10'

/** As if books had begun a year ago: a payment that was promised again and taken again in that month. */
const aged = async ({ house }: World, { orderId }: Situation): Promise<void> => {
  const { db } = house.database
  if ((await booksOf(db)).first === firstMonth) return
  const become = async (state: string) => {
    await db.updateTable('payment_attempts').set({ state }).where('order_id', '=', orderId).execute()
    await house.database.transaction((tx) => postOrderMoney({ ...house.openCtx(tx), now: firstDay }, orderId))
  }
  await become('authorised')
  await become('captured')
}

/** What its closer sees of the month that is closed next. */
const next = async (world: World, situation: Situation) => {
  await aged(world, situation)
  const { db } = world.house.database
  const month = nextToClose(await booksOf(db)) ?? firstMonth
  const { debit, entries } = await sumsOfMonth(db, month)
  return { params: { month }, body: { debit, entries } }
}

/** The first month closed, and every account with its code. */
const closed = async (world: World, situation: Situation): Promise<{ month: string }> => {
  const { params, body } = await next(world, situation)
  const accountant = await world.bystander('accountancy')
  if (params.month === firstMonth)
    await world.house.world.act(accountant, (ctx) => closeMonth(ctx, firstMonth, body))
  await world.house.world.act(accountant, (ctx) => setChart(ctx, suggestedCodes))
  return { month: firstMonth }
}

const paid = { state: 'paid' } as const

export const closingCalls: Record<string, Call> = {
  mc1: byAnyone(api.closings.all),
  mc2: onOrder(api.closings.month, paid, async (situation, { world }) => {
    await aged(world, situation)
    return { params: { month: firstMonth } }
  }),
  mc3: onOrder(api.closings.close, paid, (situation, { world }) => next(world, situation)),
  mc4: byAnyone(api.closings.late, () => ({ params: { month: firstMonth }, query: {} })),
  mc5: onOrder(api.closings.parts, paid, async (situation, { world }) => ({
    params: await closed(world, situation),
    query: { program: 'general' },
  })),
  mc6: onOrder(api.closings.file, paid, async (situation, { world }) => ({
    params: await closed(world, situation),
    body: { program: 'general', kind: 'csv', part: 1 },
  })),
  mc7: byAnyone(api.closings.chart),
  mc8: byAnyone(api.closings.setChart, () => ({ body: { codes: suggestedCodes } })),
}
