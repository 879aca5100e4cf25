/** What the bank answered to a batch: each file once, whole, with what came of it. */
import type { batchAnswerShape } from '@arriero/contract/money/settlement-shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Ctx, Db } from '#context.ts'

type Shown = z.infer<typeof batchAnswerShape>

type NewAnswer = {
  batchId: string
  name: string
  text: string
  sha256: string
} & Pick<Shown, 'paid' | 'returned' | 'other'>

export const isAnswerRead = async (db: Db, batchId: string, sha256: string): Promise<boolean> => {
  const row = await db
    .selectFrom('batch_answers')
    .select('id')
    .where('batch_id', '=', batchId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row !== undefined
}

export const insertAnswer = async (
  { db, now, actor, newId }: Ctx,
  { batchId, ...facts }: NewAnswer,
): Promise<void> => {
  await db
    .insertInto('batch_answers')
    .values({ id: newId(), batch_id: batchId, ...facts, read_at: now, read_by: actor.id })
    .execute()
}

type Row = {
  id: string
  name: string
  read_at: Date
  read_by: string
  by_name: string
  paid: number
  returned: number
  other: number
}

/** As many as a person still reads: a bank answers a batch once or twice. */
const most = 20

/** The newest first. */
export const answersOf = async (db: Db, batchId: string): Promise<Shown[]> => {
  const { rows } = await sql<Row>`
    select a.id, a.name, a.read_at, a.read_by, u.name as by_name, a.paid, a.returned, a.other
    from batch_answers a join users u on u.id = a.read_by where a.batch_id = ${batchId}
    order by a.read_at desc, a.id desc limit ${most}`.execute(db)
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    at: row.read_at.toISOString(),
    by: { _id: row.read_by, name: row.by_name },
    paid: row.paid,
    returned: row.returned,
    other: row.other,
  }))
}
