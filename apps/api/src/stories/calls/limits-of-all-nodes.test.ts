/** What is let through a minute is let through once, whichever node somebody asks. */
import { randomUUID } from 'node:crypto'
import { api } from '@arriero/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testHouse } from '#testing/house.ts'
import { peopleOf } from '../stage.fixture.ts'

const house = await testHouse({ settings: { LIMIT_FACTOR: '1' } })
const people = await peopleOf(house)
const beside = await house.beside()
const { callsPerMinute } = api.support.create

const fileOn = async ({ app }: Pick<typeof house, 'app'>, token: string): Promise<number> => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `/v1${api.support.create.path}`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    payload: { subject: 'Cobro', description: 'Me cobraron dos veces' },
  })
  return statusCode
}
const filed = async (nodes: readonly Pick<typeof house, 'app'>[], token: string, times: number) => {
  const statuses = await Promise.all(
    Array.from({ length: times }, (_, at) => fileOn(nodes[at % nodes.length] ?? house, token)),
  )
  return [200, 429].map((status) => statuses.filter((one) => one === status).length)
}

test('twenty a minute are twenty on two nodes, at once and one after the other', async () => {
  const { token } = await house.as(await people.person('client'))
  await filed([house, beside], token, 2)
  expect(await filed([house, beside], token, 2 * callsPerMinute)).toEqual([
    callsPerMinute - 2,
    callsPerMinute + 2,
  ])
  expect(await filed([beside], token, 1)).toEqual([0, 1])
  const other = await house.as(await people.person('client'))
  expect(await filed([house, beside], other.token, callsPerMinute)).toEqual([callsPerMinute, 0])
})

test('while the counts cannot be asked each node counts alone', async () => {
  const { token } = await house.as(await people.person('client'))
  await sql`alter table call_counts rename to call_counts_away`.execute(house.database.db)
  try {
    expect(await filed([house], token, 1)).toEqual([1, 0])
    expect(await filed([house], token, callsPerMinute + 3)).toEqual([callsPerMinute - 1, 4])
  } finally {
    await sql`alter table call_counts_away rename to call_counts`.execute(house.database.db)
    await beside.stop()
  }
})
