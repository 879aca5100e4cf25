import { expect, test } from 'vitest'
import { country, linesParting, stretchesOf } from './boundaries.ts'
import { crossingSegments } from './crossings.ts'
import { joined } from './join.ts'
import { roadsAt } from './roads.ts'
import { doubleArea, unitsAt, type Line } from './shapes.ts'
import { simplified } from '@arriero/domain/places/simplified-line'
import { areasAt, lineAt } from './simplify.ts'

const square = (west: number, north: number): Line => [
  [west, north],
  [west + 1, north],
  [west + 1, north + 1],
  [west, north + 1],
  [west, north],
]

test('pieces of a road become one line, whichever way each was drawn', () => {
  const pieces: Line[] = [
    [
      [2, 0],
      [1, 0],
    ],
    [
      [0, 0],
      [1, 0],
    ],
    [
      [2, 0],
      [3, 1],
    ],
  ]
  expect(joined(pieces).map((line) => (line[0]?.[0] === 0 ? line : line.toReversed()))).toEqual([
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 1],
    ],
  ])
})

test('where three pieces meet the straightest two go on, and the third begins there', () => {
  const meeting: Line[] = [
    [
      [0, 0],
      [5, 0],
    ],
    [
      [5, 0],
      [10, 0],
    ],
    [
      [5, 0],
      [5, 5],
    ],
  ]
  expect(joined(meeting).map(({ length }) => length)).toEqual([3, 2])
})

test('a ring of pieces is a ring, and no piece is lost or drawn twice', () => {
  const ring = square(0, 0)
  const pieces = ring.slice(1).map((point, at): Line => [ring[at]!, point])
  const [line, ...more] = joined(pieces)
  expect(more).toEqual([])
  expect(line).toHaveLength(5)
  expect(line?.[0]).toEqual(line?.at(-1))
})

test('what is left of a line lies nowhere farther from it than was allowed', () => {
  const bumps: Line = Array.from({ length: 101 }, (_, x) => [x, x % 2 === 0 ? 0 : 0.4])
  expect(simplified(bumps, 0.5)).toEqual([bumps[0], bumps.at(-1)])
  expect(simplified(bumps, 0.1)).toHaveLength(101)
})

test('the border of two departments is one line, and the country what is around both', () => {
  const stretches = stretchesOf(
    [
      { department: 'west', areas: [[square(0, 0)]] },
      { department: 'east', areas: [[square(1, 0)]] },
      { department: 'east', areas: [[square(2, 0)]] },
    ],
    [
      [
        [3, 0],
        [3, 1],
      ],
    ],
  )
  expect(linesParting(stretches, 'departments')).toEqual([
    [
      [1, 0],
      [1, 1],
    ],
  ])
  expect(linesParting(stretches, 'municipalities')).toHaveLength(1)
  expect(linesParting(stretches, 'neighbours')).toHaveLength(1)
  const [area, ...others] = country(stretches)
  expect(others).toEqual([])
  expect(Math.abs(doubleArea(area?.[0] ?? []))).toBe(6)
})

test('an island too small to be seen is left out, and one that is seen stays closed', () => {
  const unit = 1 / unitsAt(5)
  const island = (size: number): Line => square(100, 100).map(([x, y]) => [x * size * unit, y * size * unit])
  const fineness = { zoom: 5, tolerance: 0.5, least: 50 }
  expect(areasAt([[island(5)]], fineness)).toEqual([])
  const [area] = areasAt([[island(20)]], fineness)
  expect(area?.[0]?.[0]).toEqual(area?.[0]?.at(-1))
})

test('a ring that would cross itself keeps more of its points', () => {
  // A river that is narrow at a bend: the one bank is straight enough to lose the bend, the other is not.
  const bank: Line = [
    [0, 0],
    [40, -3.5],
    [80, 0],
  ]
  const other: Line = [
    [79, 6],
    [40, -2],
    [1, 6],
  ]
  const units = unitsAt(5)
  const river = [...bank, ...other, bank[0]!].map(([x, y]) => [x / units, y / units] as const)
  expect(crossingSegments([simplified([...bank, ...other, bank[0]!], 4)]).size).toBeGreaterThan(0)
  const [area] = areasAt([[river]], { zoom: 5, tolerance: 4 })
  expect(area).toBeDefined()
  expect(crossingSegments(area!).size).toBe(0)
  const bowTie: Line = [
    [0, 0],
    [2, 2],
    [2, 0],
    [0, 2],
    [0, 0],
  ]
  expect([...crossingSegments([bowTie])]).toEqual([0, 2])
  expect(crossingSegments([square(0, 0)]).size).toBe(0)
})

test('a line lies on whole units of its zoom, so that two tiles cut it alike', () => {
  const line = lineAt(
    [
      [0.1234567, 0.5],
      [0.2345678, 0.6],
    ],
    { zoom: 3, tolerance: 0 },
  )
  for (const number of line.flat()) expect(number * unitsAt(3)).toBe(Math.round(number * unitsAt(3)))
})

test('roads that differ in what is not drawn yet are one, and small ones come later', () => {
  const road = (c: number, name: string, from: number) => ({
    c,
    ref: '50',
    name,
    line: [
      [from, 0],
      [from + 1, 0],
    ] as Line,
  })
  const roads = [road(1, 'Autopista', 0), road(1, 'Calle 13', 1), road(4, 'Vereda', 2)]
  expect(roadsAt(roads, 5)).toMatchObject([{ tags: { c: 1 }, lines: [{ length: 3 }] }])
  expect(roadsAt(roads, 8)).toMatchObject([{ tags: { c: 1, ref: '50' } }])
  expect(roadsAt(roads, 11).map(({ tags }) => tags)).toEqual([
    { c: 1, ref: '50', name: 'Autopista' },
    { c: 1, ref: '50', name: 'Calle 13' },
    { c: 4, name: 'Vereda' },
  ])
})
