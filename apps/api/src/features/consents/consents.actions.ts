import {
  denialToAnswer,
  isConsentInForce,
  isSameAnswer,
  type ConsentAnswer,
  type ConsentKind,
} from '@arriero/domain/consents'
import type { Ctx } from '#context.ts'
import { refuse } from '#http/app-error.ts'
import { insertAnswer, lastAnswerOf, type ConsentChannel } from './consents.store.ts'

export type Answering = ConsentAnswer & { kind: ConsentKind; channel: ConsentChannel }

/** One's own answer; the same again stands as it was first given. */
export const answerConsent = async (
  ctx: Ctx,
  { kind, channel, ...answer }: Answering,
): Promise<{ kind: ConsentKind; isInForce: boolean; at: string }> => {
  refuse(denialToAnswer(kind, answer))
  const last = await lastAnswerOf(ctx.db, ctx.actor.id, kind)
  const isInForce = isConsentInForce(kind, answer)
  if (last && isSameAnswer(last, answer)) return { kind, isInForce, at: last.at.toISOString() }
  await insertAnswer(ctx.db, { ...answer, kind, channel, userId: ctx.actor.id, at: ctx.now })
  return { kind, isInForce, at: ctx.now.toISOString() }
}
