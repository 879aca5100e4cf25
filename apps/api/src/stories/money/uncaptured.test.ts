/** Money the gateway promised and does not take: a shop that is not told of captures. Decisions §11, §16. */
import { api } from '@arriero/contract'
import { isReconciled } from '@arriero/domain/money/reconciliation'
import { expect, test } from 'vitest'
import { clientPrice, hourMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services } = await openStage()
const client = await called('cliententerprise')
const { actor: accountant } = await called('accountancy')
const { actor: administrator } = await called('administrator')
const dayMs = 24 * hourMs

const differing = async () =>
  (await (await house.as(accountant)).send(api.accounting.reconciliation, { query: {} })).checks.filter(
    (check) => !isReconciled(check),
  )

test('authorised money that is not captured for longer than a setting is told with its service, until it comes', async () => {
  const _id = await services.taken(client, await fleet())
  const form = await house.world.pay(client.actor, _id, 'AUTHORISED')
  house.clock.forward(7 * dayMs)
  expect(await differing()).toEqual([])
  house.clock.forward(1)
  expect(await differing()).toEqual([
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
  expect(await differing()).toEqual([])
  house.clock.forward(4 * dayMs)
  expect((await differing()).map(({ key }) => key)).toEqual(['uncaptured'])
  await house.world.notify(form, 'CAPTURED')
  expect(await differing()).toEqual([])
})
