/** A mail that came in: it joins its request, waits for somebody of the desk, or is nobody's. docs/decisions/0074. */
import { normalEmail } from '@arriero/domain/people/identifiers'
import { isAutomatic, withoutHistory, wordsOfHtml } from '@arriero/domain/support/mail-words'
import { mailLettersMost, tokensOf, whyNotJoined, type MailReason } from '@arriero/domain/support/mailbox'
import { momentAfter } from '@arriero/domain/support/support'
import type { Ctx, OpenCtx } from '#context.ts'
import { announce, hintInbox } from '#effects/tell.ts'
import { attachFiles } from '#features/files/files.actions.ts'
import { insertReply, type KeptFile } from '#features/support/replies.store.ts'
import { lockRequest } from '#features/support/support.store.ts'
import type { IncomingMail } from '#providers/mailbox/port.ts'
import { keepFiles, nameFiles } from './mail-files.ts'
import { accountOfAddress, actorOf, requestOfTokens, type NamedRequest } from './mail-way.views.ts'
import { insertAnswered, insertIgnored, insertWaiting, isKnown, type NewMail } from './mails.store.ts'

const subjectMost = 300

type Words = { body: string; isCut: boolean }

/** Control characters and halves of letters never reach the database. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\t', ' ')
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/gu, '')
    .normalize('NFC')

const wordsOf = ({ text, html }: IncomingMail): Words => {
  const said = text?.trim() ? text : wordsOfHtml(html ?? '')
  const letters = [...plain(withoutHistory(said))]
  return {
    body: letters.slice(0, mailLettersMost).join('').trim(),
    isCut: letters.length > mailLettersMost,
  }
}

type Joining = { request: NamedRequest; words: Words; files: readonly KeptFile[] }

/** False where it was solved meanwhile. */
const join = async (
  ctx: OpenCtx,
  mail: IncomingMail,
  { request, words, files }: Joining,
): Promise<boolean> => {
  const person = { ...ctx, actor: await actorOf(ctx.db, request.userId) }
  return ctx.inTransaction(async (db) => {
    const inner: Ctx = { ...person, db }
    const locked = await lockRequest(db, request.id)
    if (!locked || locked.status === 'solved') return false
    const id = ctx.newId()
    const { messageId } = mail
    const { userId } = request
    // Another node took the same mail meanwhile: what it made stands, and these files are swept.
    if (!(await insertAnswered(inner, { id, messageId, requestId: request.id, userId }))) return true
    const fileIds = files.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]))
    await attachFiles(inner, fileIds, { objectKind: 'pqr', objectId: request.id, kind: 'paper' })
    await insertReply(inner, {
      id,
      requestId: request.id,
      authorId: userId,
      body: words.body,
      isCut: words.isCut,
      files,
      from: mail.from.address,
      at: momentAfter(ctx.now, locked.updatedAt),
    })
    await announce(inner, {
      name: 'pqr.replied',
      userId,
      detail: request.id,
      isComplaint: request.isComplaint,
    })
    return true
  })
}

type Waiting = { request: NamedRequest | undefined; words: Words; reason: MailReason }

const letWait = async (
  ctx: OpenCtx,
  mail: IncomingMail,
  { request, words, reason }: Waiting,
): Promise<void> => {
  const { messageId, from, subject, files } = mail
  const row: NewMail = {
    id: ctx.newId(),
    messageId,
    from: from.address,
    fromName: from.name,
    subject: [...plain(subject)].slice(0, subjectMost).join(''),
    ...words,
    files: nameFiles(files),
    // A token is its person's: of who sends another's nothing is said to be of that request.
    requestId: reason === 'otherSender' ? null : (request?.id ?? null),
    userId: await accountOfAddress(ctx.db, normalEmail(from.address)),
  }
  await ctx.inTransaction(async (db) => {
    if (await insertWaiting({ ...ctx, db }, row, reason)) hintInbox({ db })
  })
}

/** Also a second time: each mail may come again. */
export const takeMail = async (ctx: OpenCtx, mail: IncomingMail): Promise<void> => {
  const { mailbox } = ctx.providers
  const { messageId, from, headers, verdict, files } = mail
  if (!mailbox || (await isKnown(ctx, messageId))) return
  if (isAutomatic(headers, from.address)) {
    await ctx.inTransaction((db) => insertIgnored({ ...ctx, db }, ctx.newId(), messageId))
    return
  }
  const request = await requestOfTokens(ctx.db, tokensOf(mail, mailbox.address))
  const words = wordsOf(mail)
  const reason = whyNotJoined({
    request: request && { emailKey: request.emailKey, isSolved: request.status === 'solved' },
    fromKey: normalEmail(from.address),
    verdict,
    hasWords: words.body !== '',
    hasFiles: files.length > 0,
  })
  if (request && reason === undefined) {
    const kept = await keepFiles({ ...ctx, actor: await actorOf(ctx.db, request.userId) }, files)
    if (await join(ctx, mail, { request, words, files: kept })) return
  }
  await letWait(ctx, mail, { request, words, reason: reason ?? 'solved' })
}
