import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { openStage } from '../stage.fixture.ts'

const { called } = await openStage()
const client = await called('client')

const at = (latitude: number, longitude: number) =>
  client.send(api.places.at, { query: { latitude: String(latitude), longitude: String(longitude) } })

test('a point beside the road is told by its municipality, the road and the nearest town', async () => {
  const { town, road } = await at(5.19, -74.75)
  expect(town).toMatchObject({ code: '73349', town: 'Honda', department: 'Tolima', exact: false })
  expect(road.gapKm).toBeLessThan(2)
  expect(road).toMatchObject({ town: 'Honda' })
  expect(road.townKm).toBeLessThan(5)
})

test('a quarter that lies nearer to another head belongs to the land it lies in', async () => {
  expect((await at(4.63, -74.2)).town.code).toBe('11001')
})

test('what lies outside Colombia is refused with its words', async () => {
  const query = { latitude: '10.5', longitude: '-66.9' }
  expect(await client.refusal(api.places.at, { query })).toBe('place.outside_colombia')
})
