import { sql } from 'kysely'
import type { Ctx } from '#context.ts'

/** Until the transaction ends nobody else adds to this account's keys or webhooks: two at once do not pass the most together. */
export const holdOwnList = async ({ db, actor }: Ctx): Promise<void> => {
  await sql`select id from users where id = ${actor.id} for no key update`.execute(db)
}
