import { expect, test } from 'vitest'
import type { Line } from '@arriero/domain/places/geography'
import { cutWay } from './way.ts'

const line: Line = [
  [-75, 5],
  [-74, 5],
  [-74, 6],
]

test('the way is cut where the truck stands beside it', () => {
  const { travelled, ahead } = cutWay(line, { longitude: -74.5, latitude: 5.01 })
  expect(travelled).toEqual([
    [-75, 5],
    [-74.5, 5],
  ])
  expect(ahead).toEqual([
    [-74.5, 5],
    [-74, 5],
    [-74, 6],
  ])
})

test('what is travelled and what lies ahead are together the whole way', () => {
  const { travelled, ahead } = cutWay(line, { longitude: -74, latitude: 5.5 })
  expect(travelled.at(-1)).toEqual(ahead[0])
  expect([...travelled.slice(0, -1), ...ahead.slice(1)]).toEqual(line)
})

test('a truck on another road has travelled nothing of this one', () => {
  expect(cutWay(line, { longitude: -74.5, latitude: 5.5 })).toEqual({ travelled: [], ahead: line })
  expect(cutWay(line, undefined)).toEqual({ travelled: [], ahead: line })
})
