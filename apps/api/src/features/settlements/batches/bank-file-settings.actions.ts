import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { bankFileSettings, writeBankFile } from './bank-file-settings.store.ts'

type Shown = ReplyOf<typeof api.settlements.bankFileSettings>
type Chosen = InputOf<typeof api.settlements.setBankFile>['body']

export const shownBankFile = async ({ db }: Ctx): Promise<Shown> => {
  const { layout, payer } = await bankFileSettings(db)
  return {
    layout,
    payerDocument: payer?.document ?? '',
    payerName: payer?.name ?? '',
    payerAccount: payer?.account ?? '',
    payerAccountKind: payer?.accountKind ?? 'savings',
  }
}

/** The trail says which file it was before and which it is. */
export const setBankFile = async (ctx: Ctx, chosen: Chosen): Promise<{ updated: true }> => {
  const before = await bankFileSettings(ctx.db)
  const payer = {
    document: chosen.payerDocument,
    name: chosen.payerName,
    account: chosen.payerAccount,
    accountKind: chosen.payerAccountKind,
  }
  await writeBankFile(ctx, { layout: chosen.layout, payer })
  await record(ctx, {
    act: 'bank_file.set',
    objectKind: 'bank_file',
    objectId: null,
    details: { before: before.layout, after: chosen.layout },
  })
  return { updated: true }
}
