import { expect, test } from 'vitest'
import { clientSeesFrom, isWatchable, type RoadFacts } from './on-the-road.ts'

const taken: RoadFacts = { status: 'assigned', isPaid: true, isOnTheWay: false, isInPosition: false }
const watched = (more: Partial<RoadFacts>) =>
  [false, true].map((isClient) => isWatchable({ ...taken, ...more }, isClient))

test.each<[string, Partial<RoadFacts>, boolean, boolean]>([
  ['taken and standing still', {}, false, false],
  ['on the way', { isOnTheWay: true }, true, false],
  ['in position', { isInPosition: true }, true, true],
  ['running', { status: 'running' }, true, true],
  ['not paid', { status: 'running', isPaid: false, isInPosition: true }, false, false],
  ['finished', { status: 'finished', isInPosition: true }, false, false],
  ['cancelled', { status: 'cancelled', isInPosition: true }, false, false],
])('the truck of a service that is %s is watched by its parties: %s %s', (_what, more, parties, client) => {
  expect(watched(more)).toEqual([parties, client])
})

test('the client sees where a truck stands that has just arrived, and nothing of how it came', () => {
  expect(clientSeesFrom(null)).toBeNull()
  expect(clientSeesFrom(new Date('2026-11-23T13:00:00Z'))).toEqual(new Date('2026-11-23T12:45:00Z'))
})
