import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { factColumns, factsOf } from './facts.views.ts'

const takeQueue = async (db: Db, most: number): Promise<string[]> => {
  const { rows } = await sql<{ order_id: string }>`
    with taken as (select id from margin_queue order by id limit ${most} for update skip locked)
    delete from margin_queue q using taken t where q.id = t.id returning q.order_id`.execute(db)
  return rows.map(({ order_id: orderId }) => orderId)
}

/**
 * Facts of as many entries of the queue, read anew; answers how many entries there were. What changes meanwhile is in the queue again. Only
 * what differs is written: the sums of a week are kept by triggers, with each fact that goes or comes.
 */
export const keepFacts = async (db: Db, most: number): Promise<number> => {
  const taken = await takeQueue(db, most)
  if (taken.length === 0) return 0
  const orderIds = [...new Set(taken)]
  await sql`
    with wanted (${factColumns}) as (${factsOf(orderIds)})
    delete from margin_facts f where f.order_id = any(${orderIds}) and not exists (
      select from wanted w where w.kind = f.kind and w.id = f.id and row(w.*) is not distinct from row(f.*))`.execute(
    db,
  )
  await sql`
    insert into margin_facts (${factColumns}) ${factsOf(orderIds)} on conflict (kind, id) do nothing`.execute(
    db,
  )
  return taken.length
}
