/** A house that reads from a replica: nobody sees less than what he did, and acts go where they must. */
import { api } from '@arriero/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect } from '#database/connect.ts'
import { startReplicated } from '#database/replica.fixture.ts'
import { silentLog } from '#effects/database.fixture.ts'
import { testHouse } from '#testing/house.ts'
import { tidyAfterwards } from '#testing/tidy.ts'
import { peopleOf } from '../stage.fixture.ts'

const servers = await startReplicated()
tidyAfterwards(servers.stop)
const house = await testHouse({ on: { connection: servers.primary, replica: servers.replica } })
const people = await peopleOf(house)

/** What the house asked the replica last, each of its connections. */
const askedOfReplica = async (): Promise<string[]> => {
  const looking = connect(servers.replica, silentLog, 1)
  try {
    const { rows } = await sql<{ query: string }>`
      select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      looking.db,
    )
    return rows.map(({ query }) => query)
  } finally {
    await looking.close()
  }
}

test('each thing a person files is in his list at once, and the list was read from the replica', async () => {
  const client = await house.as(await people.person('client'))
  for (let number = 1; number <= 30; number += 1) {
    house.clock.forward(1_000)
    const filed = { subject: `Cobro ${number}`, description: 'Me cobraron dos veces.' }
    const { _id } = await client.send(api.support.create, { body: filed })
    const { items, total } = await client.send(api.support.all, { query: { limit: 10 } })
    expect([items[0]?._id, total]).toEqual([_id, number])
  }
  expect((await askedOfReplica()).some((query) => query.includes('support_requests'))).toBe(true)
})

test('without the replica everybody reads on', async () => {
  const client = await house.as(await people.person('client'))
  await servers.stopReplica()
  await client.send(api.support.create, { body: { subject: 'Cobro', description: 'Otra vez.' } })
  expect((await client.send(api.support.all, { query: { limit: 10 } })).total).toBe(1)
})
