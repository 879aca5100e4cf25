/** An installation that is older than the payout clock. Decisions §16. */
import { api } from '@arriero/contract'
import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { ensureWithholdings } from '#features/settlements/withholdings/withholdings.store.ts'
import { up } from '#database/migrations/0022-payouts-and-refunds.ts'
import { up as endings } from '#database/migrations/0026-payout-endings.ts'
import { up as editions } from '#database/migrations/0027-withholding-editions.ts'
import { up as returns } from '#database/migrations/0043-refunds-that-came-back.ts'
import { up as advances } from '#database/migrations/0075-advance-requests.ts'
import { up as gateway } from '#database/migrations/0076-gateway-refunds.ts'
import { up as payables } from '#database/migrations/0082-payables.ts'
import { up as accounts } from '#database/migrations/0084-refund-accounts.ts'
import { anew, openMoneyStage, payoutOf } from './payouts.fixture.ts'

const { house, called, client, paidFleet, finished, services } = await openMoneyStage()
const accountant = await called('accountancy')

/** Takes the database back to before there were payouts. */
const forget = async () => {
  const { db } = house.database
  await sql`drop table batch_answers, bank_file_settings, account_checks, advance_requests, gateway_refunds, refund_accounts`.execute(
    db,
  )
  await sql`drop table debt_recoveries, carrier_debts, refund_rejections, refunds, payouts, payout_batches, withholding_rules, industry_rates`.execute(
    db,
  )
  await sql`drop index refunds_due_created, refunds_due_to_pay`.execute(db)
  await sql`alter table refunds_due drop column is_paid`.execute(db)
  await sql`drop function guard_refund_sums, guard_payouts, guard_paid, guard_refunds, guard_editions, note_refund_paid, note_refund_rejected`.execute(
    db,
  )
}

test('services that ended before there was a payout clock are owed as any other', async () => {
  const done = await finished(await paidFleet())
  const buyer = await anew(house, client)
  const late = await services.crewed(buyer, await paidFleet(), { inMs: 5 * 3_600_000 })
  house.clock.forward(4 * 3_600_000)
  const { fee } = await (
    await anew(house, client)
  ).send(api.cancellations.preview, {
    params: { orderId: late },
  })
  await (
    await anew(house, client)
  ).send(api.cancellations.cancel, {
    body: { orderId: late, description: 'Ya no', acceptedFee: fee },
  })
  const staff = await anew(house, accountant)
  const before = [await payoutOf(staff, done), await payoutOf(staff, late)]
  await forget()
  for (const step of [up, endings, editions, returns, advances, gateway, payables, accounts])
    await house.database.transaction((tx) => step(tx as unknown as Kysely<unknown>))
  // The rules come with the start of the release.
  await ensureWithholdings(house.openCtx())
  expect([await payoutOf(staff, done), await payoutOf(staff, late)]).toEqual(before)
})
