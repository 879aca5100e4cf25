/** Whom a PQR may concern, and which services are his. */
import type { RequestKind } from '@arriero/domain/support'
import type { Db } from '#context.ts'

export const nameOf = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst())?.name

/** Whether a service is his: as its client, its carrier or its driver. */
export const hasPartIn = async (db: Db, orderId: string, userId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where((or) =>
      or.or([or('client_id', '=', userId), or('carrier_id', '=', userId), or('driver_id', '=', userId)]),
    )
    .executeTakeFirst()
  return row !== undefined
}

type Filed = { kind: RequestKind; orderId: string | null; userId: string }

/** What a client says went wrong with his own service. */
export const isComplaint = async (db: Db, { kind, orderId, userId }: Filed): Promise<boolean> => {
  if (kind !== 'claim' || orderId === null) return false
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('client_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}
