import { describe, expect, test } from 'vitest'
import { clashOf, isRestShort, type CrewService } from './crew-time.ts'
import { orderStatus } from './orders.ts'

const hourMs = 3_600_000
const midnight = Date.UTC(2026, 2, 10)
const at = (hour: number) => new Date(midnight + hour * hourMs)
const now = at(0)
const service = (
  id: string,
  hours: readonly [number, number],
  more: Partial<CrewService> = {},
): CrewService => ({
  id,
  status: orderStatus.assigned,
  fromAt: at(hours[0]),
  untilAt: at(hours[1]),
  driveMs: (hours[1] - hours[0] - 4) * hourMs,
  ...more,
})
const running = { status: orderStatus.running }

describe('another service stands in the way', () => {
  test.each([
    ['that ends as this one begins', service('a', [0, 8]), undefined],
    ['that begins as this one ends', service('a', [16, 20]), undefined],
    ['of which a minute overlaps', service('a', [0, 8.1]), 'a'],
    ['that lies within it', service('a', [10, 11]), 'a'],
    ['itself', service('this', [8, 16]), undefined],
    ['on the road until it begins', service('a', [-9, 8], running), undefined],
    ['on the road beyond its beginning', service('a', [-9, 9], running), 'a'],
  ] as const)('%s', (_, other, found) => {
    expect(clashOf([other], service('this', [8, 16]), now)?.id).toBe(found)
  })

  test('one on the road that is late lasts until now', () => {
    const late = service('late', [-20, -2], running)
    expect(clashOf([late], service('this', [8, 16]), at(7))?.id).toBeUndefined()
    expect(clashOf([late], service('this', [8, 16]), at(9))?.id).toBe('late')
  })

  test('of two on the road each stands in the way of the other, whatever their hours', () => {
    const tomorrow = service('tomorrow', [30, 40], running)
    expect(clashOf([tomorrow], service('this', [0, 8], running), now)?.id).toBe('tomorrow')
  })
})

describe('a driver rests before he drives again', () => {
  const rest = { drivingMs: 10 * hourMs, restMs: 8 * hourMs }
  const isShort = (others: readonly CrewService[], one: CrewService, moment = now) =>
    isRestShort(others, one, { rest, now: moment })

  test('two services of six hours at the wheel need a whole rest between them', () => {
    const first = service('first', [0, 10])
    expect(isShort([first], service('next', [17.9, 27.9]))).toBe(true)
    expect(isShort([first], service('next', [18, 28]))).toBe(false)
    expect(isShort([service('next', [17.9, 27.9])], first)).toBe(true)
  })

  test('short ones of a day follow each other without one, as long as the hours at the wheel allow', () => {
    const [one, two] = [service('one', [0, 9]), service('two', [9, 18])]
    expect(isShort([one], two)).toBe(false)
    expect(isShort([one, two], service('three', [18, 23]))).toBe(true)
  })

  test('what a whole rest parts is not counted, on either side', () => {
    const others = [service('yesterday', [-20, -8]), service('tomorrow', [24, 36])]
    expect(isShort(others, service('today', [0, 12]))).toBe(false)
  })

  test('a long one alone is no fault: its rests are counted on its way', () => {
    expect(isShort([], service('long', [0, 40]))).toBe(false)
  })

  test('who comes late rests later: the hours of one on the road last until now', () => {
    const late = service('late', [-20, -10], running)
    expect(isShort([late], service('next', [4, 14]), at(-10))).toBe(false)
    expect(isShort([late], service('next', [4, 14]), at(-3))).toBe(true)
  })

  test('what overlaps is told as such, and not as too little rest', () => {
    expect(isShort([service('same', [0, 10])], service('this', [0, 10]))).toBe(false)
  })
})
