/** Lists of what is one's own: nothing in the request names an object, so nothing but the answer can betray a foreign one. */
import { api } from '@arriero/contract'
import { roles, type Actor, type Role } from '@arriero/domain/people/roles'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Served } from '#http/serve.ts'
import { served } from '../routes.ts'
import { matrix, routeOf, type Row, type Scope } from './matrix/matrix.ts'
import { requestsSent, send, watchHouse, type Watch } from './probe.fixture.ts'
import { callOf, deskOf, type Desk } from './matrix/row-check.fixture.ts'
import { serverWith } from './server.fixture.ts'
import { openWorld, partyOf, type Situation } from './world.fixture.ts'

const ownScopes: readonly Scope[] = ['SELF', 'OWN', 'OWNR', 'CARR']
const ofOrders = routeOf(api.orders.mine)
const isOwnList = (row: Row) => (row.method === 'GET' && !row.hasObject) || routeOf(row) === ofOrders

/** One for each row and role that reads what is his own; an administrator's own services are all. Decisions §18. */
const cells = matrix
  .filter(isOwnList)
  .flatMap((row) =>
    roles
      .filter((role) => role !== 'administrator' && ownScopes.includes(row.cells[role]))
      .map((role): [string, string, Role, Row] => [row.id, row.act, role, row]),
  )

let desk: Desk
let watch: Watch
beforeAll(async () => {
  const world = await openWorld()
  watch = await watchHouse(world.house)
  desk = deskOf(world, world.house.app, { watch })
})
afterAll(() => {
  watch.stop({ of: 'functions and objects' })
  process.stdout.write(`access: ${cells.length} own lists, ${requestsSent()} requests\n`)
})

/** Everything by which somebody else's service could be told; the rival is the same for all. */
const marksOf = ({ orderId, offerId, client, carrier, driver, vehicleId, licensePlate }: Situation) => [
  orderId,
  offerId,
  client.id,
  carrier.id,
  driver.id,
  vehicleId,
  licensePlate,
]

type Asked = { row: Row; role: Role; app: FastifyInstance }

/** What a party of one service is answered, and what in it belongs to another service of the same kind. */
const ask = async ({ row, role, app }: Asked) => {
  const call = callOf(row)
  const [own, foreign] = [await desk.near.situation('taken', role), await desk.far.situation('taken', role)]
  const caller = partyOf(own, role) ?? (await desk.world.bystander(role))
  const { input } = await call.own(desk.near, role)
  const strangers = (await call.foreignMarks?.(desk.far, role)) ?? []
  const { status, text } = await send(app, call.endpoint, {
    ...(row.hasObject && call.at ? call.at(input, caller.id) : input),
    token: await desk.world.tokenOf(caller),
  })
  const foreignMarks = [...marksOf(foreign), ...strangers].filter(
    (mark) => mark !== '' && text.includes(mark),
  )
  return { status, foreignMarks, hasOwn: text.includes(own.orderId) }
}

test.each(cells)('%s: what %s answers to %s holds nothing of anybody else', async (...cell) => {
  const [, , role, row] = cell
  const { status, foreignMarks, hasOwn } = await ask({ row, role, app: desk.app })
  expect({ status, foreignMarks }).toEqual({ status: 200, foreignMarks: [] })
  if (routeOf(row) === ofOrders && partyOf(await desk.near.situation('taken', role), role))
    expect(hasOwn).toBe(true)
})

/** Lists that an administrator reads whole. */
const wholeForStaff = [api.orders.mine, api.support.all].map(routeOf)

/** A list that forgot whose it is answers as it does to an administrator: all there is. */
const withoutScope = (administrator: Actor): Served[] =>
  served.map((one) => {
    if (!wholeForStaff.includes(routeOf(one.endpoint))) return one
    const body = { userType: administrator.role, _id: administrator.id }
    return {
      ...one,
      handle: (ctx, input, exchange) =>
        one.handle(
          { ...ctx, actor: administrator },
          // As many as a page holds: what is asked about may not be among the newest.
          {
            ...input,
            body: input.body && body,
            query: { ...(input.query as object | undefined), limit: 100 },
          },
          exchange,
        ),
    }
  })

const scopedCells = cells.filter(([, , , row]) => wholeForStaff.includes(routeOf(row)))

test.each(scopedCells)('%s: when %s forgets whose they are, what %s reads is found', async (...cell) => {
  const [, , role, row] = cell
  const app = await serverWith(desk.world, withoutScope(await desk.world.bystander('administrator')))
  const { status, foreignMarks } = await ask({ row, role, app })
  await app.close()
  expect(status).toBe(200)
  expect(foreignMarks).not.toEqual([])
})
