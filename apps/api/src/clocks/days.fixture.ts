/** What goes by days and months of Bogotá, and what by days of UTC; each answers what went wrong, in words. Decisions §9, §12, §16, Security M11. */
import { api } from '@arriero/contract'
import { monthOf as bookMonthOf } from '@arriero/domain/money/closing/months'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import { sweepPaperReminders } from '#features/notifications/news/paper-reminders.sweeps.ts'
import { sweepVatBase } from '#features/rates/vat-base.sweeps.ts'
import type { OpenCtx } from '#context.ts'
import { hourMs, minuteMs, paymentForm, postNotice, type Stage } from '../stories/stage.fixture.ts'
import { dayMs, secondMs } from './jumps.fixture.ts'

/** A sweep as the product runs it, or as somebody wrote it who was mistaken. */
export type Sweep = (ctx: OpenCtx) => Promise<void>

/** UTC's evening of one day is Bogotá's of the day before: five hours lie between their midnights. */
const bogotaBehindMs = 5 * hourMs
export const byUtcDay =
  (sweep: Sweep): Sweep =>
  (ctx) =>
    sweep({ ...ctx, now: new Date(ctx.now.getTime() + bogotaBehindMs) })

const differing = (what: string, found: unknown, wanted: unknown): string[] =>
  JSON.stringify(found) === JSON.stringify(wanted)
    ? []
    : [`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`]

/** `midnight`: of Bogotá, before a day on which a paper is spoken of from seven on. */
export const paperDay = async (stage: Stage, midnight: Date, sweep: Sweep = sweepPaperReminders) => {
  const { house } = stage
  const { db } = house.database
  house.clock.now = new Date(midnight.getTime() - dayMs)
  const driver = await stage.called('driver')
  const endsOn = daysAfter(bogotaDay(midnight), 7)
  await db
    .updateTable('credentials')
    .set({ expires_on: '2099-01-01' })
    .where('expires_on', 'is not', null)
    .execute()
  await db
    .updateTable('credentials')
    .set({ expires_on: endsOn })
    .where('user_id', '=', driver.actor.id)
    .where('kind', '=', 'licence')
    .execute()
  const told = async (at: Date) => {
    house.clock.now = at
    await sweep(house.openCtx())
    const { rows } = await sql<{ days: number }>`
      select (facts->'papers'->0->>'daysLeft')::int as days from notifications_by_month
      where user_id = ${driver.actor.id} and kind = 'papers.expiring' order by id`.execute(db)
    return rows.map(({ days }) => days)
  }
  const after = (ms: number) => told(new Date(midnight.getTime() + ms))
  return [
    ...differing('on the evening before', await after(-2 * hourMs), [7 + 1]),
    ...differing('a minute before seven', await after(7 * hourMs - minuteMs), [8]),
    ...differing('at seven', await after(7 * hourMs), [8, 7]),
    ...differing('a day back', await after(-dayMs + 8 * hourMs), [8, 7]),
    ...differing('at seven again', await after(7 * hourMs), [8, 7]),
    ...differing('in the evening', await after(23 * hourMs), [8, 7]),
    ...differing('400 days later', await after(400 * dayMs + 8 * hourMs), [8, 7]),
    ...differing('and back', await after(9 * hourMs), [8, 7]),
  ]
}

