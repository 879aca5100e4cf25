/** A carrier is paid, by one person or two. Decisions §16, security M14. */
import {
  confirmDenial,
  needsSecondPerson,
  payDenial,
  payoutDays,
  withdrawDenial,
} from '@arriero/domain/money/payouts'
import { seenDenial } from '@arriero/domain/money/payout-changes'
import { orderStatus } from '@arriero/domain/orders/orders'
import type { Settlement } from '@arriero/domain/money/settlement'
import { returnDenial } from '@arriero/domain/money/payout-batches'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { tellDesk, tellSecondPersons } from '#features/notifications/news/money-asked.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { fail, refuse } from '#app-error.ts'
import { tell } from '#effects/tell.ts'
import { postOrderMoney } from '#features/journal/post-order.ts'
import { openRequestOf, reopenRequestOf } from '../debts/advance-requests.store.ts'
import { removeAdvance, isSettledAdvance } from '../debts/advances.store.ts'
import { changeBatch } from '../batches/batch-files.ts'
import { debtShares } from '../debts/debt-shares.views.ts'
import { isDebtPaidBelow, lowerDebt, releaseDebts, reserveDebts } from '../debts/debts.store.ts'
import { lockedPayout } from './locked-payout.ts'
import { paidOut } from './paid-out.ts'
import { accountOf, holdOf, settlementOf, type SeenPayout } from './payout-rows.views.ts'
import { askPayout, confirmPayout, reopenPayouts } from './payouts.store.ts'
import { sealOf, sinceSettled } from './since-settled.ts'
import { withholdings, type Withholdings } from '../withholdings/withholdings.store.ts'
import { debtsPaidBy } from '../debts/debts.views.ts'
import { insertAgain, markReturned } from './payout-ends.store.ts'

/** What an advance of a cancelled service left its carrier owing. */
const leftDebt = ({ order_status: status, kind }: SeenPayout) =>
  kind === 'advance' && status === orderStatus.cancelled

/** The service was paid less by it, or more of what it left owing was paid back than would be left. */
const isTakenOff = async ({ db }: Ctx, row: SeenPayout): Promise<boolean> =>
  (row.kind === 'advance' && (await isSettledAdvance(db, row.order_id))) ||
  (leftDebt(row) && (await isDebtPaidBelow(db, row.order_id, row.gross_pesos)))

/** The bank sends a transfer back: it is owed anew, and its books are taken back. Decisions §16. */
export const returnPayout = async (ctx: Ctx, id: string, reason: string): Promise<{ updated: true }> => {
  const row = await lockedPayout(ctx, id)
  refuse(returnDenial({ state: row.state, isSettledAdvance: await isTakenOff(ctx, row) }))
  const debtOrders = await debtsPaidBy(ctx.db, id)
  await markReturned(ctx, id, reason)
  await releaseDebts(ctx.db, [id])
  // An advance that came back is advanced again, or not; what it left its carrier owing is owed no more.
  if (leftDebt(row)) await lowerDebt(ctx.db, row.order_id, row.gross_pesos)
  if (row.kind !== 'advance') await insertAgain(ctx, row, payoutDays(ctx.now).dueOn)
  const { order_id: orderId, kind } = row
  const value = row.net_pesos ?? 0
  await record(ctx, {
    act: 'payout.returned',
    objectKind: 'payout',
    objectId: id,
    details: { orderId, value, reason },
  })
  await tell(ctx, { name: 'payout.returned', orderId }, { reason, details: { kind, value } })
  for (const one of [orderId, ...debtOrders]) await postOrderMoney(ctx, one)
  return { updated: true }
}

type State = 'confirming' | 'paid' | 'offset'

const acts = {
  confirming: 'payout.asked',
  paid: 'payout.paid',
  offset: 'payout.offset',
} as const

const verb = ({ kind }: SeenPayout, state: State) => {
  if (kind === 'advance') return state === 'confirming' ? 'advance.asked' : 'advance.paid'
  return acts[state]
}

const recordStep = (
  ctx: Ctx,
  row: SeenPayout,
  { state, value, reference }: { state: State; value: number; reference: string | null },
) =>
  record(ctx, {
    act: verb(row, state),
    objectKind: 'payout',
    objectId: row.id,
    details: { orderId: row.order_id, value, reference },
  })

