import { expect, test } from 'vitest'
import { statesGoByName } from './bare-statuses.ts'
import { plant } from './reading/source.ts'

const path = 'apps/api/src/features/orders/a.ts'

test.each([
  'if (order.status === 2) return',
  'const isMoving = order.status >= 2',
  'await updateOrder(db, id, { status: 3 })',
  "query.where('orders.status', 'in', [1, 2])",
  "query.where('status', '=', 0)",
  'sql`select * from orders o where o.status = 1`',
  'sql`select * from orders where status in (3, 4)`',
  'sql`select ${order.status} = 2`',
  'const cancelled = 4',
  'if (row.order_status !== 4) return',
  'const orderStatus = facts.order_status ?? 0',
  'const agreedStates = [1, 2, 3]',
  "const statuses = new Set(['0', '1', '2'])",
  'filters: Object.fromEntries([1, 2].map((status) => [status, wordOf(status)]))',
  'const path = `${paths.services}?status=3`',
  'mine({ status: [1, 2], limit: 100 })',
  'values.filter((value) => /^[0-4]$/.test(value))',
])('a bare number is found: %s', (text) => {
  expect(statesGoByName([plant(path, text)])).toHaveLength(1)
})

test.each([
  'if (order.status === orderStatus.running) return',
  'sql`select * from orders o where o.status = ${inState.assigned}`',
  'if (response.status === 404) return',
  'const most = 4',
  'const orderStatus = facts.order_status ?? orderStatus.pending',
  'const path = `${paths.services}?status=${orderStatus.finished}`',
  'if (reply.status >= 400) return',
])('a name passes, and so does another number: %s', (text) => {
  expect(statesGoByName([plant(path, text)])).toEqual([])
})

test('a migration stands as it ran', () => {
  const text = 'sql`create index a on orders (id) where status = 0`'
  expect(statesGoByName([plant('apps/api/src/database/migrations/0003-orders.ts', text)])).toEqual([])
})

const screen = 'apps/web/src/screens/main/profile/A.tsx'

test.each([
  'if (error.status === 401) sessionStore.end()',
  'if (error instanceof CallError && error.status !== 404) throw error',
  'const isOurs = answer.status < 500',
  'if (status >= 500 || isPassing(reply)) return',
  'if (404 === error.status) return',
  'switch (error.status) { case 404: return gone }',
  'const passing = new Set([401, 408, 425, 429])',
  'const isBusy = [503].includes(error.status)',
])('how a server answered is not compared by hand in the web: %s', (text) => {
  expect(statesGoByName([plant(screen, text)])).toHaveLength(1)
})

test.each([
  [screen, 'if (isUnauthorised(error)) sessionStore.end()'],
  [screen, 'const retryDelaysMs = [600, 1800, 4500]'],
  [screen, 'if (vehicle.weightKg >= 500) return'],
  ['apps/web/src/shared/api/statuses.ts', 'const isFailure = ({ status }: Answered) => status >= 500'],
  ['apps/web/src/shared/api/error-text.test.ts', 'for (const status of [500, 503, 429]) refused(status)'],
  ['apps/api/src/http/errors.ts', 'if (error.statusCode === 413) return'],
])('asked by its name, where the names stand, in a test and at the server it passes: %s', (at, text) => {
  expect(statesGoByName([plant(at, text)])).toEqual([])
})
