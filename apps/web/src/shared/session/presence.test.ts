import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnattended, watchPresence } from './presence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a window is left alone two minutes after the last touch, until the next one', () => {
  expect(isUnattended()).toBe(false)
  const target = new EventTarget()
  watchPresence(target)
  vi.advanceTimersByTime(119_000)
  target.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(120_000)
  expect(isUnattended()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isUnattended()).toBe(true)
  target.dispatchEvent(new Event('pointermove'))
  expect(isUnattended()).toBe(false)
})