/** A change of what VAT is taken on counts from Bogotá's midnight on, once. */
export const vatDay = async (stage: Stage, midnight: Date, sweep: Sweep = sweepVatBase) => {
  const { house } = stage
  const appliedAt = async (ms: number): Promise<number> => {
    house.clock.now = new Date(midnight.getTime() + ms)
    await sweep(house.openCtx())
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from vat_base_changes where applied_at is not null`.execute(
      house.database.db,
    )
    return rows[0]?.count ?? 0
  }
  house.clock.now = new Date(midnight.getTime() - 2 * dayMs)
  const administrator = await stage.called('administrator')
  const before = await appliedAt(-2 * dayMs)
  const changed = async (ms: number) => (await appliedAt(ms)) - before
  const body = {
    vatBase: before % 2 === 0 ? 'commission' : 'freight',
    validFrom: bogotaDay(midnight),
  } as const
  await administrator.send(api.rates.planVatBase, { body })
  return [
    ...differing('in the evening before', await changed(-4 * hourMs), 0),
    ...differing('a second before', await changed(-secondMs), 0),
    ...differing('at midnight', await changed(0), 1),
    ...differing('a day back', await changed(-dayMs), 1),
    ...differing('400 days later', await changed(400 * dayMs), 1),
  ]
}

/** What is earned in the last second of a month is of that month, what a second later of the next: `midnight` lies between. */
export const monthsEnd = async (stage: Stage, midnight: Date) => {
  const { house, services } = stage
  const pay = { bank: 'Bancolombia', accountType: 'Ahorros', accountNumber: '45678901234' }
  house.clock.now = new Date(midnight.getTime() - dayMs)
  const carrier = await stage.called('enterprise', { pay })
  const driver = await stage.called('enterprisedriver', { enterpriseId: carrier.actor.id })
  const crew = {
    carrier,
    driver,
    pair: { driverId: driver.actor.id, vehicleId: await stage.truck(carrier.actor) },
  }
  const client = await stage.called('cliententerprise')
  const earned = async (ms: number) => {
    house.clock.now = new Date(midnight.getTime() + ms)
    const anew = async (who: typeof client) => house.as(who.actor)
    const id = await services.finished(
      await anew(client),
      { ...crew, carrier: await anew(carrier), driver: await anew(driver) },
      { inMs: 2 * hourMs },
    )
    await (await anew(client)).send(api.orders.approve, { params: { _id: id } })
    return id
  }
  const last = await earned(-secondMs)
  const first = await earned(0)
  const monthOf = async (day: string) => {
    const from = `${day.slice(0, 7)}-01`
    const next = daysAfter(from, 32)
    const to = daysAfter(`${next.slice(0, 7)}-01`, -1)
    const { items } = await (await house.as(carrier.actor)).send(api.settlements.own, { query: { from, to } })
    return items.map(({ order }) => order)
  }
  return [
    ...differing('the month before', await monthOf(bogotaDay(new Date(midnight.getTime() - secondMs))), [
      last,
    ]),
    ...differing('the month after', await monthOf(bogotaDay(midnight)), [first]),
  ]
}

/** A month of the books is over with its last second in Bogotá, whichever month UTC has: `midnight` is its end. */
export const booksMonth = async (stage: Stage, midnight: Date) => {
  const { house, services } = stage
  house.clock.now = new Date(midnight.getTime() - dayMs)
  await services.paid(await stage.called('cliententerprise'), await stage.fleet())
  const accountant = await stage.called('accountancy')
  const month = bookMonthOf(house.clock.now)
  const isOver = async (ms: number) => {
    house.clock.now = new Date(midnight.getTime() + ms)
    const caller = await house.as(accountant.actor)
    // Of figures that nobody can have seen it is never closed.
    const body = { debit: -1, entries: -1 }
    return (await caller.refusal(api.closings.close, { params: { month }, body })) !== 'month.not_over'
  }
  return [
    ...differing('once it is over in UTC', await isOver(-4 * hourMs), false),
    ...differing('in its last second', await isOver(-secondMs), false),
    ...differing('at its end', await isOver(0), true),
    ...differing('a day back', await isOver(-dayMs), false),
    ...differing('at its end again', await isOver(0), true),
  ]
}

/** Attempts at payment on both sides of UTC's midnight, and of a clock that goes back over it: each is paid by its own notice. */
export const utcMidnight = async (stage: Stage, midnight: Date) => {
  const { house } = stage
  const faults: string[] = []
  for (const ms of [-secondMs, 0, -dayMs, secondMs, -400 * dayMs]) {
    house.clock.now = new Date(midnight.getTime() + ms)
    const client = await stage.called('cliententerprise')
    const id = await stage.services.taken(client, await stage.fleet())
    const { fields } = await paymentForm(client, id)
    house.clock.now = new Date(house.clock.now.getTime() + 2 * secondMs)
    const answer = await postNotice(house, house.signNotice(fields, 'CAPTURED'))
    const { paid_at: paidAt } = await stage.orderRow(id)
    if (answer !== 'received' || !paidAt) faults.push(`${ms / 1_000} s from midnight: ${answer}`)
  }
  return faults
}

/** The marker of a truck follows the clock of the road, over midnights and over a clock that jumps; no point is lost. Security S12. */
export const positionDays = async (stage: Stage, midnight: Date) => {
  const { house } = stage
  house.clock.now = new Date(midnight.getTime() - 3 * hourMs)
  const client = await stage.called('cliententerprise')
  const crew = await stage.fleet()
  const id = await stage.services.running(client, crew, { inMs: 2 * hourMs })
  const faults: string[] = []
  for (const [index, ms] of [-secondMs, 0, dayMs, 2 * dayMs, 40 * dayMs].entries()) {
    house.clock.now = new Date(midnight.getTime() + ms)
    if (index === 3) await house.jobs.runJobs()
    const point = { at: house.clock.now.toISOString(), latitude: 5 + index / 100, longitude: -74.5 }
    await (await house.as(crew.driver.actor)).send(api.tracking.ping, { body: { points: [point] } })
    const { position } = await (
      await house.as(client.actor)
    ).send(api.tracking.location, { params: { _id: id } })
    if (position?.at !== point.at) faults.push(`${ms / 1_000} s: the marker stands at ${position?.at}`)
  }
  house.clock.now = midnight
  const late = { at: midnight.toISOString(), latitude: 4, longitude: -74 }
  await (await house.as(crew.driver.actor)).send(api.tracking.ping, { body: { points: [late] } })
  const { position } = await (
    await house.as(client.actor)
  ).send(api.tracking.location, { params: { _id: id } })
  return position?.latitude === 4 ? [...faults, 'the marker went back'] : faults
}

/** One key is one act for a day, though the clock goes back meanwhile. Security S10. */
export const keyDay = async (stage: Stage, midnight: Date) => {
  const { house } = stage
  house.clock.now = midnight
  const { actor } = await stage.called('client')
  const body = { subject: 'Cobro doble', description: 'Me cobraron dos veces.' }
  const key = `reloj-${midnight.getTime()}`
  const filed = async (ms: number) => {
    house.clock.now = new Date(midnight.getTime() + ms)
    await house.jobs.runJobs()
    const caller = await house.as(actor)
    return (await caller.send(api.support.create, { body }, { idempotencyKey: key }))._id
  }
  const first = await filed(0)
  const faults: string[] = []
  for (const ms of [-dayMs, -400 * dayMs, dayMs - secondMs])
    faults.push(...differing(`after ${ms / 1_000} s`, await filed(ms), first))
  return faults
}

/** The trail is whole, whatever its times say. */
export const trail = async (stage: Stage, midnight: Date) => {
  const { house } = stage
  for (const ms of [0, -dayMs, 400 * dayMs, -400 * dayMs, secondMs]) {
    house.clock.now = new Date(midnight.getTime() + ms)
    const administrator = await stage.called('administrator')
    await administrator.send(api.brand.update, {
      body: { name: `Arriero ${ms}`, color: null, accent: null },
    })
    await house.jobs.runJobs()
  }
  const { actor } = await stage.called('administrator')
  const report = await (await house.as(actor)).send(api.audit.verify, { query: {} })
  return report.broken === null ? [] : [JSON.stringify(report)]
}
