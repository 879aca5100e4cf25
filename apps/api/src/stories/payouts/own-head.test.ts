/** How a carrier's money stands: what comes next and when, what waits and why, what he has on the road; all of it his own. Decisions §16. */
import { api } from '@arriero/contract'
import type { OwnPayout } from '@arriero/contract/money/settlement-shapes'
import { isCounted, isPending } from '@arriero/domain/money/payouts'
import { expect, test } from 'vitest'
import type { Fleet } from '../stage.fixture.ts'
import { anew, dayMs, openMoneyStage, pay } from './payouts.fixture.ts'

const { house, called, client, truck, fleet, paidFleet, finished, services } = await openMoneyStage()
const accountant = await called('accountancy')
const staff = () => anew(house, accountant)

const headOf = async ({ carrier }: Fleet) => (await anew(house, carrier)).send(api.settlements.ownHead, {})

const pendingOf = async ({ carrier }: Fleet): Promise<OwnPayout[]> => {
  const { items } = await (await anew(house, carrier)).send(api.settlements.own, { query: { limit: '100' } })
  return items.filter((row) => isCounted(row) && isPending(row.state))
}
const netOf = (rows: readonly OwnPayout[]) => ({
  count: rows.length,
  net: rows.reduce((sum, { net }) => sum + net, 0),
})

const sumOf = (rows: readonly { net: number }[]) => rows.reduce((sum, { net }) => sum + net, 0)

const approved = async (crew: Fleet): Promise<string> => {
  const id = await finished(crew)
  await (await anew(house, client)).send(api.orders.approve, { params: { _id: id } })
  return id
}

test('the next payment is what is due first of what nothing holds, and moves on when it is paid', async () => {
  const crew = await paidFleet()
  const first = await approved(crew)
  const second = await approved(crew)
  await finished(crew)
  house.clock.forward(dayMs)
  const third = await approved(crew)
  const rows = await pendingOf(crew)
  const due = (ids: string[]) => rows.filter(({ order }) => ids.includes(order))
  const [{ dueOn } = { dueOn: '' }] = due([first])
  const { days, later, months, ...head } = await headOf(crew)
  expect(head).toEqual({
    toCome: netOf(rows),
    next: { ...netOf(due([first, second])), dueOn, isLate: false },
    held: [
      { hold: 'payout.not_released', ...netOf(rows.filter(({ hold }) => hold === 'payout.not_released')) },
    ],
    road: { services: 0, advanced: 0, advances: 0 },
  })
  expect(days[0]).toEqual(head.next)
  const dueDays = new Set(due([first, second, third]).map((row) => row.dueOn))
  expect(days.map((day) => day.dueOn)).toEqual([...dueDays].toSorted())
  expect(sumOf([...days, later])).toBe(netOf(rows.filter(({ hold }) => hold === null)).net)
  expect(sumOf(months)).toBe(head.toCome.net)
  expect(months.reduce((sum, month) => sum + month.held, 0)).toBe(sumOf(head.held))
  await pay(await staff(), first)
  expect((await headOf(crew)).next).toEqual({ ...netOf(due([second])), dueOn, isLate: false })
  // One that is on its way to the bank is still to come.
  await (await staff()).send(api.settlements.createBatch, { body: { payouts: [second] } })
  expect((await headOf(crew)).next).toEqual({ ...netOf(due([second])), dueOn, isLate: false })
  house.clock.forward(20 * dayMs)
  expect((await headOf(crew)).next).toMatchObject({ dueOn, isLate: true })
  await (await staff()).send(api.settlements.withdraw, { params: { _id: second } })
  await pay(await staff(), second)
  const [{ dueOn: nextDay } = { dueOn: '' }] = due([third])
  // What nobody objected to was released by time and is due on the earlier day.
  expect(nextDay > dueOn).toBe(true)
  expect((await headOf(crew)).next).toMatchObject({ count: 1, dueOn })
})

test('each reason holds its own sum, and nothing held is promised', async () => {
  const crew = await fleet()
  await approved(crew)
  await finished(crew)
  const rows = await pendingOf(crew)
  const { toCome, next, held } = await headOf(crew)
  expect(next).toBeNull()
  expect(held.map(({ hold, count }) => [hold, count])).toEqual([
    ['payout.not_released', 1],
    ['payout.no_account', 1],
  ])
  expect(held.reduce((sum, { net }) => sum + net, 0)).toBe(toCome.net)
  expect(toCome).toEqual(netOf(rows))
})

test('advances of services on the road are told, those of finished ones and of others are not', async () => {
  const crew = await paidFleet()
  const running = async (of: Fleet, value?: number): Promise<string> => {
    const orderId = await services.running(await anew(house, client), of, { inMs: 2 * 3_600_000 })
    const body = { orderId, value: value ?? 0, reference: 'ANT-1' }
    if (value !== undefined) await (await staff()).send(api.settlements.advance, { body })
    return orderId
  }
  await running(crew, 300_000)
  const driver = await called('enterprisedriver', { enterpriseId: crew.carrier.actor.id })
  const pair = { driverId: driver.actor.id, vehicleId: await truck(crew.carrier.actor) }
  await running({ ...crew, driver, pair })
  await running(await paidFleet(), 450_000)
  expect((await headOf(crew)).road).toEqual({ services: 2, advanced: 1, advances: 300_000 })
  expect((await headOf(crew)).toCome).toEqual({ count: 0, net: 0 })
})
