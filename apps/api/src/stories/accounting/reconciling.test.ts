/** Holding the books against everything: asked for by whoever keeps them, done by a job, read by all. docs/decisions/0081. */
import { api } from '@arriero/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { atOneMoment } from '#database/snapshot.ts'
import { reconciliation } from '#features/accounting/reconciliation.views.ts'
import { reconcile } from '#features/accounting/reconciling.ts'
import { hourMs, minuteMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services } = await openStage()
const client = await called('cliententerprise')
const { actor: accountant } = await called('accountancy')
const { actor: administrator } = await called('administrator')
const read = async () => (await house.as(accountant)).send(api.accounting.reconciliation, {})
const ask = async (actor = accountant) => {
  house.clock.forward(minuteMs)
  return (await house.as(actor)).send(api.accounting.reconcile, {})
}
const told = (begunAt: string) => ({ name: 'reconciliation.asked', detail: begunAt }) as const

test('before anybody asked nothing is said of the books', async () => {
  expect(await read()).toEqual({ at: null, checks: [], isOld: true, underWay: null, failedAt: null })
})

test('who asks sees that it is under way; who asks meanwhile waits for the same, and both read what was found', async () => {
  const { begunAt } = await ask()
  expect(await read()).toMatchObject({ at: null, underWay: { begunAt, share: 0 } })
  expect(await ask(administrator)).toEqual({ begunAt })
  await house.jobs.runJobs()
  const found = await read()
  expect(found).toMatchObject({ isOld: false, underWay: null, failedAt: null })
  expect(Date.parse(found.at ?? '')).toBeGreaterThanOrEqual(house.clock.now.getTime())
  expect(found.checks.map(({ key }) => key)).toContain('dashboardPaid')
})

test('what was found stays to be read while it is found anew', async () => {
  const before = await read()
  const { begunAt } = await ask()
  expect(await read()).toEqual({ ...before, underWay: { begunAt, share: 0 } })
  await house.jobs.runJobs()
  expect(Date.parse((await read()).at ?? '')).toBeGreaterThan(Date.parse(before.at ?? ''))
})

test('it is old after ten minutes; one that took long, after ten times as long', async () => {
  house.clock.forward(9 * minuteMs)
  expect(await read()).toMatchObject({ isOld: false })
  house.clock.forward(2 * minuteMs)
  expect(await read()).toMatchObject({ isOld: true })
  const [at, endedAt] = [house.clock.now, new Date(house.clock.now.getTime() + hourMs)].map((one) =>
    one.toISOString(),
  )
  await sql`update kept_reconciliation set answer = ${JSON.stringify({ at, endedAt, checks: [] })}`.execute(
    house.database.db,
  )
  house.clock.forward(10 * hourMs)
  expect(await read()).toMatchObject({ at, isOld: false })
  house.clock.forward(2 * hourMs)
  expect(await read()).toMatchObject({ at, isOld: true })
})

test('one that failed says so and is under way no longer; what was found before stays, and its next try is seen', async () => {
  const before = await read()
  const { begunAt } = await ask()
  const away = { ...house.openCtx(), reading: () => Promise.reject(new Error('the disk is gone')) }
  await expect(reconcile(away, told(begunAt))).rejects.toThrow('the disk is gone')
  expect(await read()).toEqual({ ...before, failedAt: house.clock.now.toISOString() })
  await house.jobs.runJobs()
  expect(await read()).toMatchObject({ isOld: false, underWay: null, failedAt: null })
})

test('after one that failed another may be asked for, and the try of the first leaves it alone', async () => {
  const first = await ask()
  const away = { ...house.openCtx(), reading: () => Promise.reject(new Error('the disk is gone')) }
  await expect(reconcile(away, told(first.begunAt))).rejects.toThrow('the disk is gone')
  const second = await ask()
  expect(second).not.toEqual(first)
  await reconcile(house.openCtx(), told(first.begunAt))
  expect(await read()).toMatchObject({ underWay: { begunAt: second.begunAt, share: 0 } })
  await house.jobs.runJobs()
  const found = await read()
  expect(found).toMatchObject({ underWay: null, failedAt: null })
  await reconcile(house.openCtx(), told(first.begunAt))
  expect(await read()).toEqual(found)
})

test('of one whose node died nothing is heard: after twenty minutes another is begun', async () => {
  await sql`insert into running_reconciliation (id, begun_at, told_at, share)
    values (true, ${house.clock.now}, ${house.clock.now}, 0.5)`.execute(house.database.db)
  house.clock.forward(19 * minuteMs)
  expect((await read()).underWay).toMatchObject({ share: 0.5 })
  house.clock.forward(2 * minuteMs)
  expect((await read()).underWay).toBeNull()
  const { begunAt } = await ask()
  expect((await read()).underWay).toMatchObject({ begunAt, share: 0 })
  await house.jobs.runJobs()
})

test('a few services at a time come to the same as all at once, and how many are done is seen by others', async () => {
  for (let number = 0; number < 3; number++)
    await services.finished(client, await fleet(), { inMs: 5 * hourMs })
  const paid = await services.taken(client, await fleet())
  await house.world.pay(client.actor, paid, 'CAPTURED')
  await sql`update payment_attempts set amount_pesos = amount_pesos + 1
    where order_id in (select id from orders order by id limit 2)`.execute(house.database.db)
  const whole = await atOneMoment(house.openCtx(), (inner) => reconciliation(inner))
  const { begunAt } = await ask()
  const open = house.openCtx()
  const shares: (number | undefined)[] = []
  const watched: typeof open = {
    ...open,
    reading: async (work) => {
      const answer = await open.reading(work)
      shares.push((await read()).underWay?.share)
      return answer
    },
  }
  await reconcile(watched, told(begunAt), { servicesAtOnce: 1 })
  expect(shares).toEqual([0.75])
  const { checks } = await read()
  expect(checks).toEqual(whole)
  expect(checks.find(({ key }) => key === 'payments')).toMatchObject({ count: 2 })
})

test('who does not keep the books neither asks nor reads', async () => {
  for (const role of ['soport', 'client', 'enterprise'] as const) {
    const caller = await called(role)
    expect(await caller.refusal(api.accounting.reconcile, {})).toBe('auth.role_refused')
    expect(await caller.refusal(api.accounting.reconciliation, {})).toBe('auth.role_refused')
  }
})
