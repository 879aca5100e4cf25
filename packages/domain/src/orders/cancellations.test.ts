import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cancellationReasons,
  cancellationTerms,
  closingDenial,
  closingTerms,
  countsAsGivenBack,
  coverKept,
  feeDenial,
  type CancellationFacts,
  type ClosingFacts,
} from './cancellations.ts'
import { basisPoints, noPesos, pesos, totalMaxPesos } from '../money/money.ts'

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 4_000)
const second = 1_000
const hour = 3_600 * second
const reservationAt = new Date('2026-03-10T15:00:00Z')
const beforeService = (ms: number) => new Date(reservationAt.getTime() - ms)

const paid: CancellationFacts = {
  now: beforeService(hour),
  createdAt: beforeService(72 * hour),
  reservationAt,
  paidPesos: pesos(2_618_000),
  totalPesos: pesos(2_618_000),
  insuranceSalePesos: noPesos,
  insuranceVatPesos: noPesos,
  policyIssueCostPesos: noPesos,
  vatBasisPoints: basisPoints(1900),
  carrierAssigned: false,
}
const insured: CancellationFacts = {
  ...paid,
  paidPesos: pesos(2_796_500),
  totalPesos: pesos(2_796_500),
  insuranceSalePesos: pesos(150_000),
  insuranceVatPesos: pesos(28_500),
}

describe('two hours before the service', () => {
  test.each([
    { left: 2 * hour + second, reason: 'before_service', fee: 0 },
    { left: 2 * hour, reason: 'before_service', fee: 0 },
    { left: 2 * hour - second, reason: 'late', fee: 130_900 },
    { left: 0, reason: 'late', fee: 130_900 },
    { left: -hour, reason: 'late', fee: 130_900 },
  ])('$left ms before it, a paid service costs $fee', ({ left, reason, fee }) => {
    expect(cancellationTerms({ ...paid, now: beforeService(left) })).toMatchObject({ reason, feePesos: fee })
  })

  test.each([2 * hour + second, 2 * hour, 2 * hour - second, 0, -hour])(
    '%d ms before it, an unpaid service is free',
    (left) => {
      expect(cancellationTerms({ ...paid, paidPesos: noPesos, now: beforeService(left) })).toEqual({
        reason: 'unpaid',
        feePesos: 0,
        vatPesos: 0,
        insuranceKeptPesos: 0,
        refundPesos: 0,
        carrierPesos: 0,
        freeUntil: null,
      })
    },
  )
})

describe('two hours after creation', () => {
  const createdAt = beforeService(3.5 * hour)
  test.each([
    { age: 2 * hour - second, reason: 'after_creation' },
    { age: 2 * hour, reason: 'after_creation' },
    { age: 2 * hour + second, reason: 'late' },
  ])('$age ms after it, a service wanted soon is $reason', ({ age, reason }) => {
    const now = new Date(createdAt.getTime() + age)
    expect(cancellationTerms({ ...paid, createdAt, now }).reason).toBe(reason)
  })

  test.each([
    { left: hour + second, reason: 'after_creation' },
    { left: hour, reason: 'after_creation' },
    { left: hour - second, reason: 'late' },
  ])('but with $left ms to the service it is $reason, however young', ({ left, reason }) => {
    const facts = { ...paid, createdAt: beforeService(1.5 * hour), now: beforeService(left) }
    expect(cancellationTerms(facts).reason).toBe(reason)
  })
})

describe('the last free instant', () => {
  test.each([
    { age: 72, freeUntilBefore: 2, why: 'two hours before a service planned long ago' },
    { age: 3.5, freeUntilBefore: 1.5, why: 'two hours after a recent creation' },
    { age: 2.5, freeUntilBefore: 1, why: 'one hour before, for a service created late' },
    { age: 1, freeUntilBefore: 1, why: 'the creation itself, one hour ahead' },
  ])('is $why', ({ age, freeUntilBefore }) => {
    const facts = { ...paid, createdAt: beforeService(age * hour) }
    const { freeUntil } = cancellationTerms(facts)
    expect(freeUntil).toEqual(beforeService(freeUntilBefore * hour))
    expect(cancellationTerms({ ...facts, now: freeUntil ?? facts.now }).feePesos).toBe(0)
    const justAfter = new Date((freeUntil ?? facts.now).getTime() + 1)
    expect(cancellationTerms({ ...facts, now: justAfter }).reason).toBe('late')
  })
})

test('a cancellation is free for three reasons, or late', () => {
  const reasonOf = (facts: Partial<CancellationFacts>) => cancellationTerms({ ...paid, ...facts }).reason
  const bookedToday = { createdAt: beforeService(2.5 * hour) }
  expect([
    reasonOf({ paidPesos: noPesos }),
    reasonOf({ now: beforeService(3 * hour) }),
    reasonOf({ ...bookedToday, now: beforeService(hour) }),
    reasonOf({ ...bookedToday, now: beforeService(hour - second) }),
  ]).toEqual([...cancellationReasons])
})

