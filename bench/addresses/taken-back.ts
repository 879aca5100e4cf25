/** What there may only be one of, or some hundreds: gone again before each call, or it would be refused. */
import { sql } from 'kysely'
import type { World } from '../../apps/api/src/access/world.fixture.ts'

const noTemplates = async ({ house }: World): Promise<void> => {
  await house.database.db.deleteFrom('reply_templates').execute()
}

/** Nobody of the product may: the table keeps what was closed. */
const noClosings = ({ house }: World): Promise<void> =>
  house.database.transaction(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    await db.deleteFrom('month_closing_sums').execute()
    await db.deleteFrom('month_closings').execute()
  })

/** By rows of the matrix of access. */
export const takenBack: Readonly<Record<string, (world: World) => Promise<void>>> = {
  mc3: noClosings,
  xp5: noTemplates,
  xp6: noTemplates,
  xp7: noTemplates,
}
