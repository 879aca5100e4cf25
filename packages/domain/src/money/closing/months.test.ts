import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balancesOf, differences, postingsOf, type Account, type Entry, type EventKey } from '../journal.ts'
import { noMoney, type OrderMoney } from '../order-money.ts'
import {
  beginOf,
  closingDenial,
  endOf,
  firstDayOf,
  isClosable,
  isMonth,
  lastDayOf,
  lateReference,
  monthAfter,
  monthChecks,
  monthOf,
  monthsBetween,
  monthState,
  nextToClose,
  openMonths,
  postingAt,
  referredOf,
  warningChecks,
  type MonthCounts,
  type Posted,
} from './months.ts'

const now = new Date('2026-12-03T15:00:00Z')
const books = { first: '2026-09', closedThrough: '2026-10' }

describe('a month is Bogotá’s', () => {
  test('it begins and ends five hours behind the one of UTC', () => {
    expect(monthOf(new Date('2026-12-01T04:59:59.999Z'))).toBe('2026-11')
    expect(monthOf(new Date('2026-12-01T05:00:00Z'))).toBe('2026-12')
    expect(beginOf('2026-11').toISOString()).toBe('2026-11-01T05:00:00.000Z')
    expect(endOf('2026-11').toISOString()).toBe('2026-12-01T05:00:00.000Z')
  })

  test('its days and neighbours are those of the calendar', () => {
    expect([firstDayOf('2028-02'), lastDayOf('2028-02')]).toEqual(['2028-02-01', '2028-02-29'])
    expect([monthAfter('2026-12'), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
    expect(monthsBetween('2026-11', '2027-01')).toEqual(['2026-11', '2026-12', '2027-01'])
    expect(monthsBetween('2026-11', '2026-10')).toEqual([])
  })

  test('what is no month is known', () => {
    for (const text of ['2026-13', '2026-00', '2026-1', '26-01', '2026-01-01', ' 2026-01', '', '1999-12'])
      expect(isMonth(text), text).toBe(false)
    expect(['2026-01', '2026-12'].every(isMonth)).toBe(true)
  })
})

describe('closing', () => {
  test.each([
    ['2026-08', 'month.not_found'],
    ['2026-09', 'month.closed'],
    ['2026-10', 'month.closed'],
    ['2026-11', undefined],
    ['2026-12', 'month.not_over'],
    ['2027-01', 'month.not_found'],
  ])('of %s is told %s', (month, code) => {
    expect(closingDenial(month, books, now)).toBe(code)
  })

  test('begins with the month of the first entry, and none is left out', () => {
    const unclosed = { first: '2026-09', closedThrough: null }
    expect(nextToClose(unclosed)).toBe('2026-09')
    expect(closingDenial('2026-09', unclosed, now)).toBeUndefined()
    expect(closingDenial('2026-10', unclosed, now)).toBe('month.earlier_open')
  })

  test('waits for the last moment of the month in Bogotá', () => {
    const november = (at: string) => closingDenial('2026-11', books, new Date(at))
    expect(november('2026-12-01T04:59:59.999Z')).toBe('month.not_over')
    expect(november('2026-12-01T05:00:00Z')).toBeUndefined()
  })

  test('the months that are over wait for it, the oldest first', () => {
    expect(openMonths({ first: '2026-09', closedThrough: null }, now)).toEqual([
      '2026-09',
      '2026-10',
      '2026-11',
    ])
    expect(openMonths(books, now)).toEqual(['2026-11'])
    expect(openMonths({ ...books, closedThrough: '2026-11' }, now)).toEqual([])
    expect(openMonths({ first: null, closedThrough: null }, now)).toEqual([])
  })

  test('of books without an entry there is no month', () => {
    expect(closingDenial('2026-11', { first: null, closedThrough: null }, now)).toBe('month.not_found')
  })

  test('a month is going on, open or closed', () => {
    expect(['2026-12', '2026-11', '2026-10'].map((month) => monthState(month, books, now))).toEqual([
      'running',
      'open',
      'closed',
    ])
  })

  test('everything but a warning keeps it open', () => {
    const nothing = Object.fromEntries(monthChecks.map((check) => [check, 0])) as MonthCounts
    expect(isClosable(nothing)).toBe(true)
    for (const check of monthChecks)
      expect(isClosable({ ...nothing, [check]: 1 }), check).toBe(warningChecks.includes(check))
  })
})

describe('what belongs to an earlier month', () => {
  test('is dated where the first open month begins, and as it happened once that has begun', () => {
    expect(postingAt(now, null)).toEqual(now)
    expect(postingAt(now, '2026-11')).toEqual(now)
    expect(postingAt(new Date('2026-12-01T04:59:59Z'), '2026-11')).toEqual(endOf('2026-11'))
  })

  const posted = (
    id: string,
    at: string,
    { event, entries }: { event: EventKey; entries: readonly Entry[] },
  ): Posted => ({ id, at: new Date(at), event, entries })
  const entry = (account: Account, amountPesos: number): Entry => ({ account, amountPesos })
  const cancelled = posted('c', '2026-11-20T12:00:00Z', {
    event: 'cancel',
    entries: [entry('client_receivable', 100), entry('refund_due', -90), entry('platform_revenue', -10)],
  })
  const refund = { event: 'refund:r' as const, entries: [entry('refund_due', 90), entry('bank', -90)] }
  const december = new Date('2026-12-10T12:00:00Z')

  test('a late refund settles what made it due', () => {
    expect(referredOf(refund, [cancelled])?.id).toBe('c')
    expect(lateReference(refund, { at: december, posted: [cancelled] })).toEqual({
      id: 'c',
      month: '2026-11',
    })
  })

  test('one that came back takes the refund itself back', () => {
    const paid = posted('p', '2026-11-25T12:00:00Z', refund)
    const back = { event: 'refund:r' as const, entries: [entry('bank', 90), entry('refund_due', -90)] }
    expect(lateReference(back, { at: december, posted: [cancelled, paid] })).toEqual({
      id: 'p',
      month: '2026-11',
    })
  })

  test('within one month nothing is told, nor of what stands by itself', () => {
    expect(
      lateReference(refund, { at: new Date('2026-11-30T12:00:00Z'), posted: [cancelled] }),
    ).toBeUndefined()
    const waited = {
      event: 'standby:s' as const,
      entries: [entry('client_receivable', 50), entry('carrier_payable', -50)],
    }
    expect(lateReference(waited, { at: december, posted: [cancelled] })).toBeUndefined()
  })
})

/** Facts of one service, any of them at any time. */
const amount = fc.integer({ min: 0, max: 5_000_000_000 })
const share = amount.map((pesos) => Math.floor(pesos / 10))
const money: fc.Arbitrary<OrderMoney> = fc.record({
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
      id: fc.constantFrom('a', 'b'),
      charge: fc.constantFrom('service' as const, 'standby' as const),
      amountPesos: amount,
      isCaptured: fc.boolean(),
      isApplied: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  ),
  ending: fc.constant(null),
  refundsPaid: fc.array(fc.record({ id: fc.constant('r'), amountPesos: amount }), { maxLength: 1 }),
  advancesPaid: fc.array(fc.record({ id: fc.constant('v'), amountPesos: amount }), { maxLength: 1 }),
  payouts: fc.array(
    fc.record({ id: fc.constant('p'), withheldPesos: share, deductedPesos: share, netPesos: amount }),
    { maxLength: 1 },
  ),
  recoveries: fc.array(fc.record({ id: fc.constant('x'), amountPesos: amount }), { maxLength: 1 }),
  unsoldPremiumPesos: fc.oneof(fc.constant(0), amount),
  standbyCharges: fc.array(
    fc.record({ id: fc.constant('w'), carrierPesos: amount, platformPesos: share, vatPesos: share }),
    { maxLength: 1 },
  ),
})

const dayMs = 86_400_000
const begun = beginOf('2026-09').getTime()
const acts = fc.array(
  fc.record({
    /** A clock may be behind by hours, and an act be long under way. */
    passedDays: fc.integer({ min: 0, max: 40 }),
    behindHours: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 80 })),
    facts: fc.oneof(money, fc.constant(noMoney)),
    closes: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
)
type Act = typeof acts extends fc.Arbitrary<(infer T)[]> ? T : never

