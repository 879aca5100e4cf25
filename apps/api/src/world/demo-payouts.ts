/** Three months of paying carriers week by week, and clients back: most is paid, some waits for the person at the desk. */
import { orderStatus } from '@arriero/domain/orders/orders'
import { endOf, isClosable, openMonths } from '@arriero/domain/money/closing/months'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { Actor, Role } from '@arriero/domain/people/roles'
import type { WorldHouse } from './stage.ts'
import { closeMonth } from '#features/closings/closings.actions.ts'
import { sumsOfMonth } from '#features/closings/closings.store.ts'
import { countsOf, monthChecksOf } from '#features/closings/month-checks.views.ts'
import { booksOf } from '#features/journal/closed-month.views.ts'
import { askAccount } from '#features/refunds/accounts.actions.ts'
import { putAccountGiven } from '#features/refunds/accounts.store.ts'
import { payRefund } from '#features/refunds/refunds.actions.ts'
import { refundList } from '#features/refunds/refunds.views.ts'
import { askAdvance } from '#features/settlements/debts/advance-requests.actions.ts'
import { payAdvance } from '#features/settlements/debts/advances.actions.ts'
import { approveBatch, createBatch, payBatch } from '#features/settlements/batches/batches.actions.ts'
import { batchDetail } from '#features/settlements/batches/batches.views.ts'
import { payoutList } from '#features/settlements/payouts/payouts.views.ts'
import { returnPayout } from '#features/settlements/payouts/payouts.actions.ts'
import { setTown } from '#features/settlements/withholdings/withholdings.actions.ts'
import type { Cast } from './demo-people.ts'
import { payoutSeeds } from './seeds/payouts.texts.ts'
import type { Situations } from './situations.ts'

type Desk = { world: Situations; accountant: Actor; second: Actor; today: Date }

const dayMs = 86_400_000
const weekMs = 7 * dayMs
const weeks = 12
/** One of its transfers comes back; the next batch takes it along. */
const bouncedWeek = weeks - 3

/** Set when it began: no rate reaches back. */
const setTownRate = ({ world, today }: Desk, administrator: Actor) => {
  world.at(new Date(today.getTime() - weeks * weekMs))
  const validFrom = bogotaDay(world.now())
  const { townCode, perMille, basis } = payoutSeeds
  return world.act(administrator, (ctx) => setTown(ctx, { townCode, validFrom, perMille, basis }))
}

/** What could have been paid at this hour: released long enough ago. */
const payable = async ({ world, accountant }: Desk, at: Date): Promise<string[]> => {
  const { items } = await payoutList(
    { ...world.ctxFor(accountant), now: at },
    { limit: 100, sort: 'dueOn', isReady: true },
  )
  return items.filter(({ dueOn }) => dueOn <= at.toISOString().slice(0, 10)).map(({ _id }) => _id)
}

type Paying = { at: Date; number: number; isFinished: boolean }

/** One batch; where two people are needed both agree on it first, unless the second is left to be somebody else. */
const payWeek = async (desk: Desk, { at, number, isFinished }: Paying): Promise<void> => {
  const { world, accountant, second } = desk
  world.at(at)
  const payouts = await payable(desk, at)
  if (payouts.length === 0) return
  const { _id } = await world.act(accountant, (ctx) => createBatch(ctx, payouts))
  const batch = await batchDetail(world.ctxFor(accountant), _id)
  if (batch?.needsSecond) {
    world.later(30)
    await world.act(accountant, (ctx) => approveBatch(ctx, _id))
    if (!isFinished) return
    world.later(30)
    await world.act(second, (ctx) => approveBatch(ctx, _id))
  }
  world.later(90)
  await world.act(accountant, (ctx) => payBatch(ctx, _id, payoutSeeds.batch(number)))
}

/** Before the house had the gateway's keys a client was asked for an account; answers since when it stands. */
const accountNamed = async ({ world, accountant }: Desk, id: string): Promise<string> => {
  await world.act(accountant, (ctx) =>
    askAccount({ ...ctx, providers: { ...ctx.providers, refunds: null } }, id),
  )
  world.later(90)
  return world.act(accountant, async (ctx) => {
    await putAccountGiven(ctx, id, payoutSeeds.clientAccount)
    return ctx.now.toISOString()
  })
}

