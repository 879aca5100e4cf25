import { expect, test } from 'vitest'
import type { Answer } from './answers.ts'
import { recoveryOf, servedOf, strangeOf, usefulOf } from './overload.ts'

const answer = (dueMs: number, more: Partial<Answer> = {}): Answer => {
  const row = { name: 'list', status: 200, dueMs, lateMs: 0, tookMs: 20, saysWhen: false, ...more }
  return { ...row, waitedMs: row.lateMs + row.tookMs }
}
const sent = (seconds: number, more: (second: number) => Partial<Answer> = () => ({})): Answer[] =>
  Array.from({ length: seconds * 10 }, (_, at) => answer(at * 100, more(Math.floor(at / 10))))

test('what comes late is not useful, and of what is reserved not served', () => {
  const crowd = [...sent(1), ...sent(1, () => ({ tookMs: 2_500 })), ...sent(1, () => ({ status: 503 }))]
  expect(usefulOf({ crowd, seconds: 1 })).toBe(10)
  expect(servedOf(crowd)).toBeCloseTo(33.3, 0)
  expect(servedOf([])).toBeNaN()
})

test('a refusal that says when to come again is an answer; one that does not, a fault and silence are none', () => {
  expect(
    strangeOf([answer(0, { status: 503, saysWhen: true }), answer(0, { status: 429, saysWhen: true })]),
  ).toEqual([])
  expect(
    strangeOf([answer(0, { status: 503 }), answer(0, { status: 500 }), answer(0, { status: 0 }), answer(1)]),
  ).toEqual([
    '1 × answered 503 to list without Retry-After',
    '1 × answered 500 to list',
    '1 × answered nothing to list',
  ])
})

test.each<[string, Answer[], number]>([
  ['at once', sent(20), 0],
  ['after six seconds of refusals', sent(20, (second) => (second < 6 ? { status: 503 } : {})), 6],
  ['after six seconds in which all are late', sent(20, (second) => (second < 6 ? { tookMs: 900 } : {})), 6],
  [
    'not for a second that happens to be good',
    sent(20, (second) => (second < 9 && second !== 4 ? { status: 503 } : {})),
    9,
  ],
  ['never', sent(20, () => ({ status: 503 })), Number.POSITIVE_INFINITY],
])('all is as before: %s', (_, after, seconds) => {
  expect(recoveryOf({ before: sent(5), after })).toBe(seconds)
})
