/** A list answers in every sequence its contract names, page after page: what may be asked for stands there, the columns in the room. */
import type { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send, watchHouse, type Watch } from '../probe.fixture.ts'
import { openWorld } from '../world.fixture.ts'
import { served } from '../../routes.ts'
import { matrix, routeOf } from './matrix.ts'
import { callOf, deskOf, firstLetIn, type Desk } from './row-check.fixture.ts'

const sortsOf = (query: z.ZodType | undefined): readonly string[] => {
  const shape = query && 'shape' in query ? (query.shape as { sort?: z.ZodDefault<z.ZodEnum> }) : {}
  return shape.sort?.unwrap().options.map(String) ?? []
}
const queries = new Map(served.map(({ endpoint }) => [routeOf(endpoint), endpoint.query]))
const asked = matrix.flatMap((row) =>
  sortsOf(queries.get(routeOf(row))).map((sort): [string, string, typeof row] => [row.id, sort, row]),
)

let desk: Desk
let watch: Watch
beforeAll(async () => {
  const world = await openWorld()
  watch = await watchHouse(world.house)
  desk = deskOf(world, world.house.app, { watch })
})
afterAll(() => watch.stop({ of: 'functions and objects' }))

test('there are lists to sort', () => {
  expect(asked.length).toBeGreaterThan(60)
})

test.each(asked)('%s is answered in the sequence %s', async (_id, sort, row) => {
  const { endpoint, own } = callOf(row)
  const { caller, input } = await own(desk.near, firstLetIn(row))
  const query = { ...input.query, sort, limit: '1' }
  const { status, text } = await send(desk.app, endpoint, {
    ...input,
    query,
    token: await desk.world.tokenOf(caller),
  })
  expect({ status, text: status === 200 ? '' : text }).toEqual({ status: 200, text: '' })
  const { next } = JSON.parse(text) as { next: string | null }
  if (next === null) return
  const second = await send(desk.app, endpoint, {
    ...input,
    query: { ...query, after: next },
    token: await desk.world.tokenOf(caller),
  })
  expect(second.status).toBe(200)
})
