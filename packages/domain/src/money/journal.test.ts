import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accounts,
  balancesOf,
  debitAccounts,
  differences,
  journalEvents,
  naturalBalance,
  postingsOf,
  sumOf,
  type Posting,
} from './journal.ts'
import { noMoney, type EndingFacts, type OrderMoney } from './order-money.ts'

const numRuns = Math.min(2_000, Number(process.env['PROPERTY_RUNS'] ?? 2_000))
const parts = {
  carrierPesos: 2_000_000,
  platformPesos: 200_000,
  vatPesos: 418_000,
  premiumPesos: 150_000,
  premiumCostPesos: 135_000,
  premiumVatPesos: 28_500,
}
const total = 2_796_500
const payment = { id: 'a', charge: 'service' as const, amountPesos: total, isCaptured: true, isApplied: true }
const paid: OrderMoney = { ...noMoney, parts, payments: [payment] }
const balances = (money: OrderMoney) => balancesOf(postingsOf(money))

describe('what the books say of a service', () => {
  test('an authorised payment is the gateway’s promise; a captured one is in the bank', () => {
    const promised = balances({ ...paid, payments: [{ ...payment, isCaptured: false }] })
    expect(promised).toMatchObject({ gateway_in_transit: total, client_receivable: -total, bank: 0 })
    expect(balances(paid)).toMatchObject({ gateway_in_transit: 0, client_receivable: -total, bank: total })
  })

  test('at the finish what was paid is earned, part by part, and nothing is left on the way', () => {
    expect(balances({ ...paid, isFinished: true })).toEqual({
      client_receivable: 0,
      gateway_in_transit: 0,
      bank: total,
      carrier_payable: -2_000_000,
      carrier_offsets: 0,
      platform_revenue: -215_000,
      vat_payable: -446_500,
      insurer_payable: -135_000,
      refund_due: 0,
      withholdings_payable: 0,
    })
  })

  test('a premium that bought no policy is nobody’s earning: all of it is due back', () => {
    expect(balances({ ...paid, isFinished: true, unsoldPremiumPesos: 178_500 })).toEqual({
      client_receivable: 0,
      gateway_in_transit: 0,
      bank: total,
      carrier_payable: -2_000_000,
      carrier_offsets: 0,
      platform_revenue: -200_000,
      vat_payable: -418_000,
      insurer_payable: 0,
      refund_due: -178_500,
      withholdings_payable: 0,
    })
  })

  test('a second real payment is due back, whatever its amount', () => {
    const second = { ...payment, id: 'b', amountPesos: 1_000, isCaptured: true, isApplied: false }
    expect(balances({ ...paid, payments: [payment, second] })).toMatchObject({
      client_receivable: -total,
      refund_due: -1_000,
      bank: total + 1_000,
    })
  })

  const ending: EndingFacts = {
    feePesos: 139_825,
    vatPesos: 26_567,
    refundPesos: total - 139_825 - 26_567,
    carrierPesos: 69_913,
    receivedPesos: total,
    hasMoney: true,
    isCovered: false,
  }

  test('a late cancellation keeps the fee, half of it for the carrier, and owes the rest back', () => {
    expect(balances({ ...paid, ending })).toMatchObject({
      client_receivable: 0,
      refund_due: -(total - 166_392),
      platform_revenue: -69_912,
      carrier_payable: -69_913,
      vat_payable: -26_567,
      insurer_payable: 0,
    })
  })

  test('before the cover begins what is kept of the premium is the insurer’s; once it has begun it is earned as sold', () => {
    const before = { ...ending, refundPesos: ending.refundPesos - 9_000 }
    expect(balances({ ...paid, ending: before })).toMatchObject({ insurer_payable: -9_000 })
    const during = { ...ending, refundPesos: ending.refundPesos - 178_500, isCovered: true }
    expect(balances({ ...paid, ending: during })).toMatchObject({
      client_receivable: 0,
      insurer_payable: -135_000,
      platform_revenue: -69_912 - 15_000,
      vat_payable: -26_567 - 28_500,
    })
  })

  test('what was kept for a cover that nobody sold is due back beside the rest', () => {
    const during = { ...ending, refundPesos: ending.refundPesos - 178_500, isCovered: true }
    expect(balances({ ...paid, ending: during, unsoldPremiumPesos: 178_500 })).toMatchObject({
      client_receivable: 0,
      insurer_payable: 0,
      refund_due: -(total - 166_392),
      platform_revenue: -69_912,
      vat_payable: -26_567,
    })
  })

  test('what a cover that had begun leaves of a payment smaller than its premium is the insurer’s', () => {
    const cheap = { ...ending, feePesos: 0, vatPesos: 0, refundPesos: 0, carrierPesos: 0, isCovered: true }
    const payments = [{ ...payment, amountPesos: 100_000 }]
    expect(balances({ ...paid, payments, ending: { ...cheap, receivedPesos: 100_000 } })).toMatchObject({
      client_receivable: 0,
      insurer_payable: -100_000,
      platform_revenue: 0,
      vat_payable: 0,
    })
  })

  test('a cancelled service whose payment fails afterwards owes its fee, and nothing is due back', () => {
    const lost = { ...ending, hasMoney: false }
    expect(balances({ ...noMoney, parts, ending: lost })).toMatchObject({
      client_receivable: 166_392,
      refund_due: 0,
      bank: 0,
    })
  })

  test('refund, advance and payout leave the bank; what the law keeps back stays owed', () => {
    const settled = balances({
      ...paid,
      isFinished: true,
      advancesPaid: [{ id: 'v', amountPesos: 500_000 }],
      payouts: [{ id: 'p', withheldPesos: 22_000, deductedPesos: 0, netPesos: 1_478_000 }],
      refundsPaid: [{ id: 'r', amountPesos: 1_000 }],
    })
    expect(settled).toMatchObject({
      carrier_payable: 0,
      withholdings_payable: -22_000,
      refund_due: 1_000,
      bank: total - 500_000 - 1_478_000 - 1_000,
    })
  })

  test('an advance of a cancelled service is owed by its carrier until another service pays it back', () => {
    const nothingKept = { ...ending, feePesos: 0, vatPesos: 0, carrierPesos: 0, refundPesos: total }
    const advancesPaid = [{ id: 'v', amountPesos: 500_000 }]
    expect(balances({ ...paid, ending: nothingKept, advancesPaid })).toMatchObject({
      carrier_payable: 500_000,
    })
    const recoveries = [{ id: 'p', amountPesos: 500_000 }]
    const cancelled = postingsOf({ ...paid, ending: nothingKept, advancesPaid, recoveries })
    const payouts = [{ id: 'p', withheldPesos: 20_000, deductedPesos: 500_000, netPesos: 1_480_000 }]
    const other = postingsOf({ ...paid, isFinished: true, payouts })
    expect(balancesOf(cancelled)).toMatchObject({ carrier_payable: 0, carrier_offsets: 500_000 })
    expect(balancesOf(other)).toMatchObject({ carrier_payable: 0, carrier_offsets: -500_000 })
    expect(balancesOf([...cancelled, ...other])).toMatchObject({
      carrier_offsets: 0,
      bank: 2 * total - 500_000 - 1_480_000,
    })
  })

  test('waiting that was accepted is owed by the client until his payment for it comes', () => {
    const charge = { id: 's', carrierPesos: 60_000, platformPesos: 0, vatPesos: 11_400 }
    const owed = { ...paid, isFinished: true, standbyCharges: [charge] }
    expect(balances(owed)).toMatchObject({ client_receivable: 71_400, carrier_payable: -2_060_000 })
    const forIt = {
      id: 'w',
      charge: 'standby' as const,
      amountPesos: 71_400,
      isCaptured: true,
      isApplied: true,
    }
    expect(balances({ ...owed, payments: [payment, forIt] })).toMatchObject({ client_receivable: 0 })
  })

  test('a service without money has no books', () => {
    expect(postingsOf(noMoney)).toEqual([])
    expect(postingsOf({ ...noMoney, parts })).toEqual([])
    expect(postingsOf({ ...noMoney, isFinished: true })).toEqual([])
  })

  test('each thing that happened is booked under its own name and what it concerns', () => {
    const eventsOf = (money: OrderMoney) => postingsOf(money).map(({ event }) => event)
    const finished = eventsOf({
      ...paid,
      isFinished: true,
      refundsPaid: [{ id: 'r', amountPesos: 1_000 }],
      advancesPaid: [{ id: 'v', amountPesos: 500_000 }],
      payouts: [{ id: 'p', withheldPesos: 22_000, deductedPesos: 0, netPesos: 1_478_000 }],
      recoveries: [{ id: 'q', amountPesos: 10_000 }],
      standbyCharges: [{ id: 's', carrierPesos: 60_000, platformPesos: 0, vatPesos: 11_400 }],
    })
    const cancelled = eventsOf({ ...paid, ending })
    expect(finished).toEqual([
      'payment:a',
      'captured:a',
      'finish',
      'standby:s',
      'refund:r',
      'advance:v',
      'payout:p',
      'recovery:q',
    ])
    expect(cancelled).toEqual(['payment:a', 'captured:a', 'cancel'])
    const names = [...finished, ...cancelled].map((event) => event.split(':')[0])
    expect(new Set(names)).toEqual(new Set(journalEvents))
  })

  test('what the platform keeps of the waiting is its revenue', () => {
    const charge = { id: 's', carrierPesos: 60_000, platformPesos: 6_000, vatPesos: 12_540 }
    expect(balances({ ...noMoney, standbyCharges: [charge] })).toMatchObject({
      client_receivable: 78_540,
      carrier_payable: -60_000,
      platform_revenue: -6_000,
      vat_payable: -12_540,
    })
  })
})