type Ledger = { posted: Posted[]; closedThrough: string | null; atMs: number }

const sumsBy = (posted: readonly Posted[], month: string) =>
  balancesOf(posted.filter(({ at }) => monthOf(at) === month))

/** As `postOrderMoney` does it: the difference, dated where the books are open. */
const post = (ledger: Ledger, { passedDays, behindHours, facts }: Act): void => {
  ledger.atMs += passedDays * dayMs
  const at = postingAt(new Date(ledger.atMs - behindHours * 3_600_000), ledger.closedThrough)
  for (const posting of differences(postingsOf(facts), ledger.posted)) {
    const reference = lateReference(posting, { at, posted: ledger.posted })
    const referred = reference && ledger.posted.find(({ id }) => id === reference.id)
    if (reference) expect(referred && monthOf(referred.at)).toBe(reference.month)
    ledger.posted.push({ ...posting, at, id: String(ledger.posted.length) })
  }
}

/** Every month that may be closed, by the rule alone. */
const closeAll = (ledger: Ledger): void => {
  const at = new Date(ledger.atMs)
  const first = ledger.posted.map((one) => monthOf(one.at)).toSorted()[0] ?? null
  for (;;) {
    const known = { first, closedThrough: ledger.closedThrough }
    const next = nextToClose(known)
    if (next === null || closingDenial(next, known, at) !== undefined) return
    ledger.closedThrough = next
  }
}

test('no fact, however late and whatever it changes, moves the sums of a closed month', () => {
  const numRuns = Math.min(1_000, Number(process.env['PROPERTY_RUNS'] ?? 1_000))
  let closedMonths = 0
  let lateOnes = 0
  fc.assert(
    fc.property(acts, (list) => {
      const ledger: Ledger = { posted: [], closedThrough: null, atMs: begun }
      const kept = new Map<string, ReturnType<typeof balancesOf>>()
      for (const act of list) {
        const before = ledger.posted.length
        post(ledger, act)
        if (ledger.closedThrough !== null) lateOnes += ledger.posted.length - before
        for (const [month, sums] of kept) expect(sumsBy(ledger.posted, month)).toEqual(sums)
        if (act.closes) closeAll(ledger)
        const closed = ledger.closedThrough
        if (closed === null || kept.has(closed)) continue
        closedMonths += 1
        kept.set(closed, sumsBy(ledger.posted, closed))
        // The books as a whole still say what the facts do.
        expect(balancesOf(ledger.posted)).toEqual(balancesOf(postingsOf(act.facts)))
      }
    }),
    { numRuns },
  )
  expect(closedMonths).toBeGreaterThan(numRuns / 4)
  expect(lateOnes).toBeGreaterThan(numRuns / 4)
})
