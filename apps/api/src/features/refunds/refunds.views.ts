/** What clients are paid back, as accountancy works through it. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { Refund } from '@arriero/contract/money/refunds'
import { gatewayDenial } from '@arriero/domain/money/gateway-refunds'
import { needsSecondPerson } from '@arriero/domain/money/payouts'
import { refundStates } from '@arriero/domain/money/refunds'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { oneOf, withinDays } from '#database/conditions.ts'
import { fieldsPage, type Fields } from '#database/fields.ts'
import type { Fragment, Sorts } from '#database/keyset.ts'
import { bookIdentification, bookName } from '#features/users/book-names.views.ts'
import { lastFour } from '#features/users/users.views.ts'
import { searchIn } from '#database/search-text.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'

type Query = InputOf<typeof api.refunds.all>['query']

type Row = Omit<Refund, 'account' | 'evidence' | 'gatewayHold' | 'needsSecond' | 'rejections' | 'tries'> & {
  account: Named | null
  tries: Tries | null
  evidenceId: string | null
  rejections: Rejection[] | null
}

/** Its number whole, as it is kept; who reads the list gets four digits of it. */
export type Named = {
  askedAt: string
  bank: string | null
  accountType: string | null
  accountNumber: string | null
  holder: string | null
  at: string | null
}

/** Of the refund `d`. */
export const named = sql`(select jsonb_build_object('askedAt', n.asked_at, 'bank', n.bank, 'accountType', n.account_type,
    'accountNumber', n.account_number, 'holder', n.holder, 'at', n.given_at) from refund_accounts n where n.refund_id = d.id)`

/** What of it a list may say. */
export const maskedOf = ({ bank, accountType, accountNumber, holder, at }: Named) =>
  bank === null || accountType === null || accountNumber === null || holder === null || at === null
    ? null
    : { bank, accountType, accountNumber: lastFour(accountNumber), holder, at: new Date(at).toISOString() }

/** Oldest last, as the database makes JSON of them. */
type Tries = Refund['tries']

type Rejection = { at: string; by: string; reason: string; reference: string }

/** What the gateway told of the payment, newest first: the brand of its card, and its own name for it. */
const told = (
  what: Fragment,
): Fragment => sql`(select ${what} from payment_notices n where n.attempt_id = a.id
  and n.verdict = 'matched' order by n.received_at desc limit 1)`
export const brand = told(sql`n.fields ->> 'vads_card_brand'`)
const gatewayId = told(sql`n.gateway_uuid`)

const sorts: Sorts = { createdAt: { by: sql`d.created_at`, type: 'instant' } }

export const state = sql`coalesce(r.state, 'due')`
export const isCaptured = sql`(a.id is null or a.state = 'captured')`

/** What was typed for a try that came back is that try's. */
const begun = (what: Fragment): Fragment => sql`case when r.state <> 'rejected' then ${what} end`

const fields: Fields<Row> = {
  _id: sql`d.id`,
  order: sql`d.order_id`,
  origin: sql`o.origin_name`,
  destination: sql`o.destination_name`,
  client: {
    _id: sql`c.id`,
    name: bookName('c'),
    identification: bookIdentification('c'),
    email: sql`c.email`,
  },
  cause: sql`d.cause`,
  value: sql`d.amount_pesos`,
  transaction: sql`a.transaction`,
  isCaptured,
  createdAt: sql`d.created_at`,
  state,
  payment: { value: sql`a.amount_pesos`, at: sql`a.attempted_at`, brand, gatewayId },
  reference: begun(sql`r.reference`),
  evidenceId: begun(sql`r.evidence_id`),
  askedBy: { _id: begun(sql`r.asked_by`), name: sql`first.name` },
  askedAt: begun(sql`r.asked_at`),
  paidBy: { _id: sql`r.paid_by`, name: sql`last.name` },
  paidAt: sql`r.paid_at`,
  way: begun(sql`r.way`),
  account: named,
  tries: sql`(select jsonb_agg(jsonb_build_object('at', g.asked_at, 'by', u.name, 'state', g.state, 'creditId', g.credit_id,
      'code', g.code, 'remedy', g.remedy) order by g.asked_at desc, g.id desc)
    from gateway_refunds g join users u on u.id = g.asked_by where g.refund_id = d.id)`,
  rejections: sql`(select jsonb_agg(jsonb_build_object('at', j.rejected_at, 'by', u.name, 'reason', j.reason, 'reference', j.reference)
    order by j.rejected_at desc, j.id desc) from refund_rejections j join users u on u.id = j.rejected_by
    where j.refund_id = d.id)`,
}

