/** A client has a service come again by weekdays, pauses it, ends it. */
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import { changeDenial, recurringDenial, type RecurringState } from '@arriero/domain/orders/recurring'
import { parseHour } from '@arriero/domain/orders/schedule'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { Ctx } from '#context.ts'
import { fail } from '#app-error.ts'
import { templatePattern } from '#features/order-templates/order-templates.actions.ts'
import type { OrderPattern } from '#features/orders/asked/pattern.ts'
import { ownPattern } from '#features/orders/repeat.actions.ts'
import { insertRule, lockedCount, lockOwnRule, writeRule, writeRuleState } from './recurring-orders.store.ts'

const rulesMost = 100

type New = InputOf<typeof api.recurringOrders.create>['body']

const atHour = (pattern: OrderPattern, hourService: string | undefined): OrderPattern => {
  if (hourService === undefined) return pattern
  if (parseHour(hourService) === undefined) fail('hour.unreadable', 'hourService')
  return { ...pattern, hourService }
}

const repeatedOf = async (ctx: Ctx, { templateId, orderId, hourService }: New): Promise<OrderPattern> => {
  if ((templateId === undefined) === (orderId === undefined)) fail('recurring.source_required', 'templateId')
  const pattern =
    templateId === undefined ? await ownPattern(ctx, orderId ?? '') : await templatePattern(ctx, templateId)
  return atHour(pattern, hourService)
}

export const makeRule = async (ctx: Ctx, body: New): Promise<{ _id: string }> => {
  const { name, weekdays, from, until, holidays, leadDays, price } = body
  const denial = recurringDenial({
    weekdays,
    from,
    until,
    holidays,
    leadDays,
    today: bogotaDay(ctx.now),
  })
  if (denial) fail(denial.code, denial.field)
  if ((await lockedCount(ctx.db, ctx.actor.id)) >= rulesMost) fail('recurring.too_many')
  const pattern = await repeatedOf(ctx, body)
  const rule = { name, pattern, weekdays, from, until, holidays, leadDays, netPesos: price ?? null }
  return { _id: await insertRule(ctx, rule) }
}

/** From now on: days that were asked for already keep their services. */
export const changeRule = async (
  ctx: Ctx,
  id: string,
  { hourService, price, ...change }: InputOf<typeof api.recurringOrders.change>['body'],
): Promise<{ updated: true }> => {
  const { state, from, pattern } = (await lockOwnRule(ctx, id)) ?? fail('recurring.not_found')
  if (state === 'ended') fail('recurring.ended')
  const denial = changeDenial({ ...change, from, today: bogotaDay(ctx.now) })
  if (denial) fail(denial.code, denial.field)
  await writeRule(ctx, id, { ...change, pattern: atHour(pattern, hourService), netPesos: price ?? null })
  return { updated: true }
}

export const setRuleState = async (
  ctx: Ctx,
  id: string,
  state: RecurringState,
): Promise<{ updated: true }> => {
  const rule = (await lockOwnRule(ctx, id)) ?? fail('recurring.not_found')
  if (rule.state === 'ended') fail('recurring.ended')
  await writeRuleState(ctx.db, id, { state, failures: 0 })
  return { updated: true }
}
