/** Services that ended, with people who pay and are paid. */
import { api } from '@arriero/contract'
import type { OwnPayout, Payout } from '@arriero/contract/money/settlement-shapes'
import type { Caller, TestHouse } from '#testing/house.ts'
import { putPayChange } from '#features/own-account/pay-account.store.ts'
import { sweepPayAccounts } from '#features/own-account/pay-account.sweeps.ts'
import { openStage, type Fleet } from '../stage.fixture.ts'

export const dayMs = 86_400_000
export const account = { bank: 'Bancolombia', accountType: 'Ahorros', accountNumber: '00145678901' }

export const openMoneyStage = async () => {
  const stage = await openStage({ start: '2026-11-09T13:00:00Z' })
  const { house, called, truck, services } = stage
  const client = await called('cliententerprise')
  /** An enterprise with a bank account, a driver and a truck. */
  const paidFleet = async (own = account): Promise<Fleet> => {
    const carrier = await called('enterprise', { pay: own })
    const driver = await called('enterprisedriver', { enterpriseId: carrier.actor.id })
    const vehicleId = await truck(carrier.actor)
    return { carrier, driver, pair: { driverId: driver.actor.id, vehicleId } }
  }
  const finished = async (crew: Fleet): Promise<string> =>
    services.finished(await anew(house, client), crew, { inMs: 2 * 3_600_000 })
  return { ...stage, client, paidFleet, finished }
}

/** Sessions of staff end while the clock moves. */
export const anew = (house: TestHouse, { actor }: Caller): Promise<Caller> => house.as(actor)

export const payoutOf = async (caller: Caller, id: string): Promise<Payout> => {
  const { items } = await caller.send(api.settlements.payouts, { query: { id } })
  const [payout] = items
  if (!payout) throw new Error(`no payout ${id}`)
  return payout
}

export const ownOf = async (caller: Caller, id: string): Promise<OwnPayout | undefined> =>
  (await caller.send(api.settlements.own, { query: { id } })).items[0]

export const pay = (caller: Caller, _id: string, reference = 'TRF-1') =>
  caller.send(api.settlements.pay, { params: { _id }, body: { reference } })

export const whyNotPay = (caller: Caller, _id: string, reference = 'TRF-1') =>
  caller.refusal(api.settlements.pay, { params: { _id }, body: { reference } })

/** What stands on an order's accounts in the books. */
export const balancesOf = async (
  { database }: TestHouse,
  orderId: string,
): Promise<Record<string, number>> => {
  const rows = await database.db
    .selectFrom('order_balances')
    .select(['account', 'amount_pesos'])
    .where('order_id', '=', orderId)
    .where('amount_pesos', '!=', 0)
    .execute()
  return Object.fromEntries(rows.map(({ account: name, amount_pesos: pesos }) => [name, pesos]))
}

/** A carrier's account is another from now on, his day of waiting over; answers since when. */
export const moveAccount = async (
  house: TestHouse,
  { actor }: Caller,
  accountNumber: string,
): Promise<string> => {
  const now = house.clock.now
  const change = { account: { ...account, accountNumber }, askedAt: now, countsFrom: now }
  await putPayChange(house.database.db, actor.id, change)
  await sweepPayAccounts(house.openCtx())
  return now.toISOString()
}

export const checkAccount = (staff: Caller, { actor }: Caller) =>
  staff.send(api.settlements.checkAccount, {
    params: { _id: actor.id },
    body: { note: 'Se llamó al teléfono registrado y confirmó la cuenta' },
  })
