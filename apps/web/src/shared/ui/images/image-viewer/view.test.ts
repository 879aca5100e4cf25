import { expect, test } from 'vitest'
import { fitScale, fitted, held, moved, stepped, turnedRight, zoomed } from './view.ts'

const stage = { width: 1000, height: 500 }
const wide = { width: 2000, height: 500 }

test('a picture is seen whole, lying or standing', () => {
  expect(fitScale(wide, stage, 0)).toBe(0.5)
  expect(fitScale(wide, stage, 1)).toBe(0.25)
})

test('a thumbnail is shown at most twice its size', () => {
  expect(fitScale({ width: 50, height: 50 }, stage, 0)).toBe(2)
})

test('the point under the finger stays there while the picture grows', () => {
  const view = zoomed(fitted, 2, { x: 100, y: -40 })
  expect(view).toEqual({ zoom: 2, turns: 0, x: -100, y: 40 })
})

test('a picture grows to eight times and shrinks to what fits', () => {
  expect(zoomed(fitted, 100).zoom).toBe(8)
  expect(zoomed(zoomed(fitted, 2), 0.01).zoom).toBe(1)
})

test('a picture that fits cannot be pushed aside, a bigger one only to its edge', () => {
  expect(held(moved(fitted, { x: 90, y: 90 }), wide, stage)).toEqual(fitted)
  expect(held(moved(zoomed(fitted, 2), { x: 900, y: 90 }), wide, stage)).toEqual({
    zoom: 2,
    turns: 0,
    x: 500,
    y: 0,
  })
})

test('four turns bring it back', () => {
  const once = turnedRight(zoomed(fitted, 3))
  expect(once).toEqual({ ...fitted, turns: 1 })
  expect(turnedRight(turnedRight(turnedRight(once)))).toEqual(fitted)
})

test('after the last picture comes the first and before it the last', () => {
  expect(stepped(2, 1, 3)).toBe(0)
  expect(stepped(0, -1, 3)).toBe(2)
})
