import { expect, test } from 'vitest'
import { clockParts } from './clock-parts.ts'

test('the clock shows the hour, second and weekday of Bogotá', () => {
  expect(clockParts(Date.UTC(2026, 0, 13, 4, 5, 9))).toEqual({
    hour: '11:05',
    half: 'p.\u00a0m.',
    seconds: '09',
    weekday: 'Lun',
  })
})
