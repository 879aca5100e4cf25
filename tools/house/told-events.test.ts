import { expect, test } from 'vitest'
import { eventsAreTold } from './told-events.ts'
import { plant } from './reading/source.ts'

const told = eventsAreTold(['order.seen'])
const tells = "await tell(ctx, { name: 'order.seen', orderId })"

test.each([
  ['only has its row', 'packages/domain/src/orders/order-events.ts', "'order.seen': { read: all }"],
  ['is only reacted to', 'apps/api/src/reactions.ts', "'order.seen': [{ key: 'tell', handle: name }]"],
  ['is only an act of the trail', 'apps/api/src/features/a.ts', "record(ctx, {\n  act: 'order.seen'"],
  ['only a test tells', 'apps/api/src/stories/a.test.ts', tells],
])('an event that %s is found', (_what, path, text) => {
  expect(told([plant(path, text)])).toHaveLength(1)
})

test('an event that an act tells passes', () => {
  expect(told([plant('apps/api/src/features/orders/a.actions.ts', tells)])).toEqual([])
})
