import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedOf, type CountedMoney } from './earned.ts'
import { postingsOf, type Account, type JournalEvent } from './journal.ts'
import { noMoney, type OrderMoney } from './order-money.ts'

const parts = {
  carrierPesos: 2_727_273,
  platformPesos: 272_727,
  vatPesos: 570_000,
  premiumPesos: 300_000,
  premiumCostPesos: 270_000,
  premiumVatPesos: 57_000,
}
const paidPesos = 3_927_000
const payment = {
  id: 'a',
  charge: 'service' as const,
  amountPesos: paidPesos,
  isCaptured: true,
  isApplied: true,
}
const paid: OrderMoney = { ...noMoney, parts, payments: [payment] }
const nothing = {
  carrierPesos: 0,
  platformPesos: 0,
  vatPesos: 0,
  premiumPesos: 0,
  premiumCostPesos: 0,
  premiumVatPesos: 0,
  totalPesos: 0,
}
const ending = {
  feePesos: 0,
  vatPesos: 0,
  refundPesos: paidPesos,
  carrierPesos: 0,
  receivedPesos: paidPesos,
  hasMoney: true,
  isCovered: false,
}
const cancelled: OrderMoney = { ...paid, ending }
const paidBack = [{ id: 'r', amountPesos: paidPesos }]

test('a finished service whose money was taken counts as it was agreed', () => {
  expect(countedOf({ ...paid, isFinished: true }, false)).toMatchObject({
    ...parts,
    state: 'finished',
    totalPesos: paidPesos,
    refundPesos: 0,
  })
})

test('what is paid and under way is nobody’s earning yet', () => {
  expect(countedOf(paid, false)).toMatchObject({ ...nothing, state: 'running' })
})

test('a cancelled service that gives everything back counts nothing, and says what goes back and what has gone', () => {
  expect(countedOf(cancelled, true)).toMatchObject({
    ...nothing,
    state: 'cancelled',
    refundPesos: paidPesos,
    refundedPesos: 0,
  })
  expect(countedOf({ ...cancelled, refundsPaid: paidBack }, true)).toMatchObject({
    ...nothing,
    state: 'refunded',
    refundPesos: paidPesos,
    refundedPesos: paidPesos,
  })
})

test('of a late cancellation the fee counts, its VAT, the carrier’s half and the insurer’s part', () => {
  const late = {
    ...ending,
    feePesos: 150_001,
    vatPesos: 28_500,
    carrierPesos: 75_001,
    refundPesos: 3_739_499,
  }
  expect(countedOf({ ...paid, ending: late }, true)).toMatchObject({
    carrierPesos: 75_001,
    platformPesos: 75_000,
    vatPesos: 28_500,
    premiumPesos: 9_000,
    premiumCostPesos: 9_000,
    premiumVatPesos: 0,
    totalPesos: 187_501,
    refundPesos: 3_739_499,
  })
})

test('what the gateway promised and never took counts nothing, finished or cancelled', () => {
  const promised = { ...paid, payments: [{ ...payment, isCaptured: false }] }
  expect(countedOf({ ...promised, isFinished: true }, false)).toMatchObject({
    ...nothing,
    state: 'uncaptured',
  })
  expect(countedOf({ ...promised, ending }, true)).toMatchObject({ ...nothing, state: 'uncaptured' })
})

test('a payment that was lost counts nothing', () => {
  expect(countedOf({ ...paid, payments: [], isFinished: true }, false)).toMatchObject({
    ...nothing,
    state: 'unpaid',
  })
})

test('money that came twice goes back and changes nothing of what was earned', () => {
  const twice = { ...payment, id: 'b', isApplied: false }
  expect(countedOf({ ...paid, isFinished: true, payments: [payment, twice] }, false)).toMatchObject({
    state: 'finished',
    totalPesos: paidPesos,
    refundPesos: paidPesos,
  })
})

test('waiting counts once its own payment was taken', () => {
  const charge = { id: 's', carrierPesos: 60_000, platformPesos: 0, vatPesos: 11_400 }
  const waited = { ...paid, isFinished: true, standbyCharges: [charge] }
  expect(countedOf(waited, false)).toMatchObject({ standbyPesos: 0, standbyVatPesos: 0 })
  const forIt = { ...payment, id: 'w', charge: 'standby' as const, amountPesos: 71_400 }
  const counted = countedOf({ ...waited, payments: [payment, forIt] }, false)
  expect(counted).toMatchObject({ standbyPesos: 60_000, standbyVatPesos: 11_400, totalPesos: paidPesos })
})

const amount = fc.integer({ min: 0, max: 5_000_000_000 })
const history: fc.Arbitrary<{ money: OrderMoney; isCancelled: boolean }> = fc.record({
  isCancelled: fc.constant(true),
  money: fc.record({
    isFinished: fc.boolean(),
    parts: fc.record({
      carrierPesos: amount,
      platformPesos: amount,
      vatPesos: amount,
      premiumPesos: amount,
      premiumCostPesos: amount,
      premiumVatPesos: amount,
    }),
    payments: fc.array(
      fc.record({
        id: fc.uuid(),
        charge: fc.constant('service' as const),
        amountPesos: amount,
        isCaptured: fc.constant(true),
        isApplied: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
    ending: fc.option(
      fc.record({
        feePesos: amount,
        vatPesos: amount,
        refundPesos: amount,
        carrierPesos: amount,
        receivedPesos: amount,
        hasMoney: fc.boolean(),
        isCovered: fc.boolean(),
      }),
      { nil: null },
    ),
    refundsPaid: fc.array(fc.record({ id: fc.uuid(), amountPesos: amount }), { maxLength: 2 }),
    advancesPaid: fc.constant([]),
    payouts: fc.constant([]),
    recoveries: fc.constant([]),
    unsoldPremiumPesos: fc.oneof(fc.constant(0), amount),
    standbyCharges: fc.constant([]),
  }),
})

/** Of the books themselves, credits positive. */
const booked = (money: OrderMoney, account: Account, kinds: readonly JournalEvent[]): number =>
  postingsOf(money)
    .filter(({ event }) => kinds.some((kind) => event === kind || event.startsWith(`${kind}:`)))
    .flatMap(({ entries }) => entries)
    .reduce((sum, entry) => (entry.account === account ? sum - entry.amountPesos : sum), 0)

const ends = ['finish', 'cancel'] as const

test('whatever happened, what counts is what the books say of the end, and what goes back is what they owe the client', () => {
  fc.assert(
    fc.property(history, ({ money, isCancelled }) => {
      const counted: CountedMoney = countedOf(money, isCancelled)
      const isTaken = money.payments.some(({ isApplied }) => isApplied)
      const of = (account: Account) => (isTaken ? booked(money, account, ends) : 0)
      expect(counted.carrierPesos).toBe(of('carrier_payable'))
      expect(counted.platformPesos + counted.premiumPesos - counted.premiumCostPesos).toBe(
        of('platform_revenue'),
      )
      expect(counted.vatPesos + counted.premiumVatPesos).toBe(of('vat_payable'))
      expect(counted.premiumCostPesos).toBe(of('insurer_payable'))
      expect(counted.refundPesos).toBe(booked(money, 'refund_due', ['payment', ...ends]))
      expect(counted.refundPesos - counted.refundedPesos).toBe(
        booked(money, 'refund_due', ['payment', 'refund', ...ends]),
      )
    }),
    { numRuns: 2_000 },
  )
})