describe('the money', () => {
  test('a late cancellation costs 5 % of the total and its VAT, half of the fee goes to the assigned carrier', () => {
    expect(cancellationTerms({ ...paid, carrierAssigned: true })).toMatchObject({
      feePesos: 130_900,
      vatPesos: 24_871,
      refundPesos: 2_462_229,
      carrierPesos: 65_450,
    })
    expect(cancellationTerms(paid).carrierPesos).toBe(0)
  })

  test('other rates of the fee and of the carrier are settings', () => {
    const facts = {
      ...paid,
      carrierAssigned: true,
      feeBasisPoints: basisPoints(1000),
      carrierShareOfFee: basisPoints(2500),
    }
    expect(cancellationTerms(facts)).toMatchObject({ feePesos: 261_800, carrierPesos: 65_450 })
  })

  test.each([
    { left: 3 * hour, issueCost: 0, fee: 0, kept: 0, refund: 2_796_500 },
    { left: 3 * hour, issueCost: 20_000, fee: 0, kept: 20_000, refund: 2_776_500 },
    { left: 3 * hour, issueCost: 900_000, fee: 0, kept: 178_500, refund: 2_618_000 },
    { left: hour, issueCost: 0, fee: 139_825, kept: 0, refund: 2_630_108 },
    { left: 0, issueCost: 0, fee: 139_825, kept: 0, refund: 2_630_108 },
    { left: -second, issueCost: 0, fee: 139_825, kept: 178_500, refund: 2_451_608 },
    { left: -second, issueCost: 20_000, fee: 139_825, kept: 178_500, refund: 2_451_608 },
  ])(
    'an insured service, $left ms before it, issue cost $issueCost, keeps $kept',
    ({ left, issueCost, fee, kept, refund }) => {
      expect(
        cancellationTerms({ ...insured, now: beforeService(left), policyIssueCostPesos: pesos(issueCost) }),
      ).toMatchObject({
        feePesos: fee,
        insuranceKeptPesos: kept,
        refundPesos: refund,
      })
    },
  )

  test('the cost of a policy is not kept where there is none', () => {
    const facts = { ...paid, now: beforeService(3 * hour), policyIssueCostPesos: pesos(20_000) }
    expect(cancellationTerms(facts)).toMatchObject({ insuranceKeptPesos: 0, refundPesos: 2_618_000 })
  })

  test('a cheap freight under a dear policy never makes the client owe: the fee shrinks to what is left', () => {
    const facts: CancellationFacts = {
      ...insured,
      now: beforeService(-second),
      paidPesos: pesos(179_690),
      totalPesos: pesos(179_690),
    }
    expect(cancellationTerms(facts)).toMatchObject({
      feePesos: 1_000,
      vatPesos: 190,
      insuranceKeptPesos: 178_500,
      refundPesos: 0,
    })
  })

  test('fee, VAT, insurance kept and refund make what was paid, none negative, for any service', () => {
    const amount = fc.integer({ min: 0, max: totalMaxPesos }).map(pesos)
    const rate = fc.integer({ min: 0, max: 10_000 }).map(basisPoints)
    const facts = fc.record({
      now: fc.integer({ min: -4 * hour, max: 4 * hour }).map(beforeService),
      createdAt: fc.integer({ min: hour, max: 6 * hour }).map(beforeService),
      reservationAt: fc.constant(reservationAt),
      paidPesos: fc.oneof(fc.constant(noPesos), amount),
      totalPesos: amount,
      insuranceSalePesos: amount,
      insuranceVatPesos: amount,
      policyIssueCostPesos: amount,
      vatBasisPoints: rate,
      feeBasisPoints: rate,
      carrierAssigned: fc.boolean(),
      carrierShareOfFee: rate,
    })
    fc.assert(
      fc.property(facts, (any) => {
        const terms = cancellationTerms(any)
        const parts = terms.feePesos + terms.vatPesos + terms.insuranceKeptPesos + terms.refundPesos
        const isFree = terms.reason !== 'late'
        return (
          parts === any.paidPesos && terms.carrierPesos <= terms.feePesos && (!isFree || terms.feePesos === 0)
        )
      }),
      { numRuns },
    )
  })
})

test('the client agrees to the fee he was shown: a higher one is refused, a lower one is not', () => {
  const late = cancellationTerms(paid)
  const free = cancellationTerms({ ...paid, now: beforeService(3 * hour) })
  expect(feeDenial(late, 0)).toBe('cancellation.fee_changed')
  expect(feeDenial(late, 130_899)).toBe('cancellation.fee_changed')
  expect(feeDenial(late, 130_900)).toBeUndefined()
  expect(feeDenial(free, 130_900)).toBeUndefined()
  expect(feeDenial(free, 0)).toBeUndefined()
})