const amount = fc.integer({ min: 0, max: 5_000_000_000 })
const share = amount.map((pesos) => Math.floor(pesos / 10))
const moneyArbitrary: fc.Arbitrary<OrderMoney> = fc.record({
  isFinished: fc.boolean(),
  parts: fc.record({
    carrierPesos: amount,
    platformPesos: amount,
    vatPesos: amount,
    premiumPesos: amount,
    premiumCostPesos: share,
    premiumVatPesos: amount,
  }),
  payments: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      charge: fc.constantFrom('service' as const, 'standby' as const),
      amountPesos: amount,
      isCaptured: fc.boolean(),
      isApplied: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  ),
  ending: fc.option(
    fc.record({
      feePesos: share,
      vatPesos: share,
      refundPesos: share,
      carrierPesos: fc.constant(0),
      receivedPesos: amount,
      hasMoney: fc.boolean(),
      isCovered: fc.boolean(),
    }),
    { nil: null },
  ),
  refundsPaid: fc.array(fc.record({ id: fc.constantFrom('r', 's'), amountPesos: amount }), { maxLength: 1 }),
  advancesPaid: fc.array(fc.record({ id: fc.constant('v'), amountPesos: amount }), { maxLength: 1 }),
  payouts: fc.array(
    fc.record({ id: fc.constant('p'), withheldPesos: share, deductedPesos: share, netPesos: amount }),
    { maxLength: 1 },
  ),
  recoveries: fc.array(fc.record({ id: fc.constantFrom('x', 'y'), amountPesos: amount }), { maxLength: 1 }),
  unsoldPremiumPesos: fc.oneof(fc.constant(0), amount),
  standbyCharges: fc.array(
    fc.record({ id: fc.constant('w'), carrierPesos: amount, platformPesos: share, vatPesos: share }),
    { maxLength: 1 },
  ),
})

