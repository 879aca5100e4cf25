import {
  denialToAnswer,
  isConsentInForce,
  isOvertaken,
  isSameAnswer,
  type ConsentAnswer,
  type ConsentKind,
} from '@arriero/domain/people/consents'
import { effectiveAt } from '@arriero/domain/orders/schedule'
import type { Ctx } from '#context.ts'
import { refuse } from '#app-error.ts'
import { insertAnswer, lastAnswerOf, type ConsentChannel } from './consents.store.ts'

/** What the phone says of its own time; an answer may have waited in it for a signal. */
type PhoneTime = { deviceAt?: Date | undefined; sentAt?: Date | undefined }

export type Answering = ConsentAnswer & PhoneTime & { kind: ConsentKind; channel: ConsentChannel }

const clockOffsetMs = ({ now }: Ctx, { sentAt }: PhoneTime): number =>
  sentAt ? now.getTime() - sentAt.getTime() : 0

/** One's own answer; the same again stands as it was first given. The time that counts is that of a step of a trip. Decisions §7. */
export const answerConsent = async (
  ctx: Ctx,
  { kind, channel, deviceAt = ctx.now, sentAt, ...answer }: Answering,
): Promise<{ kind: ConsentKind; isInForce: boolean; at: string }> => {
  refuse(denialToAnswer(kind, answer))
  const last = await lastAnswerOf(ctx.db, ctx.actor.id, kind)
  const offsetMs = clockOffsetMs(ctx, { sentAt })
  const givenAt = new Date(deviceAt.getTime() + offsetMs)
  if (last && (isSameAnswer(last, answer) || isOvertaken(last, { ...answer, givenAt })))
    return { kind, isInForce: isConsentInForce(kind, last), at: last.at.toISOString() }
  const { at } = effectiveAt({
    deviceAt,
    clockOffsetMs: offsetMs,
    previousAt: last?.at ?? null,
    receivedAt: ctx.now,
  })
  await insertAnswer(ctx.db, { ...answer, kind, channel, userId: ctx.actor.id, at })
  return { kind, isInForce: isConsentInForce(kind, answer), at: at.toISOString() }
}
