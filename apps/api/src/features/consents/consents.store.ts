/** Answers to what people are asked to agree to: rows are only added. Decisions §14, §17. */
import { isConsentInForce, type ConsentAnswer, type ConsentKind } from '@arriero/domain/people/consents'
import type { Db } from '#context.ts'

/** Where an answer came from. */
export type ConsentChannel = 'web' | 'demo' | 'whatsapp'

export type NewAnswer = ConsentAnswer & {
  userId: string
  kind: ConsentKind
  channel: ConsentChannel
  at: Date
}

export const insertAnswer = async (db: Db, answer: NewAnswer): Promise<void> => {
  await db
    .insertInto('consents')
    .values({
      user_id: answer.userId,
      kind: answer.kind,
      version: answer.version,
      is_given: answer.isGiven,
      channel: answer.channel,
      at: answer.at,
    })
    .execute()
}

export const lastAnswerOf = async (
  db: Db,
  userId: string,
  kind: ConsentKind,
): Promise<(ConsentAnswer & { at: Date }) | undefined> => {
  const row = await db
    .selectFrom('consents')
    .select(['version', 'is_given', 'at'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { version: row.version, isGiven: row.is_given, at: row.at }
}

/** The last answer where it allows; undefined where nobody agreed, or no longer. */
export const standingConsent = async (db: Db, userId: string, kind: ConsentKind) => {
  const last = await lastAnswerOf(db, userId, kind)
  return last && isConsentInForce(kind, last) ? last : undefined
}
