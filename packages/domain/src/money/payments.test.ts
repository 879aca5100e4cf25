/** What the payments of a charge come to, whatever happened to it and to them in whatever order. Security M6, M7, M10. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPaidState, nextState } from './payment-attempts.ts'
import {
  isCounting,
  isMoney,
  paymentDifferences,
  settledService,
  settledWait,
  unsoldOf,
  type Attempt,
  type ChargeFacts,
  type ChargePay,
  type PaymentDifferences,
  type ServiceFacts,
  type StandingRefund,
  type WaitFacts,
} from './payments.ts'
import { pesos } from './money.ts'

const minuteMs = 60_000
const startAt = Date.parse('2026-03-09T13:00:00Z')
const total = 2_380_000

const unpaid: ServiceFacts = {
  now: new Date(startAt),
  status: 'assigned',
  isInPosition: false,
  reservationAt: new Date(startAt + 24 * 60 * minuteMs),
  totalPesos: total,
  attempts: [],
  refunds: [],
  pay: {
    status: null,
    transaction: null,
    paidAt: null,
    payUntil: new Date(startAt + 60 * minuteMs),
    lostAt: null,
  },
  end: null,
  premium: { salePesos: pesos(120_000), vatPesos: pesos(22_800) },
  isUnsold: false,
}

const waiting: WaitFacts = {
  now: new Date(startAt),
  totalPesos: 90_000,
  attempts: [],
  refunds: [],
  pay: { status: null, transaction: null, paidAt: null },
  isDue: true,
}

/** The facts with the differences written, as the store writes them. */
const written = <Facts extends ChargeFacts & { pay: ChargePay }>(
  facts: Facts,
  { released, applied, closed, pay, dropped, due }: PaymentDifferences<Facts['pay']>,
): Facts => ({
  ...facts,
  attempts: facts.attempts.map((attempt) => ({
    ...attempt,
    isApplied: attempt.id === applied || (attempt.isApplied && !released.includes(attempt.id)),
    isOpen: attempt.isOpen && !closed.includes(attempt.id),
  })),
  pay: { ...facts.pay, ...pay },
  refunds: [
    ...facts.refunds.filter(({ id }) => !dropped.includes(id)),
    // Of one attempt there is at most one for each cause: two refunds with one id would fall together.
    ...due.map((refund) => ({ ...refund, id: `${refund.cause} of ${refund.attemptId}`, isBegun: false })),
  ],
})

const serviceSettled = (facts: ServiceFacts) =>
  written(facts, paymentDifferences(facts, settledService(facts)))
const waitSettled = (facts: WaitFacts) => written(facts, paymentDifferences(facts, settledWait(facts)))

type Plain = 'arrive' | 'leave' | 'run' | 'finish' | 'unsell'
type Step =
  | { kind: 'attempt'; isExact: boolean }
  | { kind: 'word'; which: number; word: string }
  | { kind: 'expire'; which: number }
  | { kind: 'begin'; which: number }
  | { kind: 'withdraw'; which: number }
  | { [K in Plain]: { kind: K } }[Plain]
  | { kind: 'cancel'; keptShare: number }
  | { kind: 'wait'; minutes: number }

const which = fc.nat({ max: 3 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('attempt' as const), isExact: fc.boolean() }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('word' as const),
      which,
      word: fc.constantFrom(
        'AUTHORISED',
        'CAPTURED',
        'CAPTURED',
        'REFUSED',
        'CANCELLED',
        'CAPTURE_FAILED',
        'EXPIRED',
        'ACCEPTED',
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('begin' as const, 'withdraw' as const), which }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'arrive' as const,
        'leave' as const,
        'run' as const,
        'finish' as const,
        'unsell' as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('cancel' as const), keptShare: fc.nat({ max: 100 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 90 }) }),
  },
)

