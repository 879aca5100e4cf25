/** What waits for staff by itself and ends by itself: a price below the floor, an account changed before it is paid to. Decisions §13, §16. */
import { api } from '@arriero/contract'
import { isBelowFloor } from '@arriero/domain/tariff/floor'
import { expect, test } from 'vitest'
import { sweepPayAccounts } from '#features/own-account/pay-account.sweeps.ts'
import { password } from '#testing/people.ts'
import { clientPrice, hourMs, minuteMs } from '../stage.fixture.ts'
import { checkAccount, dayMs, openMoneyStage, pay, whyNotPay } from '../payouts/payouts.fixture.ts'

const { house, called, client, paidFleet, finished, services, orderRow } = await openMoneyStage()
const staff = {
  administrator: (await called('administrator')).actor,
  accountancy: (await called('accountancy')).actor,
  soport: (await called('soport')).actor,
}
type Staff = keyof typeof staff
/** Sessions of staff end while the clock moves. */
const entry = async (role: Staff, id: string) => {
  const caller = await house.as(staff[role])
  return (await caller.send(api.inbox.items, { query: { id } })).items[0]
}
const causesOf = async (role: Staff, id: string) => (await entry(role, id))?.causes.map(({ cause }) => cause)

test('what is agreed on below the floor waits for an administrator until it is on the road, for what is missing', async () => {
  const crew = await paidFleet()
  const soon = { inMs: 30 * hourMs }
  const _id = await services.crewed(client, crew, soon)
  const { carrier_pesos: earned, floor_pesos: floor, reservation_at: at } = await orderRow(_id)
  expect(isBelowFloor(earned ?? 0, floor)).toBe(true)
  expect((await entry('administrator', _id))?.causes).toEqual([
    {
      cause: 'belowFloor',
      object: _id,
      since: expect.any(String),
      harmAt: at.toISOString(),
      stake: (floor ?? 0) - (earned ?? 0),
    },
  ])
  for (const role of ['accountancy', 'soport'] as const) expect(await entry(role, _id)).toBeUndefined()
  await house.database.db.updateTable('orders').set({ status: 2 }).where('id', '=', _id).execute()
  expect(await entry('administrator', _id)).toBeUndefined()
})

test('neither what lies at the floor nor what the ministry has no figure for waits', async () => {
  const { db } = house.database
  const fair = await services.crewed(client, await paidFleet(), { clientPricePesos: clientPrice * 2 })
  const row = await orderRow(fair)
  await db.updateTable('orders').set({ floor_pesos: row.carrier_pesos }).where('id', '=', fair).execute()
  const unknown = await services.crewed(client, await paidFleet())
  await db.updateTable('orders').set({ floor_pesos: null }).where('id', '=', unknown).execute()
  for (const id of [fair, unknown]) expect(await causesOf('administrator', id)).toBeUndefined()
})

const next = { bank: 'Davivienda', accountType: 'Ahorros' as const, accountNumber: '98765432101' }

test('an account that changed waits for whoever moves money while something is to be paid to it, thirty days long', async () => {
  const crew = await paidFleet()
  const order = await finished(crew)
  const { id: carrierId } = crew.carrier.actor
  const changed = async () => {
    await (
      await house.as(crew.carrier.actor)
    ).send(api.ownAccount.askPayAccount, { body: { password, pay: next } })
    expect(await causesOf('accountancy', carrierId)).toBeUndefined()
    house.clock.forward(dayMs)
    await sweepPayAccounts(house.openCtx())
  }
  await changed()
  const { gross_pesos: gross } = await house.database.db
    .selectFrom('payouts')
    .select('gross_pesos')
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  for (const role of ['administrator', 'accountancy'] as const)
    expect(await entry(role, carrierId), role).toMatchObject({
      kind: 'user',
      stake: gross,
      person: { _id: carrierId },
      causes: [{ cause: 'accountChanged', since: house.clock.now.toISOString() }],
    })
  expect(await entry('soport', carrierId)).toBeUndefined()
  house.clock.forward(30 * dayMs)
  expect(await causesOf('accountancy', carrierId)).toEqual(['accountChanged'])
  house.clock.forward(minuteMs)
  expect(await causesOf('accountancy', carrierId)).toBeUndefined()
})

test('once somebody confirmed it, a changed account waits for nobody', async () => {
  const crew = await paidFleet()
  const order = await finished(crew)
  const { id: carrierId } = crew.carrier.actor
  const owner = await house.as(crew.carrier.actor)
  await owner.send(api.ownAccount.askPayAccount, { body: { password, pay: next } })
  house.clock.forward(7 * dayMs)
  await sweepPayAccounts(house.openCtx())
  expect(await causesOf('accountancy', carrierId)).toEqual(['accountChanged'])
  expect(await whyNotPay(await house.as(staff.accountancy), order)).toBe('payout.account_changed')
  await checkAccount(await house.as(staff.accountancy), crew.carrier)
  expect(await causesOf('accountancy', carrierId)).toBeUndefined()
  await pay(await house.as(staff.accountancy), order)
})
