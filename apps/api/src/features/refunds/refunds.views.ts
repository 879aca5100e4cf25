/** What clients are paid back, as accountancy works through it. */
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import type { Refund } from '@arriero/contract/money/refunds'
import { needsSecondPerson } from '@arriero/domain/money/payouts'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { oneOf } from '#database/conditions.ts'
import { keysetPage, type Fragment, type Sorts } from '#database/keyset.ts'
import { bookIdentification, bookName } from '#features/users/book-names.views.ts'
import { searchIn } from '#database/search-text.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { named } from '#features/users/named.ts'

type Query = InputOf<typeof api.refunds.all>['query']

type Row = {
  id: string
  order_id: string
  origin_name: string
  destination_name: string
  client_id: string
  client_name: string
  identification: string
  email: string
  cause: Refund['cause']
  amount_pesos: number
  transaction: string | null
  is_captured: boolean
  created_at: Date
  state: Refund['state']
  reference: string | null
  asked_by: string | null
  asked_name: string | null
  paid_by: string | null
  paid_name: string | null
  paid_at: Date | null
  asked_at: Date | null
  evidence_id: string | null
  payment_pesos: number | null
  payment_at: Date | null
  brand: string | null
  gateway_id: string | null
  rejections: Rejection[] | null
}

type Rejection = { at: string; by: string; reason: string; reference: string }

/** What the gateway told of the payment, newest first: the brand of its card, and its own name for it. */
const told = (
  what: Fragment,
): Fragment => sql`(select ${what} from payment_notices n where n.attempt_id = a.id
  and n.verdict = 'matched' order by n.received_at desc limit 1)`
const brand = told(sql`n.fields ->> 'vads_card_brand'`)
const gatewayId = told(sql`n.gateway_uuid`)

const sorts: Sorts = {
  '-createdAt': { by: sql`d.created_at`, type: 'instant' },
  createdAt: { by: sql`d.created_at`, type: 'instant' },
}

const state = sql`coalesce(r.state, 'due')`

const select = sql`d.id, d.order_id, o.origin_name, o.destination_name, c.id as client_id, ${bookName('c')} as client_name, ${bookIdentification('c')} as identification,
  c.email, d.cause, d.amount_pesos, a.transaction, (a.id is null or a.state = 'captured') as is_captured, d.created_at,
  ${state} as state, r.reference, r.asked_by, first.name as asked_name, r.paid_by, last.name as paid_name, r.paid_at,
  r.asked_at, r.evidence_id, a.amount_pesos as payment_pesos, a.attempted_at as payment_at, ${brand} as brand,
  ${gatewayId} as gateway_id,
  (select jsonb_agg(jsonb_build_object('at', j.rejected_at, 'by', u.name, 'reason', j.reason, 'reference', j.reference)
    order by j.rejected_at desc, j.id desc) from refund_rejections j join users u on u.id = j.rejected_by
    where j.refund_id = d.id) as rejections`

const from = sql`refunds_due d join orders o on o.id = d.order_id join users c on c.id = o.client_id
  left join payment_attempts a on a.id = d.attempt_id left join refunds r on r.id = d.id
  left join users first on first.id = r.asked_by left join users last on last.id = r.paid_by`

const countFrom = sql`refunds_due d join orders o on o.id = d.order_id join users c on c.id = o.client_id
  left join refunds r on r.id = d.id`

const paymentOf = (row: Row): Refund['payment'] =>
  row.payment_pesos === null || row.payment_at === null
    ? null
    : {
        value: row.payment_pesos,
        at: row.payment_at.toISOString(),
        brand: row.brand,
        gatewayId: row.gateway_id,
      }

/** What was typed for a try that came back is that try's. */
const isBegun = ({ state: now }: Row): boolean => now === 'confirming' || now === 'paid'

const stepsOf = (row: Row, fileUrl: Ctx['fileUrl']) =>
  isBegun(row)
    ? {
        reference: row.reference,
        evidence: row.evidence_id === null ? null : { url: fileUrl(row.evidence_id) },
        askedBy: named(row.asked_by, row.asked_name),
        askedAt: row.asked_at?.toISOString() ?? null,
      }
    : { reference: null, evidence: null, askedBy: null, askedAt: null }

const rejectionsOf = ({ rejections }: Row): Refund['rejections'] =>
  (rejections ?? []).map(({ at, ...rest }) => ({ at: new Date(at).toISOString(), ...rest }))

type Seeing = { secondPersonFromPesos: number; fileUrl: Ctx['fileUrl'] }

const wire = (row: Row, { secondPersonFromPesos, fileUrl }: Seeing): Refund => ({
  _id: row.id,
  order: row.order_id,
  origin: row.origin_name,
  destination: row.destination_name,
  client: {
    _id: row.client_id,
    name: row.client_name,
    identification: row.identification,
    email: row.email,
  },
  cause: row.cause,
  value: row.amount_pesos,
  transaction: row.transaction,
  isCaptured: row.is_captured,
  createdAt: row.created_at.toISOString(),
  state: row.state,
  payment: paymentOf(row),
  ...stepsOf(row, fileUrl),
  paidBy: named(row.paid_by, row.paid_name),
  paidAt: row.paid_at?.toISOString() ?? null,
  needsSecond: needsSecondPerson(row.amount_pesos, secondPersonFromPesos),
  rejections: rejectionsOf(row),
})

export const refundList = async (ctx: Ctx, query: Query) => {
  const { rows, page } = await keysetPage<Row>(
    ctx.db,
    {
      select,
      from,
      countFrom,
      where: [
        query.id === undefined ? undefined : sql`d.id = ${query.id}`,
        oneOf(state, query.state),
        // Else what was paid in all the years before would be walked to find what is due.
        query.state?.length && !query.state.includes('paid') ? sql`not d.is_paid` : undefined,
        oneOf(sql`d.cause`, query.cause),
        searchIn(sql`(c.search || ' ' || d.order_id || ' ' || coalesce(lower(r.reference), ''))`, query.q, [
          sql`d.order_id`,
        ]),
      ],
      id: sql`d.id`,
      sorts,
    },
    query,
  )
  const { secondPersonFromPesos } = await settingsInForce(ctx.db)
  return { items: rows.map((row) => wire(row, { secondPersonFromPesos, fileUrl: ctx.fileUrl })), ...page }
}

export type DueFacts = {
  id: string
  orderId: string
  amountPesos: number
  isCaptured: boolean
  /** What the payment was for that it gives back; null where it is of none. */
  charge: string | null
  transaction: string | null
  gatewayId: string | null
}

export const dueOf = async (db: Db, id: string): Promise<DueFacts | undefined> => {
  const { rows } = await sql<DueFacts>`
    select d.id, d.order_id as "orderId", d.amount_pesos as "amountPesos",
      (a.id is null or a.state = 'captured') as "isCaptured", a.charge, a.transaction,
      ${gatewayId} as "gatewayId"
    from refunds_due d left join payment_attempts a on a.id = d.attempt_id where d.id = ${id}`.execute(db)
  return rows[0]
}