const from = sql`refunds_due d join orders o on o.id = d.order_id join users c on c.id = o.client_id
  left join payment_attempts a on a.id = d.attempt_id left join refunds r on r.id = d.id
  left join users first on first.id = r.asked_by left join users last on last.id = r.paid_by`

const countFrom = sql`refunds_due d join orders o on o.id = d.order_id join users c on c.id = o.client_id
  left join refunds r on r.id = d.id`

type Seeing = { isOpen: boolean; secondPersonFromPesos: number; fileUrl: Ctx['fileUrl'] }

const remedyOf = (tries: Tries | null) => {
  const remedy = tries?.[0]?.remedy
  return remedy ? { remedy } : null
}

const wire = (
  { evidenceId, rejections, tries, account, ...row }: Row,
  { isOpen, secondPersonFromPesos, fileUrl }: Seeing,
): Refund => ({
  ...row,
  account: account && { askedAt: new Date(account.askedAt).toISOString(), given: maskedOf(account) },
  evidence: evidenceId === null ? null : { url: fileUrl(evidenceId) },
  gatewayHold:
    gatewayDenial({
      isOpen,
      isCaptured: row.isCaptured,
      paymentId: row.payment?.gatewayId ?? null,
      lastRefusal: remedyOf(tries),
    }) ?? null,
  tries: (tries ?? []).map(({ at, ...rest }) => ({ at: new Date(at).toISOString(), ...rest })),
  needsSecond: needsSecondPerson(row.value, secondPersonFromPesos),
  rejections: (rejections ?? []).map(({ at, ...rest }) => ({ at: new Date(at).toISOString(), ...rest })),
})

type TotalsQuery = InputOf<typeof api.refunds.totals>['query']

/** What narrows the list, and so what it comes to. */
const filtersOf = (query: TotalsQuery): (Fragment | undefined)[] => [
  query.id === undefined ? undefined : sql`d.id = ${query.id}`,
  oneOf(state, query.state),
  // Else what was paid in all the years before would be walked to find what is due.
  query.state?.length && !query.state.includes('paid') ? sql`not d.is_paid` : undefined,
  oneOf(sql`d.cause`, query.cause),
  ...withinDays(sql`d.created_at`, query),
  searchIn(sql`(c.search || ' ' || d.order_id || ' ' || coalesce(lower(r.reference), ''))`, query.q, [
    sql`d.order_id`,
  ]),
]

type Totals = ReplyOf<typeof api.refunds.totals>

/** All sums come from one statement, so they are of one moment. */
export const refundTotals = async ({ db }: Ctx, query: TotalsQuery): Promise<Totals> => {
  const where = filtersOf(query).flatMap((filter) => filter ?? [])
  const { rows } = await sql<Totals['states'][number]>`
    select ${state} as state, count(*)::int as count, sum(d.amount_pesos)::bigint as value
    from ${countFrom} where ${where.length > 0 ? sql.join(where, sql` and `) : sql`true`} group by 1`.execute(
    db,
  )
  const total = (key: 'count' | 'value') => rows.reduce((sum, row) => sum + row[key], 0)
  return {
    all: { count: total('count'), value: total('value') },
    states: refundStates.flatMap((one) => rows.filter((row) => row.state === one)),
  }
}

export const refundList = async (ctx: Ctx, query: Query) => {
  const { items, ...page } = await fieldsPage(
    ctx.db,
    {
      fields,
      from,
      countFrom,
      where: filtersOf(query),
      id: sql`d.id`,
      sorts,
    },
    query,
  )
  const { secondPersonFromPesos } = await settingsInForce(ctx.db)
  const seeing = { isOpen: ctx.providers.refunds !== null, secondPersonFromPesos, fileUrl: ctx.fileUrl }
  return { items: items.map((row) => wire(row, seeing)), ...page }
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
      ${isCaptured} as "isCaptured", a.charge, a.transaction,
      ${gatewayId} as "gatewayId"
    from refunds_due d left join payment_attempts a on a.id = d.attempt_id where d.id = ${id}`.execute(db)
  return rows[0]
}
