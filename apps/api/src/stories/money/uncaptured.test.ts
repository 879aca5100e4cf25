/** Money the gateway promised and does not take: a shop that is not told of captures. Decisions §11, §16. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { clientPrice, hourMs, openStage } from '../stage.fixture.ts'
import { differing } from '../differing.fixture.ts'

const { house, called, fleet, services } = await openStage()
const client = await called('cliententerprise')
const { actor: administrator } = await called('administrator')
const dayMs = 24 * hourMs

test('authorised money that is not captured for longer than a setting is told with its service, until it comes', async () => {
  const _id = await services.taken(client, await fleet())
  const form = await house.world.pay(client.actor, _id, 'AUTHORISED')
  house.clock.forward(7 * dayMs)
  expect(await differing(house)).toEqual([])
  house.clock.forward(1)
  expect(await differing(house)).toEqual([
    {
      key: 'uncaptured',
      expected: 0,
      actual: clientPrice,
      count: 1,
      rows: [{ orderId: _id, expected: 0, actual: clientPrice }],
    },
  ])
  await (
    await house.as(administrator)
  ).send(api.settings.update, { params: { key: 'captureWithinDays' }, body: { value: 10 } })
  expect(await differing(house)).toEqual([])
  house.clock.forward(4 * dayMs)
  expect((await differing(house)).map(({ key }) => key)).toEqual(['uncaptured'])
  await house.world.notify(form, 'CAPTURED')
  expect(await differing(house)).toEqual([])
})
