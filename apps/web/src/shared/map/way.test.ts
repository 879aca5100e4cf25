import { expect, test } from 'vitest'
import type { Line } from '@arriero/domain/places/geography'
import { cutWay, wayOn } from './way.ts'

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

test('behind a truck lies the way it has driven, not the planned one', () => {
  const trail: Line = [
    [-75, 5],
    [-74.5, 5.4],
  ]
  const truck = { longitude: -74.4, latitude: 5.4 }
  const way = wayOn({ route: line, truck, hasBegun: true, trail })
  expect(way.travelled).toEqual([[...trail, [-74.4, 5.4]]])
  expect(way.unheard).toEqual([])
  // Far off its way, the rest begins where it is nearest.
  expect(way.ahead[0]?.[0]).toBeCloseTo(-74, 5)
  expect(way.ahead.at(-1)).toEqual(line.at(-1))
})

test('on the way to the loading the whole way lies ahead, along whatever road the truck comes', () => {
  const truck = { longitude: -74.5, latitude: 5 }
  expect(wayOn({ route: line, truck })).toEqual({ travelled: [[]], unheard: [], ahead: line })
  const trail: Line = [[-74, 5]]
  expect(wayOn({ route: line, truck, trail })).toEqual({
    travelled: [
      [
        [-74, 5],
        [-74.5, 5],
      ],
    ],
    unheard: [],
    ahead: line,
  })
})

test('what nobody heard of is told apart: along the way where the truck was on it, else straight', () => {
  const onWay: Line = [
    [-75, 5],
    [-74.9, 5],
    [-74, 5.5],
  ]
  const gone = wayOn({ route: line, hasBegun: true, trail: onWay, trailGaps: [2] })
  expect(gone.travelled).toEqual([onWay.slice(0, 2), onWay.slice(2)])
  expect(gone.unheard).toEqual([
    [
      [-74.9, 5],
      [-74, 5],
      [-74, 5.5],
    ],
  ])
  const astray: Line = [
    [-75, 5],
    [-74.9, 5.5],
    [-74.5, 5.5],
  ]
  expect(wayOn({ route: line, hasBegun: true, trail: astray, trailGaps: [2] }).unheard).toEqual([
    astray.slice(1),
  ])
})

test('a truck first heard of half way came there unheard', () => {
  const trail: Line = [[-74, 5.2]]
  expect(wayOn({ route: line, hasBegun: true, trail }).unheard).toEqual([
    [
      [-75, 5],
      [-74, 5],
      [-74, 5.2],
    ],
  ])
})
