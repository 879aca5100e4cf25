import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import type { PayoutBatch } from '@arriero/contract/money/settlement-shapes'
import { needsSecondPerson } from '@arriero/domain/money/payouts'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf } from '#database/conditions.ts'
import { keysetPage, type Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { named } from '#features/users/named.ts'
import { fail } from '#http/app-error.ts'
import type { BatchRow } from './batches.store.ts'
import { payoutsOfBatch } from '../payouts/payout-rows.views.ts'
import { staffPayout, staffSeeingOf } from '../payouts/payouts.views.ts'

type Query = InputOf<typeof api.settlements.batches>['query']

type Row = BatchRow & {
  count: number
  total: number
  created_name: string
  asked_name: string | null
  paid_name: string | null
  approved_name: string | null
}

const sorts: Sorts = {
  '-createdAt': { by: sql`b.created_at`, type: 'instant' },
  createdAt: { by: sql`b.created_at`, type: 'instant' },
}

const select = sql`b.*, (select count(*) from payouts p where p.batch_id = b.id)::int as count,
  (select coalesce(sum(p.net_pesos), 0) from payouts p where p.batch_id = b.id)::bigint as total,
  made.name as created_name, first.name as asked_name, last.name as paid_name, agreed.name as approved_name`
const from = sql`payout_batches b join users made on made.id = b.created_by
  left join users first on first.id = b.asked_by left join users last on last.id = b.paid_by
  left join users agreed on agreed.id = b.approved_by`

const wire = (row: Row, secondPersonFromPesos: number): PayoutBatch => ({
  _id: row.id,
  number: row.number,
  state: row.state,
  count: row.count,
  total: row.total,
  createdAt: row.created_at.toISOString(),
  createdBy: { _id: row.created_by, name: row.created_name },
  reference: row.reference,
  askedBy: named(row.asked_by, row.asked_name),
  approvedBy: named(row.approved_by, row.approved_name),
  paidBy: named(row.paid_by, row.paid_name),
  paidAt: row.paid_at?.toISOString() ?? null,
  needsSecond: needsSecondPerson(row.total, secondPersonFromPesos),
})

export const batchList = async (ctx: Ctx, query: Query) => {
  const { rows, page } = await keysetPage<Row>(
    ctx.db,
    {
      select,
      from,
      countFrom: sql`payout_batches b`,
      where: [
        oneOf(sql`b.state`, query.state),
        searchIn(sql`concat_ws(' ', b.number, lower(b.reference), b.id)`, query.q, [sql`b.number::text`]),
      ],
      id: sql`b.id`,
      sorts,
    },
    query,
  )
  const { secondPersonFromPesos } = await settingsInForce(ctx.db)
  return { items: rows.map((row) => wire(row, secondPersonFromPesos)), ...page }
}

export const batchDetail = async (ctx: Ctx, id: string) => {
  const { rows } = await sql<Row>`select ${select} from ${from} where b.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) return fail('batch.not_found')
  const items = await payoutsOfBatch(ctx, id)
  const seeing = await staffSeeingOf(ctx, items)
  return {
    ...wire(row, seeing.secondPersonFromPesos),
    items: items.map((item) => staffPayout(item, seeing)),
  }
}
