/** What goes back to a client, as he reads it: where his money is, by which way, and what it waits for. */
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import type { OwnRefund } from '@arriero/contract/money/own-refunds'
import { giveAccountDenial, ownRefundState } from '@arriero/domain/money/refund-accounts'
import type { RefundState } from '@arriero/domain/money/refunds'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { fieldsPage, type Fields } from '#database/fields.ts'
import type { Sorts } from '#database/keyset.ts'
import { brand, isCaptured, maskedOf, named, state, type Named } from './refunds.views.ts'

type Query = InputOf<typeof api.refunds.own>['query']

type Row = Omit<OwnRefund, 'account' | 'acts' | 'failure' | 'state'> & {
  state: RefundState
  isCaptured: boolean
  account: Named | null
  failure: { at: string; reason: string | null; remedy: NonNullable<OwnRefund['failure']>['remedy'] } | null
}

const sorts: Sorts = { createdAt: { by: sql`d.created_at`, type: 'instant' } }

/** The last that did not arrive, by whichever way it went. */
const failure = sql`(select jsonb_build_object('at', f.at, 'reason', f.reason, 'remedy', f.remedy) from (
    select j.rejected_at as at, j.reason, null::text as remedy from refund_rejections j where j.refund_id = d.id
    union all select g.ended_at, null, g.remedy from gateway_refunds g where g.refund_id = d.id and g.state = 'refused'
  ) f order by f.at desc limit 1)`

const fields: Fields<Row> = {
  _id: sql`d.id`,
  order: sql`d.order_id`,
  origin: sql`o.origin_name`,
  destination: sql`o.destination_name`,
  cause: sql`d.cause`,
  value: sql`d.amount_pesos`,
  createdAt: sql`d.created_at`,
  state,
  isCaptured,
  // What waits for a second person is not under way yet, and what came back is begun no more.
  way: sql`case when r.state not in ('rejected', 'confirming') then r.way end`,
  brand,
  startedAt: sql`case when r.state not in ('rejected', 'confirming') then r.asked_at end`,
  paidAt: sql`r.paid_at`,
  reference: sql`case when r.state = 'paid' then r.reference end`,
  account: named,
  failure,
}

const from = sql`refunds_due d join orders o on o.id = d.order_id
  left join payment_attempts a on a.id = d.attempt_id left join refunds r on r.id = d.id`

const countFrom = sql`refunds_due d join orders o on o.id = d.order_id`

/** What came back before this account was named says nothing of it. */
const standingOf = (given: { at: string } | null, last: Row['failure']) => {
  if (!given) return 'asked'
  return last && Date.parse(given.at) > Date.parse(last.at) ? 'renewed' : 'given'
}

const wire = ({ isCaptured: hasCome, state: at, account, failure: last, ...row }: Row): OwnRefund => {
  const given = account && maskedOf(account)
  return {
    ...row,
    state: ownRefundState({
      state: at,
      isCaptured: hasCome,
      account: account ? standingOf(given, last) : 'unasked',
    }),
    failure: last && at !== 'paid' ? { ...last, at: new Date(last.at).toISOString() } : null,
    account: given && {
      bank: given.bank,
      accountType: given.accountType,
      accountNumber: given.accountNumber,
      holder: given.holder,
    },
    acts: { account: giveAccountDenial(at, account !== null) ?? null },
  }
}

export const ownRefundPage = async ({ db, actor }: Ctx, query: Query) => {
  const { items, ...page } = await fieldsPage(
    db,
    {
      fields,
      from,
      countFrom,
      where: [
        sql`o.client_id = ${actor.id}`,
        query.order === undefined ? undefined : sql`d.order_id = ${query.order}`,
      ],
      id: sql`d.id`,
      sorts,
    },
    query,
  )
  return { items: items.map(wire), ...page }
}
