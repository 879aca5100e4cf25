import { expect, test } from 'vitest'
import { atBogota } from '../time/calendar.ts'
import { complaintDenial, type ComplaintFacts } from './complaints.ts'
import { releasedBefore } from '../money/payouts.ts'

const facts: ComplaintFacts = {
  isFinished: true,
  isApproved: false,
  releaseOn: '2026-11-25',
  isPaidOut: false,
  hasOpen: false,
}
const at = (day: string, hour = 23) => atBogota(day, hour * 60 + 59)

test('a finished service may be complained of to the end of its last working day, in Bogotá', () => {
  expect(complaintDenial(facts, at('2026-11-20'))).toBeUndefined()
  expect(complaintDenial(facts, at('2026-11-25'))).toBeUndefined()
  expect(complaintDenial(facts, at('2026-11-26', 0))).toBe('complaint.term_over')
})

test.each<[Partial<ComplaintFacts>, string]>([
  [{ isFinished: false }, 'order.not_finished'],
  [{ hasOpen: true }, 'complaint.open'],
  [{ isApproved: true }, 'order.finished'],
  [{ isPaidOut: true }, 'complaint.term_over'],
  [{ releaseOn: null }, 'complaint.term_over'],
])('with %j it is refused with %s', (change, code) => {
  expect(complaintDenial({ ...facts, ...change }, at('2026-11-20'))).toBe(code)
})

test('while he may complain the money is not released, and once it is he may no longer', () => {
  for (const day of ['2026-11-20', '2026-11-25', '2026-11-26']) {
    const isReleased = '2026-11-25' < releasedBefore(at(day))
    expect(complaintDenial(facts, at(day)) === 'complaint.term_over').toBe(isReleased)
  }
})
