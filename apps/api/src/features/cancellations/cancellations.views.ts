/** Cancelled services as those who keep the books read them, with whoever left by his name. Spec §2 "Cancelled services table". */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf, withinDays } from '#database/conditions.ts'
import { keysetPage, type Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { bookIdentification, bookName } from '#features/users/book-names.views.ts'
import type { CancelCause } from './cancellations.store.ts'

export type CancelledQuery = InputOf<typeof api.cancellations.all>['query']
type Cancelled = ReplyOf<typeof api.cancellations.all>

type CancelledRow = {
  id: string
  order_id: string
  origin_name: string
  destination_name: string
  created_at: Date
  description: string
  cause: CancelCause
  user_id: string | null
  user_name: string | null
  identification: string | null
  role: Role | null
  fee_pesos: number
  vat_pesos: number
  refund_pesos: number
  insurance_kept_pesos: number
}

const sorts: Sorts = {
  '-dateCreateAt': { by: sql`c.created_at`, type: 'instant' },
  dateCreateAt: { by: sql`c.created_at`, type: 'instant' },
}

const wire = (row: CancelledRow): Cancelled['items'][number] => ({
  _id: row.id,
  order: row.order_id,
  origin: row.origin_name,
  destination: row.destination_name,
  dateCreateAt: row.created_at.toISOString(),
  description: row.description,
  cause: row.cause,
  user:
    row.user_id === null || row.role === null
      ? null
      : {
          _id: row.user_id,
          identification: row.identification ?? '',
          name: row.user_name ?? '',
          rol: row.role,
        },
  fee: row.fee_pesos,
  vat: row.vat_pesos,
  refund: row.refund_pesos,
  insuranceKept: row.insurance_kept_pesos,
})

export const cancelledServices = async (ctx: Ctx, query: CancelledQuery): Promise<Cancelled> => {
  const { rows, page } = await keysetPage<CancelledRow>(
    ctx.db,
    {
      select: sql`c.id, c.order_id, o.origin_name, o.destination_name, c.created_at, c.description, c.cause, c.user_id,
        ${bookName('u')} as user_name, ${bookIdentification('u')} as identification, c.role, c.fee_pesos, c.vat_pesos, c.refund_pesos, c.insurance_kept_pesos`,
      from: sql`cancellations c join orders o on o.id = c.order_id left join users u on u.id = c.user_id`,
      countFrom: sql`cancellations c`,
      where: [
        searchIn(sql`c.search`, query.q, [sql`c.order_id`]),
        oneOf(sql`c.role`, query.rol),
        oneOf(sql`c.cause`, query.cause),
        ...withinDays(sql`c.created_at`, query),
      ],
      id: sql`c.id`,
      sorts,
    },
    query,
  )
  return { items: rows.map(wire), ...page }
}