const withAttempt = <Facts extends ChargeFacts>(facts: Facts, isExact: boolean): Facts => {
  const id = `attempt-${facts.attempts.length}`
  const attempt: Attempt = {
    id,
    state: 'attempted',
    transaction: id,
    amountPesos: (facts.totalPesos ?? 0) + (isExact ? 0 : 1_000),
    isOpen: true,
    isApplied: false,
    attemptedAt: facts.now,
    expiresAt: new Date(facts.now.getTime() + 15 * minuteMs),
  }
  return { ...facts, attempts: [...facts.attempts.map((one) => ({ ...one, isOpen: false })), attempt] }
}

const withEach = <Row>(rows: readonly Row[], at: number, change: (row: Row) => Row): Row[] =>
  rows.map((row, index) => (index === at ? change(row) : row))

const cancelled = (facts: ServiceFacts, keptShare: number): ServiceFacts => {
  const received = facts.pay.paidAt && !facts.pay.lostAt ? total : 0
  const feePesos = Math.floor((received * keptShare) / 100)
  const end = {
    cause: 'cancellation' as const,
    feePesos,
    refundPesos: received - feePesos,
    insuranceKeptPesos: 0,
  }
  return { ...facts, status: 'cancelled', end }
}

const isOver = ({ status }: ServiceFacts) => status === 'cancelled' || status === 'finished'
const isPaid = ({ pay }: ServiceFacts) => pay.paidAt !== null

const onAttempt = (facts: ServiceFacts, at: number, change: (one: Attempt) => Attempt): ServiceFacts => ({
  ...facts,
  attempts: withEach(facts.attempts, at, change),
})
const onRefund = (facts: ServiceFacts, at: number, isBegun: boolean): ServiceFacts => ({
  ...facts,
  refunds: withEach(facts.refunds, at, (one) => ({ ...one, isBegun })),
})

type Moves = { [K in Step['kind']]: (facts: ServiceFacts, step: Extract<Step, { kind: K }>) => ServiceFacts }

const moves: Moves = {
  attempt: (facts, { isExact }) =>
    isOver(facts) || facts.attempts.length > 3 ? facts : withAttempt(facts, isExact),
  word: (facts, { which: at, word: status }) =>
    onAttempt(facts, at, (one) => ({ ...one, state: nextState(one.state, { status }) })),
  expire: (facts, { which: at }) => onAttempt(facts, at, (one) => ({ ...one, isOpen: false })),
  begin: (facts, { which: at }) => onRefund(facts, at, true),
  withdraw: (facts, { which: at }) => onRefund(facts, at, false),
  arrive: (facts) => (isOver(facts) || !isPaid(facts) ? facts : { ...facts, isInPosition: true }),
  leave: (facts) => (facts.status === 'assigned' ? { ...facts, isInPosition: false } : facts),
  run: (facts) =>
    facts.status === 'assigned' && facts.isInPosition ? { ...facts, status: 'running' } : facts,
  finish: (facts) => (facts.status === 'running' ? { ...facts, status: 'finished' } : facts),
  unsell: (facts) => (isOver(facts) && isPaid(facts) ? { ...facts, isUnsold: true } : facts),
  cancel: (facts, { keptShare }) =>
    facts.status === 'assigned' && !facts.isInPosition ? cancelled(facts, keptShare) : facts,
  wait: (facts, { minutes }) => ({ ...facts, now: new Date(facts.now.getTime() + minutes * minuteMs) }),
}

const stepped = <S extends Step>(facts: ServiceFacts, did: S): ServiceFacts =>
  (moves[did.kind] as (facts: ServiceFacts, step: S) => ServiceFacts)(facts, did)

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
const amountsOf = (rows: readonly { amountPesos: number }[]) =>
  sum(rows.map(({ amountPesos }) => amountPesos))
const ofAttempt = (refunds: readonly StandingRefund[], id: string) =>
  refunds.filter(({ attemptId }) => attemptId === id)

