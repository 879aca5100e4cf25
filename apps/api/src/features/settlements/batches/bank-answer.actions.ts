/** The bank says what became of each payment of a batch: what it sent back is owed anew. Decisions §16. */
import { createHash } from 'node:crypto'
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { tellDesk } from '#features/notifications/news/money-asked.ts'
import { fail } from '#app-error.ts'
import { lockOrdersOf } from '../payouts/locked-payout.ts'
import { payoutsOfBatch, type SeenPayout } from '../payouts/payout-rows.views.ts'
import { returnPayout } from '../payouts/payouts.actions.ts'
import { idsOfBatch } from '../payouts/payouts.store.ts'
import { insertAnswer, isAnswerRead } from './bank-answers.store.ts'
import { judgedAnswer, readAnswer, type JudgedLine } from './bank-answer.ts'
import { answerWords } from './bank-answer.texts.ts'
import { lockBatch } from './batches.store.ts'

type Asked = InputOf<typeof api.settlements.answerBatch>['body']
type Answered = ReplyOf<typeof api.settlements.answerBatch>

/** The orders first, then the batch, as `locked-payout.ts` has it. */
const lockedPaidBatch = async (ctx: Ctx, id: string): Promise<SeenPayout[]> => {
  await lockOrdersOf(ctx.db, await idsOfBatch(ctx.db, id))
  const batch = (await lockBatch(ctx.db, id)) ?? fail('batch.not_found')
  if (batch.state !== 'paid') fail('batch.not_paid')
  return payoutsOfBatch(ctx, id)
}

const shown = ({ line, reference, outcome, reason, row }: JudgedLine): Answered['lines'][number] => ({
  line,
  reference,
  outcome,
  reason: reason === '' ? null : reason,
  payout: row
    ? { _id: row.id, order: row.order_id, carrier: row.carrier_name, net: row.net_pesos ?? 0 }
    : null,
})

const countOf = (lines: readonly JudgedLine[], outcome: JudgedLine['outcome']): number =>
  lines.filter((line) => line.outcome === outcome).length

/** What the bank sent back is owed anew, each under its own reason; what it paid stays paid. */
const follow = async (
  ctx: Ctx,
  lines: readonly JudgedLine[],
  { batchId, ...file }: { batchId: string; name: string; text: string; sha256: string },
): Promise<void> => {
  for (const { outcome, row, reason } of lines)
    if (outcome === 'returned' && row) await returnPayout(ctx, row.id, reason || answerWords.noReason)
  const [paid, returned] = [countOf(lines, 'paid'), countOf(lines, 'returned')]
  const other = lines.length - paid - returned - countOf(lines, 'already')
  await insertAnswer(ctx, { batchId, ...file, paid, returned, other })
  await record(ctx, {
    act: 'batch.answered',
    objectKind: 'batch',
    objectId: batchId,
    details: { count: lines.length, paid, returned },
  })
  tellDesk(ctx, { what: 'batch', id: batchId })
}

/** The same file twice does nothing twice; tried first, it only says what it would come to. */
export const answerBatch = async (ctx: Ctx, id: string, asked: Asked): Promise<Answered> => {
  const rows = await lockedPaidBatch(ctx, id)
  const read = readAnswer(asked.text) ?? fail('bank_return.unreadable', 'text')
  const lines = judgedAnswer(read, rows)
  const { name, text } = asked
  const sha256 = createHash('sha256').update(text).digest('hex')
  const isRepeated = await isAnswerRead(ctx.db, id, sha256)
  if (!asked.isTrial && !isRepeated) await follow(ctx, lines, { batchId: id, name, text, sha256 })
  const answered = new Set(lines.flatMap(({ row }) => row?.id ?? []))
  return {
    lines: lines.map(shown),
    unanswered: rows.filter((row) => !answered.has(row.id)).length,
    isRepeated,
  }
}
