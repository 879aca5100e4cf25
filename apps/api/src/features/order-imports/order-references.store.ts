/** What a client calls his services: each of his references is one service. */
import { sql } from 'kysely'
import type { Db } from '#context.ts'

/** By reference, the service of this client that has it. */
export const knownReferences = async (
  db: Db,
  ownerId: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (references.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_references')
    .select(['reference', 'order_id'])
    .where('owner_id', '=', ownerId)
    .where('reference', 'in', [...references])
    .execute()
  return new Map(rows.map((row) => [row.reference, row.order_id]))
}

/** Waits for who takes the same one in another transaction. */
export const lockReferences = async (db: Db, ownerId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`references ${ownerId}`}, 0))`.execute(db)
}

export const insertReferences = async (
  db: Db,
  ownerId: string,
  taken: readonly { reference: string; orderId: string }[],
): Promise<void> => {
  if (taken.length === 0) return
  await db
    .insertInto('order_references')
    .values(taken.map(({ reference, orderId }) => ({ owner_id: ownerId, reference, order_id: orderId })))
    .execute()
}

export const removeReferences = async (db: Db, orderIds: readonly string[]): Promise<void> => {
  if (orderIds.length === 0) return
  await db
    .deleteFrom('order_references')
    .where('order_id', 'in', [...orderIds])
    .execute()
}