const payClientsBack = async (desk: Desk): Promise<void> => {
  const { world, accountant, second, today } = desk
  const { items } = await refundList(world.ctxFor(accountant), { limit: 100, sort: 'createdAt' })
  const old = items.filter(
    ({ isCaptured, createdAt }) => isCaptured && today.getTime() - Date.parse(createdAt) > 8 * dayMs,
  )
  for (const [index, { _id, createdAt }] of old.entries()) {
    world.at(new Date(Date.parse(createdAt) + dayMs))
    const accountGivenAt = index === 0 ? await accountNamed(desk, _id) : undefined
    world.at(new Date(Date.parse(createdAt) + 2 * dayMs))
    const reference = payoutSeeds.refund(index + 1)
    const { state } = await world.act(accountant, (ctx) => payRefund(ctx, _id, { reference, accountGivenAt }))
    if (state === 'confirming') await world.act(second, (ctx) => payRefund(ctx, _id, { reference }))
  }
}

/** The newest transfer came back from its bank two days later: it is owed anew. */
const bounceOne = async ({ world, accountant }: Desk, { database }: WorldHouse): Promise<void> => {
  const paid = await database.db
    .selectFrom('payouts')
    .select(['id', 'paid_at'])
    .where('state', '=', 'paid')
    .where('kind', '=', 'service')
    .where('batch_id', 'is not', null)
    .orderBy('paid_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!paid?.paid_at) return
  world.at(new Date(paid.paid_at.getTime() + 2 * dayMs))
  await world.act(accountant, (ctx) => returnPayout(ctx, paid.id, payoutSeeds.returned))
}

/** Half of what the first running service brings is paid on the road. */
const payOnTheRoad = async ({ world, accountant, today }: Desk, { database }: WorldHouse): Promise<void> => {
  world.at(today)
  const running = await database.db
    .selectFrom('orders')
    .select(['id', 'carrier_pesos'])
    .where('status', '=', orderStatus.running)
    .where('pay_status', '=', 'CAPTURED')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (!running) return
  const valuePesos = Math.round((running.carrier_pesos ?? 0) / 20_000) * 10_000
  await world.act(accountant, (ctx) =>
    payAdvance(ctx, { orderId: running.id, valuePesos, reference: payoutSeeds.advance }),
  )
}

/** Others on the road ask for a part of theirs: what the desk finds to answer. */
const askOnTheRoad = async ({ world, today }: Desk, { database }: WorldHouse): Promise<void> => {
  world.at(today)
  const running = await database.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.carrier_id')
    .select(['orders.id', 'users.id as carrierId', 'users.role'])
    .where('orders.status', '=', orderStatus.running)
    .where('orders.pay_status', '=', 'CAPTURED')
    .where('users.bank', 'is not', null)
    .orderBy('orders.created_at')
    .limit(3)
    .execute()
  for (const { id: orderId, carrierId, role } of running.slice(1))
    await world.act({ id: carrierId, role: role as Role, isValidated: true, enterpriseId: null }, (ctx) =>
      askAdvance(ctx, { orderId, valuePesos: payoutSeeds.askedPesos }),
    )
}

export const playPayouts = async (world: Situations, cast: Cast, house: WorldHouse): Promise<void> => {
  const today = world.now()
  const [accountant, second] = cast.people.accountancy
  const desk: Desk = { world, accountant, second, today }
  await setTownRate(desk, cast.people.administrator[0])
  for (let number = 1; number < weeks; number++) {
    const at = new Date(today.getTime() - (weeks - number) * weekMs)
    // The last one is left for the visitor to confirm, where it is large enough for two.
    await payWeek(desk, { at, number, isFinished: number < weeks - 1 })
    if (number === bouncedWeek) await bounceOne(desk, house)
  }
  await payClientsBack(desk)
  await payOnTheRoad(desk, house)
  await askOnTheRoad(desk, house)
  world.at(today)
}

/** Left for the visitor: the month before this one, of which something is still open at times, and the one before that. */
const leftOpen = 2
/** In the morning of the fifth day of the month that follows. */
const closingDays = 4.4

/** Month by month the books are closed a few days after its end, once all that belongs to it was played. */
export const closeMonths = async (world: Situations, { people }: Cast): Promise<void> => {
  const today = world.now()
  const [accountant] = people.accountancy
  const { db } = world.ctxFor(accountant)
  for (const month of openMonths(await booksOf(db), today).slice(0, -leftOpen)) {
    if (!isClosable(countsOf(await monthChecksOf(db, month)))) break
    const seen = await sumsOfMonth(db, month)
    world.at(new Date(endOf(month).getTime() + closingDays * dayMs))
    await world.act(accountant, (ctx) => closeMonth(ctx, month, seen))
  }
  world.at(today)
}
