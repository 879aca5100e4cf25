/** Somebody of the desk says what becomes of a mail that joined no request. docs/decisions/0074. */
import { pqrSubjectMax, pqrTextMax } from '@arriero/contract/support/support'
import { handlesRequest, momentAfter } from '@arriero/domain/support/support'
import type { Ctx } from '#context.ts'
import { fail, refuse } from '#app-error.ts'
import { announce, hintInbox } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { insertReply } from '#features/support/replies.store.ts'
import { fileRequest } from '#features/support/support.actions.ts'
import { isComplaint } from '#features/support/support-about.views.ts'
import { lockRequest } from '#features/support/support.store.ts'
import { kindOf, type WireType } from '#features/support/wire-words.ts'
import { requestOfNumber } from './mail-way.views.ts'
import { lockMail, reopenMail, settleMail, type LockedMail } from './mails.store.ts'
import { mailTexts } from './mails.texts.ts'

/** Held, and nobody has settled it. */
const waitingMail = async (ctx: Ctx, id: string): Promise<LockedMail> => {
  const mail = (await lockMail(ctx, id)) ?? fail('mail.not_found')
  refuse(mail.state === 'waiting' ? undefined : 'mail.already_settled')
  return mail
}

const numbered = /^(?:20\d\d-)?(\d{1,12})$/

const requestNamed = async (ctx: Ctx, number: string): Promise<string> => {
  const digits = numbered.exec(number.trim())?.[1]
  const id = digits === undefined ? undefined : await requestOfNumber(ctx.db, Number(digits))
  return id ?? fail('pqr.not_found', 'number')
}

export const joinMail = async (ctx: Ctx, id: string, number: string): Promise<{ updated: true }> => {
  const mail = await waitingMail(ctx, id)
  const requestId = await requestNamed(ctx, number)
  const request = (await lockRequest(ctx.db, requestId)) ?? fail('pqr.not_found', 'number')
  const complains = await isComplaint(ctx.db, request)
  if (!handlesRequest(ctx.actor.role, complains)) return fail('pqr.not_found', 'number')
  if (request.status === 'solved') return fail('pqr.already_solved', 'number')
  const { userId } = request
  await insertReply(ctx, {
    id: ctx.newId(),
    requestId,
    authorId: userId,
    body: mail.body || mailTexts.noWords,
    isCut: mail.isCut,
    files: mail.files,
    from: mail.from,
    at: momentAfter(ctx.now, request.updatedAt),
  })
  await settleMail(ctx, id, { state: 'joined', requestId })
  hintInbox(ctx)
  await record(ctx, { act: 'pqr.mail_joined', objectKind: 'pqr', objectId: requestId })
  await announce(ctx, { name: 'pqr.replied', userId, detail: requestId, isComplaint: complains })
  return { updated: true }
}

const first = (most: number, text: string): string => [...text].slice(0, most).join('').trim()

export const fileMail = async (
  ctx: Ctx,
  id: string,
  { userId, type }: { userId: string; type: WireType },
): Promise<{ _id: string }> => {
  const mail = await waitingMail(ctx, id)
  const filed = await fileRequest(ctx, {
    subject: first(pqrSubjectMax, mail.subject) || mailTexts.noSubject,
    description: first(pqrTextMax, mail.body) || mailTexts.noWords,
    kind: kindOf(type, undefined),
    orderId: undefined,
    userId,
    status: 'pending',
    receivedAt: mail.receivedAt,
  })
  await settleMail(ctx, id, { state: 'filed', requestId: filed._id })
  hintInbox(ctx)
  return filed
}

/** Twice is once. */
export const discardMail = async (ctx: Ctx, id: string, isDiscarded: boolean): Promise<{ updated: true }> => {
  const mail = (await lockMail(ctx, id)) ?? fail('mail.not_found')
  const [from, to] = isDiscarded ? ['waiting', 'discarded'] : ['discarded', 'waiting']
  if (mail.state === to) return { updated: true }
  if (mail.state !== from) return fail('mail.already_settled')
  await (isDiscarded ? settleMail(ctx, id, { state: 'discarded' }) : reopenMail(ctx, id))
  hintInbox(ctx)
  await record(ctx, {
    act: 'pqr.mail_discarded',
    objectKind: 'pqr',
    objectId: null,
    details: { isDiscarded },
  })
  return { updated: true }
}
