import { batchDenial } from '@arriero/domain/money/payout-batches'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { PayoutBatch, Payout } from '@arriero/contract/money/settlement-shapes'
import { isLegalPerson } from '@arriero/domain/people/accounts'
import type { Role } from '@arriero/domain/people/roles'
import type { Ctx, Db } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { keepMade } from '#features/files/files.actions.ts'
import { csv, plainText } from '#features/files/file-reads.ts'
import { AppError, fail, refuse } from '#app-error.ts'
import { bankFileSettings } from './bank-file-settings.store.ts'
import { bankFileTexts } from './bank-file.texts.ts'
import { bankText, referenceOf } from './bank-text.ts'
import { fixedFile } from './fixed-file.ts'
import { lockBatch, noteFile } from './batches.store.ts'
import { batchDetail } from './batches.views.ts'
import { idsOfBatch } from '../payouts/payouts.store.ts'
import { bankCodeOf } from './bank-codes.texts.ts'

const bankFileColumns = [
  'tipo_documento',
  'documento',
  'nombre',
  'codigo_banco',
  'banco',
  'tipo_cuenta',
  'numero_cuenta',
  'valor',
  'referencia',
  'concepto',
] as const

const quoted = (text: string): string => `"${bankText(text)}"`

const lineOf = (payout: Payout): string => {
  const { carrier, pay, net, order } = payout
  const account = pay ?? { bank: '', accountType: '', accountNumber: '' }
  const isCompany = isLegalPerson(carrier.rol as Role)
  return [
    quoted(isCompany ? 'NIT' : 'CC'),
    quoted(carrier.identification),
    quoted(carrier.name),
    quoted(bankCodeOf(account.bank)),
    quoted(account.bank),
    quoted(bankFileTexts.accountType(account.accountType)),
    quoted(account.accountNumber),
    String(net),
    quoted(referenceOf(payout)),
    quoted(bankFileTexts.concept(order.slice(18))),
  ].join(';')
}

/**
 * A batch as the bank reads it: CSV with semicolons, every code in quotes so that no nought is lost. docs/bank-file.md.
 * Lines end as the banks' programs want them.
 */
const bankFile = (payouts: readonly Payout[]): string =>
  `${[bankFileColumns.join(';'), ...payouts.map(lineOf)].join('\r\n')}\r\n`

type Wanted = { number: number; day: string; payouts: readonly Payout[] }

/** In the layout that was chosen for the house's own bank. */
const fileFor = async ({ db }: Ctx, wanted: Wanted) => {
  const { layout, payer } = await bankFileSettings(db)
  if (layout === 'general') return { text: bankFile(wanted.payouts), mediaType: csv, ending: 'csv' }
  if (!payer) return fail('bank_file.payer_missing')
  return { text: fixedFile(layout, { ...wanted, payer }), mediaType: plainText, ending: 'txt' }
}

type Made = { batch: PayoutBatch; payoutIds: readonly string[]; fileId: string }

/** Only of the batch as it still is; from here on the file goes with it. */
const handOver = async (ctx: Ctx, db: Db, { batch, payoutIds, fileId }: Made): Promise<void> => {
  const { _id: id } = batch
  const now = (await lockBatch(db, id)) ?? fail('batch.not_found')
  const ids = new Set(await idsOfBatch(db, id))
  const isSame =
    now.state === batch.state && ids.size === payoutIds.length && payoutIds.every((one) => ids.has(one))
  if (!isSame) fail('batch.changed')
  // What was paid is not dissolved any more.
  if (now.state !== 'paid') await noteFile(db, id, fileId)
  await record(
    { ...ctx, db },
    {
      act: 'batch.file',
      objectKind: 'batch',
      objectId: id,
      details: { count: payoutIds.length, value: batch.total },
    },
  )
}

/** Whole account numbers leave the house in it, and money follows it: the trail says with whom. */
export const bankFileOf = async (ctx: Ctx, id: string): Promise<{ name: string; url: string }> => {
  const { items, ...batch } = (await batchDetail(ctx, id)) ?? fail('batch.not_found')
  // What the bank sent back belongs to a file of its own.
  const sent = items.filter(({ state }) => state !== 'returned')
  if (sent.length === 0) return fail('batch.payouts_required')
  refuse(batchDenial(batch))
  // What is held now must not leave, however it stood when two people agreed on it.
  const held = sent.filter(({ hold }) => hold !== null)
  if (held.length > 0) throw new AppError('batch.payout_held', { orderIds: held.map(({ order }) => order) })
  const day = bogotaDay(ctx.now)
  const { text, mediaType, ending } = await fileFor(ctx, { number: batch.number, day, payouts: sent })
  const fileId = await keepMade(ctx, { bytes: Buffer.from(text), mediaType })
  const payoutIds = items.map(({ _id }) => _id)
  await ctx.inTransaction((db) => handOver(ctx, db, { batch, payoutIds, fileId }))
  return { name: bankFileTexts.name(batch.number, day, ending), url: ctx.fileUrl(fileId) }
}
