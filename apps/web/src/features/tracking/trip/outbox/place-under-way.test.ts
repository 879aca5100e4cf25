import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bringPlace, placeBrought } from './place-under-way.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a phone whose question for leave nobody answers sends its report all the same', async () => {
  const never = new Promise<undefined>(() => undefined)
  bringPlace('report-1', Promise.resolve(), never)
  const sent = vi.fn()
  void placeBrought('report-1').then(sent)
  await vi.advanceTimersByTimeAsync(4000)
  expect(sent).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toHaveBeenCalledOnce()
})
