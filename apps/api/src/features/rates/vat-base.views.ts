import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { VatBase } from '@arriero/domain/rates'
import type { Ctx } from '#context.ts'
import { ratesInForce } from './rates.store.ts'

/** Changes are years apart: all of them fit one answer. */
const most = 200

export const vatBaseChanges = async ({ db }: Ctx): Promise<ReplyOf<typeof api.rates.vatBases>> => {
  const rows = await db
    .selectFrom('vat_base_changes as c')
    .innerJoin('users as u', 'u.id', 'c.created_by')
    .select(['c.id', 'c.vat_base', 'c.valid_from', 'c.created_at', 'c.applied_at', 'u.id as by_id', 'u.name'])
    .orderBy('c.valid_from', 'desc')
    .orderBy('c.created_at', 'desc')
    .limit(most)
    .execute()
  const { vatBase } = await ratesInForce(db)
  return {
    inForce: vatBase,
    items: rows.map((row) => ({
      _id: row.id,
      vatBase: row.vat_base as VatBase,
      validFrom: row.valid_from,
      createdAt: row.created_at.toISOString(),
      by: { _id: row.by_id, name: row.name },
      appliedAt: row.applied_at?.toISOString() ?? null,
    })),
  }
}
