/** Nothing the product can do is left out of the tables kept by hand. */
import { api } from '@arriero/contract'
import type { Endpoint } from '@arriero/contract/endpoint'
import { orderActs, orderActNames, statusOfNumber, type OrderStatus } from '@arriero/domain/orders/orders'
import { expect, test } from 'vitest'
import { served } from '../../routes.ts'
import { routeOf } from './matrix.ts'
import { columns, stateRows, type Column } from '../states.fixture.ts'

const statusOf: Record<Column, OrderStatus> = {
  P0: 'pending',
  A1u: 'assigned',
  A1p: 'assigned',
  A1q: 'assigned',
  R2: 'running',
  R2a: 'running',
  F3: 'finished',
  X4: 'cancelled',
}
const inOrder = (statuses: Iterable<OrderStatus>) =>
  [0, 1, 2, 3, 4].flatMap((number) => {
    const status = statusOfNumber(number)
    return status !== undefined && new Set(statuses).has(status) ? [status] : []
  })

const rowsOf = (act: string) => stateRows.filter(({ of }) => of === act)

/** Statuses in which the state table says that an act happens. */
const happensIn = (act: string): OrderStatus[] =>
  inOrder(
    rowsOf(act).flatMap(({ expected }) =>
      columns.filter((column) => expected[column] === 'ok').map((column) => statusOf[column]),
    ),
  )

test('every act on an order has its row in the state table, and no row names an act that is not', () => {
  const named = new Set(stateRows.map(({ of }) => of).filter((of) => of !== '-'))
  expect([...named].toSorted()).toEqual(orderActNames.toSorted())
})

test.each(orderActNames)('%s happens in just the states from which the business lets it', (act) => {
  expect(happensIn(act)).toEqual(inOrder(orderActs[act].from))
})

test('every endpoint of the contract is served by a route, once', () => {
  const declared: Endpoint[] = Object.values(api).flatMap((noun) => Object.values(noun))
  const routes = served.map(({ endpoint }) => routeOf(endpoint))
  expect(routes.toSorted()).toEqual([...new Set(declared.map(routeOf))].toSorted())
  expect(declared.filter((endpoint) => !served.some((one) => one.endpoint === endpoint))).toEqual([])
})
