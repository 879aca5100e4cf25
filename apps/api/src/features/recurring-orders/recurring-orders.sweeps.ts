/** Asks for the services whose time has come, each day of each rule once. */
import { errorTexts } from '@arriero/contract/es/errors'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { dueOccurrences, failuresMost, type Occurrence } from '@arriero/domain/orders/recurring'
import { parseReservation, reservationDenial } from '@arriero/domain/orders/schedule'
import { isClientRole } from '@arriero/domain/people/roles'
import { isTypedAmount, pesos } from '@arriero/domain/money/money'
import { withVat } from '@arriero/domain/money/pricing'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import type { Ctx, OpenCtx } from '#context.ts'
import { AppError } from '#app-error.ts'
import { askerOf } from '#features/exports/exports.views.ts'
import { notify } from '#features/notifications/notify.ts'
import { createFrom, preparePattern, type PreparedPattern } from '#features/orders/repeat.actions.ts'
import { ratesInForce } from '#features/rates/rates.store.ts'
import {
  activeRulesAfter,
  insertOccurrence,
  lockActiveRule,
  settledSlots,
  writeRuleState,
  type NewOccurrence,
  type Rule,
} from './recurring-orders.store.ts'

const lookedBackDays = 14

/** Days of a rule that have no row as yet. */
const unsettled = async (open: OpenCtx, rule: Rule): Promise<Occurrence[]> => {
  const today = bogotaDay(open.now)
  const due = dueOccurrences(rule, { today, leadDays: rule.leadDays })
  if (due.length === 0) return []
  const settled = await settledSlots(open.db, rule.id, daysAfter(today, -lookedBackDays))
  return due.filter(({ slot }) => !settled.has(slot))
}

const clientPriceOf = async (ctx: Ctx, { netPesos }: Rule): Promise<number | undefined> => {
  if (netPesos === null) return undefined
  if (!isTypedAmount(pesos(netPesos))) throw new AppError('money.too_large')
  const { rates, vatBase } = await ratesInForce(ctx.db)
  return withVat(pesos(netPesos), rates, vatBase).clientPesos
}

type Settled = Pick<NewOccurrence, 'state' | 'orderId'> & { code?: ErrorCode }

const askFor = async (
  ctx: Ctx,
  rule: Rule,
  { day, prepared }: { day: string; prepared: PreparedPattern },
): Promise<Settled> => {
  const at = parseReservation(day, rule.pattern.hourService)
  const denial = at ? reservationDenial(at, ctx.now) : 'hour.unreadable'
  if (denial) return { state: 'missed', code: denial }
  try {
    const clientPricePesos = await clientPriceOf(ctx, rule)
    const { _id } = await createFrom(ctx, prepared, { reservationDate: day, clientPricePesos })
    return { state: 'published', orderId: _id }
  } catch (error) {
    // Refused before anything of it was written.
    if (error instanceof AppError) return { state: 'failed', code: error.code }
    throw error
  }
}

/** Its owner is told why: nothing is asked for until he resumes it. */
const pauseRefused = async (
  ctx: Ctx,
  { id, ownerId, name }: Rule,
  { slot, code }: { slot: string; code: ErrorCode | undefined },
): Promise<void> => {
  await writeRuleState(ctx.db, id, { state: 'paused' })
  await notify(ctx, {
    userId: ownerId,
    kind: 'recurring.paused',
    objectId: id,
    facts: { name, because: code ? errorTexts[code] : '' },
    onceKey: `recurring:${id}:${slot}`,
  })
}

const settle = (
  ctx: Ctx,
  rule: Rule,
  { slot, day, prepared }: Occurrence & { prepared: PreparedPattern },
): Promise<void> =>
  ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    // Whoever holds the rule settles its days; who comes after him finds their rows.
    const held = await lockActiveRule(db, rule.id)
    if (!held || (await settledSlots(db, rule.id, slot)).has(slot)) return
    const settled: Settled =
      day === null ? { state: 'skipped' } : await askFor(inner, held, { day, prepared })
    await insertOccurrence(inner, { ruleId: rule.id, slot, day, ...settled })
    if (settled.state === 'published' && held.failures > 0) await writeRuleState(db, rule.id, { failures: 0 })
    if (settled.state !== 'failed') return
    const failures = held.failures + 1
    await writeRuleState(db, rule.id, { failures })
    if (failures >= failuresMost) await pauseRefused(inner, held, { slot, code: settled.code })
  })

/** Whose it is may no longer ask for anything: it waits for him. */
const pause = (open: OpenCtx, { id }: Rule): Promise<void> =>
  open.inTransaction((db) => writeRuleState(db, id, { state: 'paused' }))

const codeOf = (error: unknown): ErrorCode | undefined => (error instanceof AppError ? error.code : undefined)

const goThrough = async (open: OpenCtx, rule: Rule): Promise<void> => {
  const due = await unsettled(open, rule)
  if (due.length === 0) return
  const actor = await askerOf(open.db, rule.ownerId)
  if (!actor?.isValidated || !isClientRole(actor.role)) return pause(open, rule)
  const ctx: Ctx = { ...open, actor }
  const prepared = await preparePattern(ctx, rule.pattern)
  for (const one of due) await settle(ctx, rule, { ...one, prepared })
}

/** One rule that fails keeps no other waiting. */
export const sweepRecurring = async (open: OpenCtx): Promise<void> => {
  let after = ''
  for (;;) {
    const rules = await activeRulesAfter(open, after)
    for (const rule of rules) {
      await goThrough(open, rule).catch((error: unknown) =>
        open.log.error({ err: error, code: codeOf(error), ruleId: rule.id }, 'a recurring service failed'),
      )
    }
    const last = rules.at(-1)
    if (!last) return
    after = last.id
  }
}
