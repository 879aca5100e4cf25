/** Two ids of everything there is, the oldest and the youngest: whoever may reach nothing by one of them may reach nothing by mixing kinds up either. */
import { orderStatus } from '@arriero/domain/orders/orders'
import { sql } from 'kysely'
import { tablesOf } from './probe.fixture.ts'
import type { World } from './world.fixture.ts'

/** Made by people who take part in nothing else. Without the service that stands open: every carrier may look at it. */
export const oneOfEach = async (world: World): Promise<string[]> => {
  await world.situation('finished', 'enterprise')
  await world.situation('cancelled', 'driver')
  await world.situation('countered', 'enterprise')
  const { db } = world.house.database
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'text'`.execute(db)
  const withId = new Set(rows.map(({ name }) => name))
  const ids: string[] = []
  for (const table of (await tablesOf(db)).filter((name) => withId.has(name))) {
    const found = await sql<{ ids: (string | null)[] }>`
      select array[min(id), max(id)] as ids from ${sql.table(table)} where id ~ '^[0-9a-f]{24}$'`.execute(db)
    ids.push(...new Set(found.rows.flatMap((row) => row.ids.filter((id) => id !== null))))
  }
  const open = await db.selectFrom('orders').select('id').where('status', '=', orderStatus.pending).execute()
  return ids.filter((id) => !open.some((order) => order.id === id))
}