/** Reckoned from the amounts alone: every peso that came is kept for the charge or due back, and none is both. */
const holdEveryPeso = (facts: ServiceFacts): void => {
  const counting = facts.attempts.filter(isCounting)
  expect(counting.length).toBeLessThanOrEqual(1)
  expect(facts.attempts.filter(({ isApplied }) => isApplied).length).toBeLessThanOrEqual(1)
  for (const attempt of facts.attempts) {
    const back = ofAttempt(facts.refunds, attempt.id)
    const stillDue = back.filter(({ isBegun }) => !isBegun)
    if (!isMoney(attempt)) expect(stillDue).toEqual([])
    else if (!attempt.isApplied)
      expect(amountsOf(back.filter(({ cause }) => cause !== 'insurance'))).toBe(attempt.amountPesos)
    expect(new Set(back.map(({ cause }) => cause === 'insurance')).size).toBe(back.length)
  }
  const [one] = counting
  if (!one) return
  expect(one.amountPesos).toBe(total)
  const ofEnd = ofAttempt(facts.refunds, one.id).filter(({ cause }) => cause !== 'insurance')
  expect(amountsOf(ofEnd)).toBe(facts.status === 'cancelled' ? (facts.end?.refundPesos ?? 0) : 0)
}

const holdWhatIsShown = ({ attempts, pay, status, end }: ServiceFacts): void => {
  const hasMoney = attempts.some(isCounting)
  const isShownPaid = pay.status === 'ACCEPTED' || pay.status === 'CAPTURED'
  expect(isShownPaid).toBe(hasMoney)
  if (hasMoney)
    expect(pay).toMatchObject({ lostAt: null, transaction: attempts.find(isCounting)?.transaction })
  if (status !== 'cancelled' && !hasMoney) expect(pay.paidAt === null).toBe(pay.lostAt === null)
  if (pay.lostAt !== null && status === 'cancelled') expect(end).not.toBeNull()
}

const tried = (states: readonly Attempt['state'][], facts: ServiceFacts = unpaid): ServiceFacts =>
  states.reduce((before, state) => {
    const after = withAttempt(before, true)
    return { ...after, attempts: [...after.attempts.slice(0, -1), { ...after.attempts.at(-1)!, state }] }
  }, facts)

/** Deeper starts, so that ends are reached as often as beginnings. */
const paidOnce = serviceSettled(tried(['authorised', 'attempted']))
const onTheRoad: ServiceFacts = { ...paidOnce, isInPosition: true, status: 'running' }
const starts: readonly ServiceFacts[] = [unpaid, paidOnce, onTheRoad, { ...onTheRoad, status: 'finished' }]

const steps = fc.array(step, { minLength: 1, maxLength: 40, size: 'max' })

test('after every step of a service what must stand is reached, a second time changes nothing, and no peso is lost or counted twice', () => {
  const seen = { counting: 0, lost: 0, surplus: 0, unsold: 0, cancelledPaid: 0 }
  fc.assert(
    fc.property(fc.constantFrom(...starts), steps, (start, did) => {
      let facts = start
      for (const one of did) {
        const changed = stepped(facts, one)
        const wanted = settledService(changed)
        facts = serviceSettled(changed)
        expect(facts.attempts.find(({ isApplied }) => isApplied)?.id).toBe(wanted.applied?.id)
        expect(facts.pay).toEqual(wanted.pay)
        const again = paymentDifferences(facts, settledService(facts))
        expect(again).toEqual({ released: [], applied: undefined, closed: [], pay: {}, dropped: [], due: [] })
        // What somebody has begun to pay back stays, whatever the gateway says.
        for (const refund of changed.refunds) if (refund.isBegun) expect(facts.refunds).toContainEqual(refund)
        holdEveryPeso(facts)
        holdWhatIsShown(facts)
        if (facts.status === 'cancelled') expect(facts.attempts.filter(({ isOpen }) => isOpen)).toEqual([])
        seen.counting += Number(facts.attempts.some(isCounting))
        seen.lost += Number(facts.pay.lostAt !== null)
        seen.surplus += Number(facts.refunds.some(({ cause }) => cause === 'duplicate'))
        seen.unsold += Number(facts.refunds.some(({ cause }) => cause === 'insurance'))
        seen.cancelledPaid += Number(facts.end !== null && facts.end.refundPesos > 0)
      }
    }),
    { numRuns: 600 },
  )
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0)
})

