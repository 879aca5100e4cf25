/** The letter of an answer to a PQR, where people may answer it by mail: the words themselves, and where an answer goes. docs/decisions/0074. */
import { aboveThisLine } from '@arriero/domain/support/mail-quotes.texts'
import { letterReference, replyAddress } from '@arriero/domain/support/mailbox'
import { filingNumber } from '@arriero/domain/support/support'
import { answerLetterTexts } from '@arriero/contract/es/support'
import type { Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import type { LinkedWords } from '../notification-row.views.ts'
import type { Letter } from './deliveries.store.ts'
import { noticeLetter } from './notice-letter.ts'

type Row = { number: number; created_at: Date; reply_token: string; response: string; status: string }

/** The answer that this notice tells: the last one until then. */
const answerOf = async ({ db }: OpenCtx, requestId: string, toldAt: Date): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select r.number, r.created_at, r.reply_token, a.response, a.status
    from support_requests r join support_answers a on a.request_id = r.id
    where r.id = ${requestId} order by a.created_at > ${toldAt}, a.created_at desc, a.id desc limit 1`.execute(
    db,
  )
  return rows[0]
}

type Told = {
  deliveryId: string
  kind: string
  requestId: string | null
  toldAt: Date
  role: Role
  words: LinkedWords
}

type AnswerLetter = Omit<Letter, 'to'> & { reference: string }

/** Undefined for other notices, and where no mail comes in. */
export const answerLetter = async (ctx: OpenCtx, told: Told): Promise<AnswerLetter | undefined> => {
  const { mailbox } = ctx.providers
  const { deliveryId, kind, requestId, toldAt, role, words } = told
  if (!mailbox || kind !== 'pqr.answered' || requestId === null) return undefined
  const row = await answerOf(ctx, requestId, toldAt)
  if (!row) return undefined
  const number = filingNumber(row.number, row.created_at)
  const isSolved = row.status === 'solved'
  return {
    ...noticeLetter(ctx.facts, role, {
      ...words,
      title: answerLetterTexts.title(number),
      lines: [words.text, ...row.response.split(/\n+/)],
      ...(isSolved ? {} : { above: `— ${aboveThisLine} —` }),
      after: [isSolved ? answerLetterTexts.solved : answerLetterTexts.answer],
    }),
    ...(isSolved ? {} : { replyTo: replyAddress(mailbox.address, row.reply_token) }),
    reference: letterReference(row.reply_token, deliveryId),
  }
}
