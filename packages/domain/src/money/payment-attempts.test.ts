import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { failureOf, isPaidState, meaning, nextState, paymentFailures } from './payment-attempts.ts'
import type { AttemptState } from './payment-attempts.ts'

const pendingWords = [
  'ACCEPTED',
  'AUTHORISED_TO_VALIDATE',
  'WAITING_AUTHORISATION',
  'WAITING_AUTHORISATION_TO_VALIDATE',
  'WAITING_FOR_PAYMENT',
  'PARTIALLY_AUTHORISED',
  'PRE_AUTHORISED',
  'PENDING',
  'REFUND_TO_RETRY',
  'INITIAL',
  'UNDER_VERIFICATION',
  'SUSPENDED',
  'authorised',
  'A_WORD_OF_NEXT_YEAR',
  '',
  'constructor',
]
const known = ['AUTHORISED', 'CAPTURED', 'NOT_CREATED', ...paymentFailures]

const after = (statuses: readonly string[], from: AttemptState = 'none'): AttemptState =>
  statuses.reduce<AttemptState>((state, status) => nextState(state, { status }), from)

describe('a status of the gateway', () => {
  test('is money only as AUTHORISED or CAPTURED', () => {
    expect(meaning('AUTHORISED')).toBe('accepted')
    expect(meaning('CAPTURED')).toBe('captured')
  })

  test.each(pendingWords)('%s is pending, neither paid nor failed', (status) => {
    expect(meaning(status)).toBe('pending')
    expect(failureOf(status)).toBeUndefined()
    expect(after([status])).toBe('attempted')
  })

  test.each(paymentFailures)('%s is a failure under its own name', (status) => {
    expect(meaning(status)).toBe('failed')
    expect(failureOf(status)).toBe(status)
  })

  test('NOT_CREATED counts as ABANDONED', () => {
    expect(meaning('NOT_CREATED')).toBe('failed')
    expect(after(['NOT_CREATED'])).toBe('ABANDONED')
  })
})

describe('the state of an attempt', () => {
  const stories: [string, string[], AttemptState][] = [
    ['is authorised, then captured', ['AUTHORISED', 'CAPTURED'], 'captured'],
    ['stays captured when the authorisation arrives late', ['CAPTURED', 'AUTHORISED'], 'captured'],
    ['stays authorised when a pending word arrives late', ['AUTHORISED', 'UNDER_VERIFICATION'], 'authorised'],
    [
      'is paid when the buyer is refused and then pays on the same page',
      ['REFUSED', 'AUTHORISED'],
      'authorised',
    ],
    [
      'fails when the capture fails after the authorisation',
      ['AUTHORISED', 'CAPTURE_FAILED'],
      'CAPTURE_FAILED',
    ],
    ['fails when the shop cancels after the authorisation', ['AUTHORISED', 'CANCELLED'], 'CANCELLED'],
    ['fails when the authorisation expires', ['AUTHORISED', 'EXPIRED'], 'EXPIRED'],
    ['keeps captured money whatever came before', ['CAPTURE_FAILED', 'CAPTURED'], 'captured'],
    ['keeps captured money whatever comes after', ['CAPTURED', 'CANCELLED'], 'captured'],
  ]
  test.each(stories)('%s', (_story, statuses, end) => {
    expect(after(statuses)).toBe(end)
  })

  test('ends the same for every order and repetition of the same notices', () => {
    const status = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...known) },
      { weight: 1, arbitrary: fc.constantFrom(...pendingWords) },
    )
    const notices = fc.array(status, { minLength: 1, maxLength: 12 })
    const shuffled = notices.chain((first) =>
      fc.record({
        first: fc.constant(first),
        second: fc.shuffledSubarray([...first, ...first], {
          minLength: first.length * 2,
          maxLength: first.length * 2,
        }),
        once: fc.shuffledSubarray([...new Set(first)], { minLength: new Set(first).size }),
        cut: fc.nat(first.length),
      }),
    )
    fc.assert(
      fc.property(shuffled, ({ first, second, once, cut }) => {
        const end = after(first)
        expect(after(second)).toBe(end)
        expect(after(once)).toBe(end)
        expect(after(first, after(first.slice(cut)))).toBe(end)
        expect(isPaidState(end)).toBe(end === 'captured' || end === 'authorised')
        if (first.includes('CAPTURED')) expect(end).toBe('captured')
        if (!first.includes('CAPTURED') && !first.includes('AUTHORISED')) expect(isPaidState(end)).toBe(false)
      }),
      { numRuns: 10_000 },
    )
  })
})
