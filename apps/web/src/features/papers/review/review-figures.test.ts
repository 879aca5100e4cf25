import { expect, test } from 'vitest'
import { figuresWords } from './review-figures.ts'

const now = new Date('2026-11-29T15:00:00Z').getTime()

test('an idle morning says what waits, a busy one the pace too', () => {
  const idle = { waiting: 0, oldestAt: null, judgedToday: 0, medianSeconds: null }
  expect(figuresWords(idle, now)).toBe('0 por revisar')
  const busy = { waiting: 23, oldestAt: '2026-11-26T15:00:00Z', judgedToday: 12, medianSeconds: 9 }
  expect(figuresWords(busy, now)).toMatch(
    /^23 por revisar · el más antiguo, .+ · hoy revisó 12 · 9 s por documento$/,
  )
})

test.each([
  [59, '59 s'],
  [60, '1 min'],
  [95, '1 min 35 s'],
  [312, '5 min'],
  [600, '10 min'],
])('a pace of %i seconds is %s', (medianSeconds, written) => {
  const figures = { waiting: 1, oldestAt: null, judgedToday: 0, medianSeconds }
  expect(figuresWords(figures, now)).toBe(`1 por revisar · ${written} por documento`)
})