test('the same words about the same attempts in any sequence leave as much counted and as much due back', () => {
  const told = fc.array(
    fc.record({ which, word: fc.constantFrom('AUTHORISED', 'CAPTURED', 'CANCELLED', 'REFUSED') }),
    { maxLength: 10 },
  )
  const both = told.chain((words) =>
    fc.tuple(fc.constant(words), fc.shuffledSubarray([...words, ...words], { minLength: words.length * 2 })),
  )
  const four = [true, true, false, true].reduce((facts, isExact) => withAttempt(facts, isExact), unpaid)
  const start = serviceSettled(four)
  const heard = (facts: ServiceFacts, words: readonly { which: number; word: string }[]) => {
    const end = words.reduce(
      (before, one) => serviceSettled(stepped(before, { kind: 'word', ...one })),
      facts,
    )
    return [
      end.attempts.filter(isCounting).length,
      amountsOf(end.refunds),
      end.pay.paidAt !== null,
      end.pay.lostAt !== null,
    ]
  }
  fc.assert(
    fc.property(
      both,
      fc.constantFrom('assigned' as const, 'running' as const),
      ([words, shuffled], status) => {
        // On the road only once it was paid: the first attempt had been.
        const paid = serviceSettled(stepped(start, { kind: 'word', which: 0, word: 'AUTHORISED' }))
        const facts = status === 'running' ? { ...paid, status, isInPosition: true } : start
        expect(heard(facts, shuffled)).toEqual(heard(facts, words))
      },
    ),
    { numRuns: 500 },
  )
})

test('of a charge for waiting at most one attempt counts too, and every other real one is due back', () => {
  const word = fc.record({
    which,
    word: fc.constantFrom('AUTHORISED', 'CAPTURED', 'CANCELLED', 'CAPTURE_FAILED'),
  })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 20 }), fc.boolean(), (words, isDue) => {
      let facts = [true, false, true, true].reduce((before, isExact) => withAttempt(before, isExact), {
        ...waiting,
        isDue,
      })
      for (const { which: at, word: status } of words) {
        const attempts = withEach(facts.attempts, at, (one) => ({
          ...one,
          state: nextState(one.state, { status }),
        }))
        facts = waitSettled({ ...facts, attempts })
        expect(paymentDifferences(facts, settledWait(facts))).toMatchObject({
          released: [],
          applied: undefined,
          pay: {},
          due: [],
        })
        const counting = facts.attempts.filter(isCounting)
        expect(facts.attempts.filter(({ isApplied }) => isApplied)).toEqual(counting)
        expect(counting.length <= 1).toBe(true)
        expect(amountsOf(counting) + amountsOf(facts.refunds)).toBe(amountsOf(facts.attempts.filter(isMoney)))
        expect(facts.pay.paidAt !== null).toBe(counting.length === 1)
        if (!isDue) expect(counting).toEqual([])
      }
    }),
    { numRuns: 500 },
  )
})

test('money that is being given back because it did not count never counts again', () => {
  const double = serviceSettled(tried(['authorised', 'captured']))
  expect(double.refunds).toMatchObject([{ attemptId: 'attempt-1', cause: 'duplicate', amountPesos: total }])
  const begun = { ...double, refunds: double.refunds.map((refund) => ({ ...refund, isBegun: true })) }
  const failed = serviceSettled({
    ...begun,
    attempts: withEach(begun.attempts, 0, (one) => ({ ...one, state: 'CANCELLED' as const })),
  })
  expect(failed.attempts.filter(({ isApplied }) => isApplied)).toEqual([])
  expect(failed.pay).toMatchObject({ paidAt: null, status: 'PENDING' })
  // Once nobody gives it back after all, it counts.
  const withdrawn = serviceSettled({ ...failed, refunds: double.refunds })
  expect(withdrawn.attempts.filter(isCounting).map(({ id }) => id)).toEqual(['attempt-1'])
  expect(withdrawn.refunds).toEqual([])
})

