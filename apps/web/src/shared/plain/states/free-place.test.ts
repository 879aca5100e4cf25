import { expect, test } from 'vitest'
import { coveredPx, freePlace } from './free-place.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const desk = { width: 360, height: 64, room: box(12, 12, 1416, 876), from: 'bottomLeft' } as const
const phone = { width: 366, height: 64, room: box(12, 68, 366, 764), from: 'top' } as const

test('on an empty desk a message stands at the bottom left, on a phone below the head', () => {
  expect(freePlace({ ...desk, controls: [] })).toEqual({ left: 12, top: 824 })
  expect(freePlace({ ...phone, controls: [] })).toEqual({ left: 12, top: 68 })
})

test('it steps aside for what is pressed there', () => {
  const controls = [box(20, 840, 120, 36), box(160, 700, 80, 36)]
  const spot = freePlace({ ...desk, controls })
  expect(coveredPx(spot, { ...desk, controls })).toBe(0)
  expect(spot).not.toEqual({ left: 12, top: 824 })
})

test('where every place covers something it covers the least', () => {
  const controls = [box(0, 60, 390, 500), box(0, 700, 190, 144)]
  const spot = freePlace({ ...phone, controls })
  expect(coveredPx(spot, { ...phone, controls })).toBe(0)
  const everywhere = [...controls, box(0, 560, 390, 100)]
  expect(freePlace({ ...phone, controls: everywhere }).top).toBeGreaterThan(590)
})
