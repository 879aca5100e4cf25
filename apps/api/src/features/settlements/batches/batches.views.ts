import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import type { PayoutBatch } from '@arriero/contract/money/settlement-shapes'
import { needsSecondPerson } from '@arriero/domain/money/payouts'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf, withinDays } from '#database/conditions.ts'
import { columnsOf, fieldsPage, wireOf, type Fields } from '#database/fields.ts'
import type { Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { payoutsOfBatch } from '../payouts/payout-rows.views.ts'
import { sealOf } from '../payouts/since-settled.ts'
import { staffPayout, staffSeeingOf } from '../payouts/payouts.views.ts'
import { answersOf } from './bank-answers.store.ts'

type Query = InputOf<typeof api.settlements.batches>['query']

const sorts: Sorts = { createdAt: { by: sql`b.created_at`, type: 'instant' } }

const fields: Fields<Omit<PayoutBatch, 'needsSecond'>> = {
  _id: sql`b.id`,
  number: sql`b.number`,
  state: sql`b.state`,
  count: sql`(select count(*) from payouts p where p.batch_id = b.id)::int`,
  total: sql`(select coalesce(sum(p.net_pesos), 0) from payouts p where p.batch_id = b.id)::bigint`,
  createdAt: sql`b.created_at`,
  createdBy: { _id: sql`b.created_by`, name: sql`made.name` },
  reference: sql`b.reference`,
  askedBy: { _id: sql`b.asked_by`, name: sql`first.name` },
  approvedBy: { _id: sql`b.approved_by`, name: sql`agreed.name` },
  paidBy: { _id: sql`b.paid_by`, name: sql`last.name` },
  paidAt: sql`b.paid_at`,
  hasFile: sql`cardinality(b.file_ids) > 0`,
}
const from = sql`payout_batches b join users made on made.id = b.created_by
  left join users first on first.id = b.asked_by left join users last on last.id = b.paid_by
  left join users agreed on agreed.id = b.approved_by`

export const batchList = async (ctx: Ctx, query: Query) => {
  const { items, ...page } = await fieldsPage(
    ctx.db,
    {
      fields,
      from,
      countFrom: sql`payout_batches b`,
      where: [
        oneOf(sql`b.state`, query.state),
        ...withinDays(sql`b.created_at`, query),
        searchIn(sql`concat_ws(' ', b.number, lower(b.reference), b.id)`, query.q, [sql`b.number::text`]),
      ],
      id: sql`b.id`,
      sorts,
    },
    query,
  )
  const { secondPersonFromPesos } = await settingsInForce(ctx.db)
  const judged = items.map((batch) => ({
    ...batch,
    needsSecond: needsSecondPerson(batch.total, secondPersonFromPesos),
  }))
  return { items: judged, ...page }
}

export const batchDetail = async (ctx: Ctx, id: string) => {
  const { rows } = await sql`select ${columnsOf(fields)} from ${from} where b.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) return undefined
  const batch = wireOf(fields)(row)
  const items = await payoutsOfBatch(ctx, id)
  const seeing = await staffSeeingOf(ctx, items)
  return {
    ...batch,
    needsSecond: needsSecondPerson(batch.total, seeing.secondPersonFromPesos),
    items: items.map((item) => staffPayout(item, seeing)),
    seal: sealOf(items, seeing.withholdings),
    answers: await answersOf(ctx.db, id),
  }
}