describe('a service that staff closes', () => {
  const closing: ClosingFacts = {
    as: 'cancelled',
    feePesos: pesos(100_000),
    paidPesos: pesos(2_380_000),
    insuranceKeptPesos: noPesos,
    vatBasisPoints: basisPoints(1900),
    carrierAssigned: true,
    isUndriven: false,
  }

  test('after its cover began keeps the premium with its VAT, and the policy', () => {
    const insured = {
      now: new Date('2026-03-02T13:00:01Z'),
      reservationAt: new Date('2026-03-02T13:00:00Z'),
      paidPesos: pesos(2_558_500),
      insuranceSalePesos: pesos(150_000),
      insuranceVatPesos: pesos(28_500),
    }
    expect(coverKept(insured)).toBe(178_500)
    expect(coverKept({ ...insured, now: insured.reservationAt })).toBe(0)
    expect(coverKept({ ...insured, paidPesos: noPesos })).toBe(0)
    const facts = { ...closing, paidPesos: insured.paidPesos, insuranceKeptPesos: coverKept(insured) }
    expect(closingTerms(facts)).toMatchObject({ insuranceKeptPesos: 178_500, refundPesos: 2_261_000 })
    expect(closingDenial({ ...facts, feePesos: pesos(2_000_001) })).toBe('fee.exceeds_paid')
  })

  test('as cancelled keeps the stated fee with its VAT and gives the rest back, half of the fee to the carrier', () => {
    expect(closingDenial(closing)).toBeUndefined()
    expect(closingTerms(closing)).toEqual({
      feePesos: 100_000,
      vatPesos: 19_000,
      insuranceKeptPesos: 0,
      refundPesos: 2_261_000,
      carrierPesos: 50_000,
    })
    expect(closingTerms({ ...closing, carrierAssigned: false }).carrierPesos).toBe(0)
    expect(closingTerms({ ...closing, carrierShareOfFee: basisPoints(10_000) }).carrierPesos).toBe(100_000)
  })

  test.each([
    [2_000_000, undefined],
    [2_000_001, 'fee.exceeds_paid'],
    [0, undefined],
  ])('as cancelled, a fee of %d of 2,380,000: %s', (fee, code) => {
    expect(closingDenial({ ...closing, feePesos: pesos(fee) })).toBe(code)
  })

  test('whose money never came can keep nothing of it', () => {
    const lost = { ...closing, paidPesos: noPesos }
    expect(closingDenial(lost)).toBe('fee.exceeds_paid')
    expect(closingTerms({ ...lost, feePesos: noPesos }).refundPesos).toBe(0)
  })

  test('of one that nobody was named to drive is a cancellation without a fee, and keeps no premium', () => {
    const undriven = { ...closing, feePesos: noPesos, insuranceKeptPesos: pesos(178_500), isUndriven: true }
    expect(closingDenial(undriven)).toBeUndefined()
    expect(closingTerms(undriven)).toMatchObject({
      feePesos: 0,
      insuranceKeptPesos: 0,
      refundPesos: closing.paidPesos,
    })
    expect(closingDenial({ ...undriven, feePesos: pesos(1) })).toBe('fee.not_for_undriven')
    expect(closingDenial({ ...undriven, as: 'finished' })).toBe('order.never_driven')
  })

  test('of one that nobody was named to drive counts as given back where it was paid and there was an hour to name somebody', () => {
    const [now, hourAgo, minuteLess] = ['10:00:00', '09:00:00', '09:01:00'].map(
      (at) => new Date(`2026-03-02T${at}Z`),
    )
    if (!now || !hourAgo || !minuteLess) return expect.unreachable('three moments')
    const facts = { isUndriven: true, paidPesos: pesos(1), now, takenAt: hourAgo, paidAt: hourAgo }
    expect(countsAsGivenBack(facts)).toBe(true)
    expect(countsAsGivenBack({ ...facts, isUndriven: false })).toBe(false)
    expect(countsAsGivenBack({ ...facts, paidPesos: noPesos })).toBe(false)
    expect(countsAsGivenBack({ ...facts, takenAt: minuteLess, paidAt: minuteLess })).toBe(false)
    expect(countsAsGivenBack({ ...facts, paidAt: minuteLess })).toBe(false)
  })

  test('as finished is owed as agreed: no fee is stated', () => {
    expect(closingDenial({ ...closing, as: 'finished', feePesos: noPesos })).toBeUndefined()
    expect(closingDenial({ ...closing, as: 'finished', feePesos: pesos(1) })).toBe('fee.not_for_finished')
  })

  test('never keeps more than came in, whatever the fee', () => {
    const amount = fc.integer({ min: 0, max: totalMaxPesos })
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 10_000 }), (fee, paidPesos, vat) => {
        const facts = {
          ...closing,
          feePesos: pesos(fee),
          paidPesos: pesos(paidPesos),
          vatBasisPoints: basisPoints(vat),
        }
        if (closingDenial(facts)) return
        const { feePesos, vatPesos, refundPesos, carrierPesos } = closingTerms(facts)
        expect(feePesos + vatPesos + refundPesos).toBe(paidPesos)
        expect(carrierPesos).toBeLessThanOrEqual(feePesos)
      }),
      { numRuns },
    )
  })
})
