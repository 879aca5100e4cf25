/** Cancelled services as those who keep the books read them, with whoever left by his name. Spec §2 "Cancelled services table". */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf, withinDays } from '#database/conditions.ts'
import { fieldsPage, type Fields } from '#database/fields.ts'
import type { Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { bookIdentification, bookName } from '#features/users/book-names.views.ts'

export type CancelledQuery = InputOf<typeof api.cancellations.all>['query']
type Cancelled = ReplyOf<typeof api.cancellations.all>

const sorts: Sorts = { dateCreateAt: { by: sql`c.created_at`, type: 'instant' } }

const fields: Fields<Cancelled['items'][number]> = {
  _id: sql`c.id`,
  order: sql`c.order_id`,
  origin: sql`o.origin_name`,
  destination: sql`o.destination_name`,
  dateCreateAt: sql`c.created_at`,
  description: sql`c.description`,
  cause: sql`c.cause`,
  user: {
    _id: sql`c.user_id`,
    identification: bookIdentification('u'),
    name: bookName('u'),
    rol: sql`c.role`,
  },
  fee: sql`c.fee_pesos`,
  vat: sql`c.vat_pesos`,
  refund: sql`c.refund_pesos`,
  insuranceKept: sql`c.insurance_kept_pesos`,
}

export const cancelledServices = ({ db }: Ctx, query: CancelledQuery): Promise<Cancelled> =>
  fieldsPage(
    db,
    {
      fields,
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
