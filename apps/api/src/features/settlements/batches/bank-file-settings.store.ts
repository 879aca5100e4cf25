/** Which file the bank takes, and from which account it is paid: one row, none while nobody has chosen. */
import {
  bankLayouts,
  type AccountKind,
  type BankLayout,
  type Payer,
} from '@arriero/domain/money/bank-layouts'
import type { Ctx, Db } from '#context.ts'

type BankFileSettings = { layout: BankLayout; payer: Payer | undefined }

const only = 'bank'

/** Of another release a layout that is not known: the general file serves any bank. */
export const bankFileSettings = async (db: Db): Promise<BankFileSettings> => {
  const row = await db.selectFrom('bank_file_settings').selectAll().where('id', '=', only).executeTakeFirst()
  if (!row) return { layout: 'general', payer: undefined }
  return {
    layout: bankLayouts.find((layout) => layout === row.layout) ?? 'general',
    payer: {
      document: row.payer_document,
      name: row.payer_name,
      account: row.payer_account,
      accountKind: row.payer_account_kind as AccountKind,
    },
  }
}

export const writeBankFile = async (
  { db, now, actor }: Ctx,
  { layout, payer }: { layout: BankLayout; payer: Payer },
): Promise<void> => {
  const facts = {
    layout,
    payer_document: payer.document,
    payer_name: payer.name,
    payer_account: payer.account,
    payer_account_kind: payer.accountKind,
    updated_at: now,
    updated_by: actor.id,
  }
  await db
    .insertInto('bank_file_settings')
    .values({ id: only, ...facts })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
    .execute()
}
