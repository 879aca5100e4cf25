import { expect, test } from 'vitest'
import { sqlHasItsPlace, storesLookUp, readsRefuseNobody } from './reads.ts'
import { plant, type Rule } from '../reading/source.ts'

const lookUp = storesLookUp(['orders', 'offers'], { orders: ['orders'], offers: ['offers'] })
const room = (path: string, text: string) => plant(`apps/api/src/features/${path}`, text)

test.each<[fault: string, rule: Rule, path: string, text: string]>([
  [
    'an action with SQL of its own',
    sqlHasItsPlace,
    'orders/orders.actions.ts',
    "db.selectFrom('orders').execute()",
  ],
  [
    'a shape with a fragment',
    sqlHasItsPlace,
    'orders/shape.ts',
    'export const a = sql<{ a: Date; b: 1 }>`o.at`',
  ],
  [
    'a store that looks down the ladder',
    lookUp,
    'orders/orders.store.ts',
    'sql`select * from orders join offers on true`',
  ],
  ['a store that builds such a look', lookUp, 'orders/orders.store.ts', "db.selectFrom('offers as f')"],
  [
    'a store that refuses',
    readsRefuseNobody,
    'orders/orders.store.ts',
    "import { fail } from '#app-error.ts'",
  ],
  [
    'a view that refuses',
    readsRefuseNobody,
    'orders/orders.views.ts',
    "import { AppError } from '#app-error.ts'",
  ],
])('%s is found', (_fault, rule, path, text) => {
  expect(rule([room(path, text)])).toHaveLength(1)
})

test.each<[right: string, rule: Rule, path: string, text: string]>([
  ['a view reads any table', lookUp, 'orders/orders.views.ts', 'sql`select * from offers`'],
  [
    'a store reads its own table and one of a room above',
    lookUp,
    'offers/offers.store.ts',
    "db.selectFrom('orders').innerJoin('offers', 'a', 'b')",
  ],
  ['a sweep looks for what is due', sqlHasItsPlace, 'orders/orders.sweeps.ts', "db.selectFrom('orders')"],
  ['an array is made from something', sqlHasItsPlace, 'orders/a.ts', 'export const a = Array.from([1])'],
  [
    'an action refuses',
    readsRefuseNobody,
    'orders/orders.actions.ts',
    "import { fail } from '#app-error.ts'",
  ],
])('%s', (_right, rule, path, text) => {
  expect(rule([room(path, text)])).toEqual([])
})
