import type { Line } from '@arriero/domain/places/geography'
import { expect, test } from 'vitest'
import { passedOf, whereabouts } from './passed.ts'

const line: Line = [
  [-74.1, 4.6],
  [-75.1, 4.6],
]
const town = (name: string, alongKm: number) => ({ code: '00000', name, alongKm })
const passes = {
  towns: [town('Bogotá', 0), town('La Mesa', 60), town('Girardot', 130), town('Ibagué', 200)],
  tolls: [{ code: 1, name: 'Chinauta', alongKm: 90 }],
  noRoad: null,
}
const way = { line, distanceKm: 200, passes }

test('what a way passes stands in the order of driving, without its ends', () => {
  expect(passedOf(passes).map(({ name }) => name)).toEqual(['La Mesa', 'Chinauta', 'Girardot'])
})

test('a truck on its way is near the town that is nearest by the road, so many kilometres along', () => {
  const near = whereabouts(way, { longitude: -74.35, latitude: 4.6 })
  expect(near).toMatchObject({ town: 'La Mesa' })
  expect(near?.alongKm).toBeCloseTo(50, 0)
})

test('a truck off its way is told by no town of it, nor one on a way whose towns are not known', () => {
  expect(whereabouts(way, { longitude: -74.35, latitude: 4.7 })).toBeUndefined()
  const bare = { ...way, passes: { ...passes, towns: null } }
  expect(whereabouts(bare, { longitude: -74.35, latitude: 4.6 })).toBeUndefined()
})
