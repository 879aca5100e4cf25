import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { hourMs, minuteMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services } = await openStage()
const client = await called('client')

test('the way a truck has driven is told thinned, and where nobody heard of it for hours it begins anew', async () => {
  const crew = await fleet()
  const _id = await services.running(client, crew, { inMs: 2 * hourMs })
  const drive = (longitudes: readonly number[]) => {
    house.clock.forward(longitudes.length * minuteMs)
    const points = longitudes.map((longitude, index) => ({
      at: new Date(house.clock.now.getTime() - (longitudes.length - 1 - index) * minuteMs).toISOString(),
      latitude: 4.7,
      longitude,
    }))
    return crew.driver.send(api.tracking.ping, { body: { points } })
  }
  await drive([-74.2, -74.21, -74.22, -74.23])
  house.clock.forward(2 * hourMs)
  await drive([-74.9, -74.91])
  for (const caller of [client, crew.carrier]) {
    const { trail, trailGaps } = await caller.send(api.tracking.location, { params: { _id } })
    expect(trail).toEqual([
      [-74.2, 4.7],
      [-74.23, 4.7],
      [-74.9, 4.7],
      [-74.91, 4.7],
    ])
    expect(trailGaps).toEqual([2])
  }
})
