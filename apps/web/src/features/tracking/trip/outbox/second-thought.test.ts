import { expect, test } from 'vitest'
import { heldForMs, secondThoughtMs } from './second-thought.ts'

const now = Date.parse('2026-03-02T13:00:00.000Z')
const hourMs = 3_600_000

test('what is held goes when its seconds are over, also from a page that was read anew', () => {
  expect(heldForMs(now + secondThoughtMs, now)).toBe(secondThoughtMs)
  expect(heldForMs(now + 1200, now)).toBe(1200)
  expect(heldForMs(now - hourMs, now)).toBeLessThanOrEqual(0)
})

test('a phone whose clock is put back an hour waits its seconds and no hour', () => {
  expect(heldForMs(now + secondThoughtMs, now - hourMs)).toBe(secondThoughtMs)
})
