/** A carrier deletes his account: what goes with him, and what the books keep. Decisions §17. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { sweepKeptIdentities } from '#features/rights/rights.sweeps.ts'
import type { Caller } from '#testing/house.ts'
import { password } from '#testing/people.ts'
import { account, anew, dayMs, openMoneyStage, pay, payoutOf } from './payouts.fixture.ts'
import type { Fleet } from './stage.fixture.ts'

const stage = await openMoneyStage()
const { house, called, client, services } = stage
const accountant = await called('accountancy')
const staff = () => anew(house, accountant)
const withPassword = { body: { password } }
const november = { from: '2026-11-01', to: '2026-11-30' }

const approvedAndPaid = async (orderId: string) => {
  await (await anew(house, client)).send(api.orders.approve, { params: { _id: orderId } })
  await pay(await staff(), orderId, 'BANCO-12')
}
const bookRowOf = async (orderId: string) =>
  (await (await staff()).send(api.accounting.orders, { query: { id: orderId } })).items[0]
const settlementOf = async (carrierId: string) =>
  (await staff()).send(api.settlements.settlement, { params: { carrierId }, query: november })

const ownDriver = async (name: string): Promise<Fleet> => {
  const driver = await called('driver', { name, identification: '79123456', pay: account })
  const vehicleId = await stage.truck(driver.actor)
  return { carrier: driver, driver, pair: { driverId: driver.actor.id, vehicleId } }
}
const leave = async (who: Caller) => (await anew(house, who)).send(api.rights.leave, withPassword)

test('the books keep where a carrier was paid, for accountancy alone, until the ten years are over', async () => {
  const crew = await ownDriver('Abelardo Contreras')
  const { id } = crew.carrier.actor
  const orderId = await services.finished(await anew(house, client), crew, { inMs: 2 * 3_600_000 })
  await approvedAndPaid(orderId)
  const { kept } = await leave(crew.carrier)
  expect(kept.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['identity', 'payAccount']))
  const person = { _id: id, name: 'Abelardo Contreras' }
  expect(await bookRowOf(orderId)).toMatchObject({
    driver: { ...person, pay: account },
    assignedDriver: person,
  })
  expect(await settlementOf(id)).toMatchObject({
    carrier: { ...person, identification: '79123456' },
    pay: account,
  })
  const boss = await called('administrator')
  const seen = await boss.send<typeof api.users.detail, 'admin'>(api.users.detail, { params: { _id: id } })
  expect(JSON.stringify(seen)).not.toContain(account.accountNumber)
  const before = house.clock.now
  house.clock.forward(10.1 * 365.25 * dayMs)
  await sweepKeptIdentities(house.openCtx())
  expect(await bookRowOf(orderId)).toMatchObject({ driver: { name: 'Cuenta eliminada', pay: null } })
  house.clock.now = before
})

test('whoever was paid nothing leaves no account behind', async () => {
  const { carrier } = await ownDriver('Nadie Le Pagó')
  const { kept } = await leave(carrier)
  expect(kept.map(({ kind }) => kind)).not.toContain('payAccount')
  const rows = await house.database.db
    .selectFrom('kept_identities')
    .select('user_id')
    .where('user_id', '=', carrier.actor.id)
    .execute()
  expect(rows).toEqual([])
})