const sorted = (postings: readonly Posting[]) =>
  postings
    .map(({ event, entries }) => ({
      event,
      entries: entries.toSorted((a, b) => a.account.localeCompare(b.account)),
    }))
    .toSorted((a, b) => a.event.localeCompare(b.event))

describe('whatever happened', () => {
  test('every posting comes to zero and names no account twice', () => {
    fc.assert(
      fc.property(moneyArbitrary, (money) => {
        for (const { entries } of postingsOf(money)) {
          expect(sumOf(entries)).toBe(0)
          expect(new Set(entries.map(({ account }) => account)).size).toBe(entries.length)
          expect(entries.every(({ amountPesos }) => amountPesos !== 0)).toBe(true)
        }
      }),
      { numRuns },
    )
  })

  test('posting the differences brings the books from any state to any other, and then nothing is left to post', () => {
    fc.assert(
      fc.property(moneyArbitrary, moneyArbitrary, (before, after) => {
        const posted = postingsOf(before)
        const missing = differences(postingsOf(after), posted)
        for (const { entries } of missing) expect(sumOf(entries)).toBe(0)
        expect(balancesOf([...posted, ...missing])).toEqual(balances(after))
        expect(differences(postingsOf(after), [...posted, ...missing])).toEqual([])
      }),
      { numRuns },
    )
  })

  test('twice is once', () => {
    fc.assert(
      fc.property(moneyArbitrary, (money) => {
        const wanted = postingsOf(money)
        expect(sorted(differences(wanted, []))).toEqual(sorted(wanted))
        expect(differences(wanted, wanted)).toEqual([])
      }),
      { numRuns },
    )
  })
})

test('what is posted names the debit first, also where it takes something back', () => {
  const promised = postingsOf({ ...paid, payments: [{ ...payment, isCaptured: false }] })
  expect(differences(postingsOf(paid), promised)).toEqual([
    {
      event: 'captured:a',
      entries: [
        { account: 'bank', amountPesos: total },
        { account: 'gateway_in_transit', amountPesos: -total },
      ],
    },
  ])
  expect(differences([], postingsOf(paid))).toEqual([
    {
      event: 'payment:a',
      entries: [
        { account: 'client_receivable', amountPesos: total },
        { account: 'gateway_in_transit', amountPesos: -total },
      ],
    },
    {
      event: 'captured:a',
      entries: [
        { account: 'gateway_in_transit', amountPesos: total },
        { account: 'bank', amountPesos: -total },
      ],
    },
  ])
})

test('what others owe and what there is stands in debit, all else is owed or earned', () => {
  const credits = accounts.filter((account) => naturalBalance(account, -1) === 1)
  const debits = accounts.filter((account) => naturalBalance(account, 1) === 1)
  expect(debits).toEqual(['client_receivable', 'gateway_in_transit', 'bank'])
  expect(debits).toEqual(debitAccounts)
  expect([...debits, ...credits].toSorted()).toEqual([...accounts].toSorted())
})

test('an accountant reads what is owed and earned as positive on its own side', () => {
  expect(naturalBalance('bank', 5)).toBe(5)
  expect(naturalBalance('carrier_payable', -5)).toBe(5)
  expect(Object.is(naturalBalance('carrier_payable', 0), 0)).toBe(true)
})
