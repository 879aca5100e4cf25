import { expect, test } from 'vitest'
import type { Line } from '@arriero/domain/places/geography'
import { cutWay } from './way.ts'

const line: Line = [
  [-75, 5],
  [-74, 5],
  [-74, 6],
]

const at = (longitude: number, latitude: number) => ({ longitude, latitude })
const cut = (truck: ReturnType<typeof at> | undefined, more: { trail?: Line; hasBegun?: boolean } = {}) =>
  cutWay(line, { truck, hasBegun: true, ...more })

test('the way is cut where the truck stands beside it', () => {
  const { travelled, ahead } = cut(at(-74.5, 5.01))
  expect(travelled).toEqual([
    [
      [-75, 5],
      [-74.5, 5],
    ],
  ])
  expect(ahead).toEqual([
    [-74.5, 5],
    [-74, 5],
    [-74, 6],
  ])
})

test('what is travelled and what lies ahead are together the whole way', () => {
  const { travelled, ahead } = cut(at(-74, 5.5))
  const [driven = []] = travelled
  expect(driven.at(-1)).toEqual(ahead[0])
  expect([...driven.slice(0, -1), ...ahead.slice(1)]).toEqual(line)
})

test('a truck on another road, or one that has not loaded yet, has travelled nothing of this one', () => {
  expect(cut(at(-74.5, 5.5))).toEqual({ travelled: [], ahead: line })
  expect(cut(undefined)).toEqual({ travelled: [], ahead: line })
  expect(cut(at(-74, 5.5), { hasBegun: false })).toEqual({ travelled: [], ahead: line })
})

test('where its places are known they are what it travelled, off the road too', () => {
  const trail: Line = [
    [-75, 5],
    [-74.95, 5.03],
    [-74.9, 5.06],
  ]
  const { travelled, ahead } = cut(at(-74.85, 5.06), { trail })
  expect(travelled).toEqual([[...trail, [-74.85, 5.06]]])
  expect(ahead[0]?.[0]).toBeCloseTo(-74.85, 2)
  expect(cut(at(-75.1, 5), { trail: [[-75.15, 5]], hasBegun: false })).toEqual({
    travelled: [
      [
        [-75.15, 5],
        [-75.1, 5],
      ],
    ],
    ahead: line,
  })
})

test('a stretch without a signal follows the road, and is left open off it', () => {
  const lost = cut(at(-74, 5.3), { trail: [[-74.6, 5]] })
  expect(lost.travelled).toEqual([
    [
      [-74.6, 5],
      [-74, 5],
      [-74, 5.3],
    ],
  ])
  const trail: Line = [
    [-74.6, 5],
    [-74.58, 5.01],
    [-74.4, 5.4],
    [-74.38, 5.41],
  ]
  const { travelled } = cut(at(-74.36, 5.42), { trail })
  expect(travelled.map((piece) => piece.length)).toEqual([2, 3])
})
