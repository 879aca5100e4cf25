/** What staff said of papers: who, when, how long it took, and what it takes to take it back. Decision 0069. */
import type { PaperOutcome } from '@arriero/domain/papers/paper-review'
import { sql } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'
import type { PaperDates } from './credentials.store.ts'

type NewJudgement = {
  paperId: string
  outcome: PaperOutcome
  /** As its owner reads it. */
  reason: string | undefined
  tookMs: number | undefined
  /** As they were before. */
  dates: PaperDates
  /** The version of the same kind that counted beside it. */
  otherId: string | undefined
  /** Whoever judges tells it himself, or nothing is told of it. */
  isTold: boolean
}

/** Ids of one second are in no sequence, and two nodes have two clocks: whoever holds the paper's lock comes after whoever held it before. */
const afterLast = (paperId: string, now: Date) => sql<Date>`greatest(${now}::timestamptz,
  (select max(judged_at) + interval '1 millisecond' from paper_judgements where credential_id = ${paperId}))`

export const insertJudgement = async (ctx: Ctx, judgement: NewJudgement): Promise<void> => {
  const { paperId, outcome, reason, tookMs, dates, otherId, isTold } = judgement
  await ctx.db
    .insertInto('paper_judgements')
    .values({
      id: ctx.newId(),
      credential_id: paperId,
      outcome,
      reason: reason ?? null,
      took_ms: tookMs ?? null,
      judged_at: afterLast(paperId, ctx.now),
      judged_by: ctx.actor.id,
      was_issued_on: dates.issuedOn,
      was_expires_on: dates.expiresOn,
      other_id: otherId ?? null,
      told_at: isTold ? ctx.now : null,
    })
    .execute()
}

/** The last one of a paper, taken back or not. */
export const lastJudgementOf = (db: Db, paperId: string) =>
  db
    .selectFrom('paper_judgements')
    .selectAll()
    .where('credential_id', '=', paperId)
    .orderBy('judged_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Who of two has validated it, where the other has not yet. */
export const firstLookAt = async (db: Db, paperId: string): Promise<string | undefined> => {
  const last = await db
    .selectFrom('paper_judgements')
    .select(['outcome', 'judged_by'])
    .where('credential_id', '=', paperId)
    .where('undone_at', 'is', null)
    .orderBy('judged_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.outcome === 'first' ? last.judged_by : undefined
}

/** False where its owner is being told meanwhile; of the first of two looks nobody is. */
export const markUndone = async ({ db, now }: Pick<OpenCtx, 'db' | 'now'>, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('paper_judgements')
    .set({ undone_at: now })
    .where('id', '=', id)
    .where((where) => where.or([where('told_at', 'is', null), where('outcome', '=', 'first')]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type DueJudgement = { paperId: string; outcome: PaperOutcome; otherId: string | null }

type Due = { userId: string | null; vehicleId: string | null; before: Date }

/** Marked as told, for whoever tells them in the same transaction; another node finds none. */
export const takeToTell = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  { userId, vehicleId, before }: Due,
): Promise<DueJudgement[]> => {
  const { rows } = await sql<DueJudgement>`
    update paper_judgements j set told_at = ${now}
    from credentials c
    where c.id = j.credential_id and j.told_at is null and j.undone_at is null and j.judged_at <= ${before}
      and (c.user_id = ${userId}::text or c.vehicle_id = ${vehicleId}::text)
    returning j.credential_id as "paperId", j.outcome, j.other_id as "otherId"`.execute(db)
  return rows
}
