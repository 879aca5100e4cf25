import { describe, expect, test } from 'vitest'
import { nounsHaveOneName } from './nouns.ts'
import { plant, type Source } from './reading/source.ts'

const held = nounsHaveOneName(['orders', 'enterpriseDrivers'], {
  served: { 'orders.update': { by: 'journal', why: 'one path' } },
  silent: { journal: 'posted by all' },
})
const room = (path: string, text: string): Source => plant(`apps/api/src/features/${path}`, text)
const excused = room('journal/journal.routes.ts', 'serve(api.orders.update, update)')

describe('a noun of another name is found', () => {
  const index = 'packages/contract/src/index.ts'
  test.each<[says: string, file: Source, told: RegExp]>([
    ['in the room', room('orders/o.routes.ts', 'serve(\n  api.drivers.take, take)'), /api\.drivers\.take/],
    [
      'of one act',
      room('orders/o.routes.ts', 'serve(api.enterpriseDrivers.all, all)'),
      /enterprise-drivers$/,
    ],
    ['as a room', room('drivers/take.ts', ''), /features\/drivers:1/],
    ['in the web', plant('apps/web/src/features/journal/a.ts', ''), /features\/journal:1/],
    ['in the contract', plant(index, "import { orders } from './orders/services.ts'"), /orders in services/],
  ])('%s', (_says, file, told) => {
    expect(held([excused, file])).toEqual([expect.stringMatching(told)])
  })
})

test('what is excused for nothing is told', () => {
  expect(held([room('journal/post.ts', '')])).toEqual([expect.stringContaining('orders.update')])
  expect(held([])).toHaveLength(2)
})

test('one name passes, and one screen may ask other nouns', () => {
  const files = [
    excused,
    room('enterprise-drivers/a.routes.ts', 'serve(api.enterpriseDrivers.create, make)'),
    plant('apps/web/src/features/enterprise-drivers/a.ts', 'useAct(api.orders.take)'),
    plant('packages/contract/src/index.ts', "import { orders } from './orders/orders.ts'"),
  ]
  expect(held(files)).toEqual([])
})
