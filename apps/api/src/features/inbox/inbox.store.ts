/** Who has what waits for staff, until when it is put off, and what is noted about it. */
import type { CalledSide, CallOutcome } from '@arriero/domain/house/inbox'
import { sql } from 'kysely'
import type { Ctx, OpenCtx } from '#context.ts'

/** Its row, made where there is none, locked until the act ends. */
export const lockItem = async ({ db }: Ctx, subjectId: string): Promise<{ owner_id: string | null }> => {
  await db
    .insertInto('inbox_items')
    .values({
      subject_id: subjectId,
      owner_id: null,
      owned_at: null,
      snoozed_by: null,
      snoozed_at: null,
      snoozed_until: null,
      snoozed_causes: [],
    })
    .onConflict((already) => already.column('subject_id').doNothing())
    .execute()
  return db
    .selectFrom('inbox_items')
    .select('owner_id')
    .where('subject_id', '=', subjectId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const writeOwner = async (
  { db, now }: Ctx,
  subjectId: string,
  ownerId: string | null,
): Promise<void> => {
  await db
    .updateTable('inbox_items')
    .set({ owner_id: ownerId, owned_at: ownerId === null ? null : now })
    .where('subject_id', '=', subjectId)
    .execute()
}

/** As it stands now, whatever was told of it meanwhile. */
export const writeAssigneeAsOwner = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  requestId: string,
): Promise<void> => {
  await sql`
    insert into inbox_items (subject_id, owner_id, owned_at, snoozed_causes)
    select r.id, r.assignee_id, case when r.assignee_id is not null then ${now}::timestamptz end, '{}'
    from support_requests r where r.id = ${requestId}
    on conflict (subject_id) do update set owner_id = excluded.owner_id, owned_at = excluded.owned_at`.execute(
    db,
  )
}

export const writeSnooze = async (
  { db, now, actor }: Ctx,
  subjectId: string,
  { until, causes }: { until: Date | null; causes: string[] },
): Promise<void> => {
  await db
    .updateTable('inbox_items')
    .set({
      snoozed_by: until === null ? null : actor.id,
      snoozed_at: until === null ? null : now,
      snoozed_until: until,
      snoozed_causes: until === null ? [] : causes,
    })
    .where('subject_id', '=', subjectId)
    .execute()
}

type NewNote = { body: string; call?: { calledId: string; outcome: CallOutcome } }

export const writeNote = async (ctx: Ctx, subjectId: string, { body, call }: NewNote): Promise<string> => {
  const id = ctx.newId()
  await ctx.db
    .insertInto('inbox_notes')
    .values({
      id,
      subject_id: subjectId,
      author_id: ctx.actor.id,
      body,
      created_at: ctx.now,
      called_id: call?.calledId ?? null,
      call_outcome: call?.outcome ?? null,
    })
    .execute()
  return id
}

/** Who takes part in a service now; undefined where there is no such service. */
export const partiesOf = async (
  { db }: Ctx,
  orderId: string,
): Promise<Record<CalledSide, string | null> | undefined> =>
  db
    .selectFrom('orders')
    .select(['client_id as client', 'carrier_id as carrier', 'driver_id as driver'])
    .where('id', '=', orderId)
    .executeTakeFirst()

const keptDays = 30
const removedAtOnce = 5_000

/** Nobody's, put off by nobody any more: what it says is nothing. */
export const sweepItems = (ctx: OpenCtx): Promise<void> =>
  ctx.inTransaction(async (db) => {
    const before = new Date(ctx.now.getTime() - keptDays * 86_400_000)
    await sql`delete from inbox_items where subject_id in (select subject_id from inbox_items
      where coalesce(owned_at, '-infinity') < ${before} and coalesce(snoozed_until, '-infinity') < ${before}
      limit ${removedAtOnce})`.execute(db)
  })