/** What was transferred has the bank's reference. */
const needed = (reference: string | null): string =>
  reference ?? fail('payout.reference_required', 'reference')

/** Another person than the first, by the reference the first one gave. */
const confirm = async (ctx: Ctx, row: SeenPayout, typed: string | null): Promise<State> => {
  const reference = needed(typed)
  const asked = { reference: row.reference ?? '', askedBy: row.asked_by ?? '' }
  const denial = confirmDenial(asked, { reference, actorId: ctx.actor.id })
  if (denial === 'payout.reference_differs') fail(denial, 'reference')
  refuse(denial)
  await confirmPayout(ctx, row.id)
  return 'paid'
}

const stateOf = (netPesos: number, secondPersonFromPesos: number): State => {
  if (netPesos === 0) return 'offset'
  return needsSecondPerson(netPesos, secondPersonFromPesos) ? 'confirming' : 'paid'
}

/** Above the setting it only waits from now on; what he owes is spoken for from here. */
const ask = async (
  ctx: Ctx,
  row: SeenPayout,
  { settlement, reference }: { settlement: Settlement; reference: string | null },
): Promise<State> => {
  const { secondPersonFromPesos } = await settingsInForce(ctx.db)
  const state = stateOf(settlement.netPesos, secondPersonFromPesos)
  if (state !== 'offset') needed(reference)
  const account = accountOf(row) ?? fail('payout.no_account')
  await askPayout(ctx, row.id, { settlement, account, reference, state })
  await reserveDebts(ctx.db, { id: row.id, carrierId: row.carrier_id, pesos: settlement.deductedPesos })
  return state
}

/** Whoever confirms what another began has read it as it stands. */
const judgeSeen = (row: SeenPayout, inForce: Withholdings, seen: string | undefined): void => {
  if (row.state !== 'confirming') return
  const hasChanged = sinceSettled(row, inForce) !== null
  refuse(seenDenial({ hasChanged, seen, now: sealOf([row], inForce) }))
}

/** `reference`: of the bank; null where nothing is transferred. `seal`: what the second person read. */
export const payPayout = async (
  ctx: Ctx,
  id: string,
  { reference, seal }: { reference: string | null; seal?: string | undefined },
): Promise<{ state: State }> => {
  const row = await lockedPayout(ctx, id)
  refuse(payDenial(row.state))
  const inForce = await withholdings(ctx.db)
  const settlement = settlementOf(row, inForce, (await debtShares(ctx, [row], inForce)).get(id) ?? 0)
  refuse(holdOf(row))
  judgeSeen(row, inForce, seal)
  const isWaiting = row.state === 'confirming'
  const state = isWaiting
    ? await confirm(ctx, row, reference)
    : await ask(ctx, row, { settlement, reference })
  const { netPesos: value } = settlement
  await recordStep(ctx, row, { state, value, reference })
  const { order_id: orderId, kind } = row
  if (state === 'confirming') await tellSecondPersons(ctx, { what: 'payout', id, pesos: value })
  else await paidOut(ctx, { id, orderId, kind, netPesos: value })
  tellDesk(ctx, { what: 'payout', id })
  return { state }
}

/** What its carrier asked for waits for an answer again, while he can still have it and has not asked anew. */
const takeAdvanceBack = async (ctx: Ctx, row: SeenPayout): Promise<void> => {
  const isAskedAnew = (await openRequestOf(ctx.db, row.order_id)) !== undefined
  await reopenRequestOf(ctx, row.id, row.order_status === orderStatus.running && !isAskedAnew)
  await removeAdvance(ctx.db, row.id)
}

/** What was begun and not paid is open again; an advance that nobody confirmed never was. */
export const withdrawPayout = async (ctx: Ctx, id: string): Promise<{ updated: true }> => {
  const row = await lockedPayout(ctx, id)
  refuse(withdrawDenial(row.state))
  if (row.batch_id !== null) await changeBatch(ctx.db, row.batch_id)
  await releaseDebts(ctx.db, [id])
  if (row.kind === 'advance') await takeAdvanceBack(ctx, row)
  else await reopenPayouts(ctx.db, [id])
  await record(ctx, {
    act: 'payout.withdrawn',
    objectKind: 'payout',
    objectId: id,
    details: { orderId: row.order_id, reference: row.reference },
  })
  tellDesk(ctx, { what: 'payout', id })
  return { updated: true }
}