test('a payment that fails on the road is lost until money comes, and one that fails before it makes the service unpaid again', () => {
  const paid = serviceSettled(tried(['authorised', 'attempted']))
  const fails = (facts: ServiceFacts) =>
    serviceSettled({
      ...facts,
      attempts: withEach(facts.attempts, 0, (one) => ({ ...one, state: 'CAPTURE_FAILED' as const })),
    })
  expect(fails(paid).pay).toMatchObject({
    paidAt: null,
    lostAt: null,
    payUntil: new Date(startAt + 22 * 60 * minuteMs),
  })
  const lost = fails({ ...paid, isInPosition: true, now: new Date(startAt + minuteMs) })
  expect(lost.pay).toMatchObject({
    paidAt: unpaid.now,
    lostAt: new Date(startAt + minuteMs),
    status: 'CAPTURE_FAILED',
  })
  // A new driver who has yet to arrive does not end it.
  expect(serviceSettled({ ...lost, isInPosition: false }).pay.lostAt).toEqual(lost.pay.lostAt)
  const found = serviceSettled({
    ...lost,
    attempts: withEach(lost.attempts, 1, (one) => ({ ...one, state: 'captured' as const })),
  })
  expect(found.pay).toMatchObject({
    paidAt: unpaid.now,
    lostAt: null,
    status: 'CAPTURED',
    transaction: 'attempt-1',
  })
})

test('what a service gives back when it ends is due of the payment that counted, and closes every attempt', () => {
  const paid = serviceSettled(tried(['captured']))
  const ended = serviceSettled({
    ...withAttempt(paid, true),
    ...cancelled(paid, 40),
    attempts: withAttempt(paid, true).attempts,
  })
  expect(ended.refunds).toMatchObject([
    { attemptId: 'attempt-0', cause: 'cancellation', amountPesos: total * 0.6 },
  ])
  expect(ended.attempts.some(({ isOpen }) => isOpen)).toBe(false)
  // What comes later is due back whole, and revives nothing.
  const late = serviceSettled({
    ...ended,
    attempts: withEach(ended.attempts, 1, (one) => ({ ...one, state: 'captured' as const })),
  })
  expect(late.refunds.map(({ cause, amountPesos }) => [cause, amountPesos])).toEqual([
    ['cancellation', total * 0.6],
    ['late', total],
  ])
  expect(late.pay.paidAt).toEqual(paid.pay.paidAt)
})

test('what a record gives back is due though no attempt is known that had brought it', () => {
  const facts = cancelled({ ...unpaid, pay: { ...unpaid.pay, paidAt: unpaid.now } }, 0)
  expect(serviceSettled(facts).refunds).toMatchObject([
    { attemptId: null, cause: 'cancellation', amountPesos: total },
  ])
})

test('a premium that bought nothing is due back once, of whichever payment counts', () => {
  const paid = serviceSettled(tried(['captured', 'attempted']))
  const over = serviceSettled({ ...paid, status: 'finished', isUnsold: true })
  expect(unsoldOf(over)).toBe(142_800)
  expect(over.refunds).toMatchObject([{ attemptId: 'attempt-0', cause: 'insurance', amountPesos: 142_800 }])
  const begun = { ...over, refunds: over.refunds.map((refund) => ({ ...refund, isBegun: true })) }
  const paidAnew = serviceSettled({
    ...begun,
    attempts: begun.attempts.map((one, index) => ({
      ...one,
      state: index === 0 ? ('CAPTURE_FAILED' as const) : ('captured' as const),
    })),
  })
  expect(paidAnew.refunds).toEqual(begun.refunds)
  expect(isPaidState(paidAnew.attempts[1]!.state)).toBe(true)
  expect(unsoldOf({ ...over, status: 'running' })).toBe(0)
})
