/** What is still to be paid, by carrier and the account it goes to: the carriers by pages, each with all that he is owed. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { Payable } from '@arriero/contract/money/settlement-shapes'
import { batchPayoutsMost } from '@arriero/domain/money/payout-batches'
import { isLate } from '@arriero/domain/money/payouts'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { keysetPage, type Fragment, type Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { atOneMoment } from '#database/snapshot.ts'
import { payoutIn } from '#database/state-lists.ts'
import { isCountedRow, noSums, plus } from '../papers/own-sums.views.ts'
import { changedAccounts, payChangesOf, type PayChanges } from './pay-changes.views.ts'
import { holdOf } from './payout-rows.views.ts'
import { payChangeOf, payOf } from './payouts.views.ts'
import { settledInTurn, type Settled } from './settled-in-turn.views.ts'

type Query = InputOf<typeof api.settlements.payables>['query']
type Payables = ReplyOf<typeof api.settlements.payables>
type Sums = Omit<Payable['accounts'][number], 'pay'>

const sorts: Sorts = { dueOn: { by: sql`g.due_on`, type: 'day' } }

/** An advance that waits for its second person stands in the list of payouts: it is counted with its service. */
const owed: Fragment = sql`p.state in ${payoutIn.pending} and ${isCountedRow}`
const carriers: Fragment = sql`(select p.carrier_id, min(p.due_on) as due_on from payouts p where ${owed}
  group by p.carrier_id) g join users c on c.id = g.carrier_id`

const carrierPage = (ctx: Ctx, query: Query) =>
  keysetPage<{ carrier_id: string; due_on: string }>(
    ctx.db,
    {
      select: sql`g.carrier_id, g.due_on`,
      from: carriers,
      where: [
        searchIn(sql`c.search`, query.q),
        query.hasNewAccount
          ? sql`exists (select from ${changedAccounts(ctx.now)} changed where changed.carrier_id = g.carrier_id)`
          : undefined,
      ],
      id: sql`g.carrier_id`,
      sorts,
    },
    query,
  )

const none: Sums = { ...noSums, commission: 0 }

const sumsOf = (settled: readonly Settled[]): Sums =>
  settled.reduce<Sums>(
    (sums, { row, settlement }) => ({
      ...plus(sums, {
        count: 1,
        gross: settlement.grossPesos,
        withheld: settlement.withheldPesos,
        advances: settlement.advancesPesos,
        deducted: settlement.deductedPesos,
        net: settlement.netPesos,
      }),
      commission: sums.commission + row.commission_pesos,
    }),
    none,
  )

const netOf = (settled: readonly Settled[]) => ({
  count: settled.length,
  net: settled.reduce((sum, { settlement }) => sum + settlement.netPesos, 0),
})

const accountKey = ({ row }: Settled): string => JSON.stringify(payOf(row))

const accountsOf = (settled: readonly Settled[]): Payable['accounts'] =>
  [...Map.groupBy(settled, accountKey).values()].flatMap((group) => {
    const [first] = group
    return first ? [{ pay: payOf(first.row), ...sumsOf(group) }] : []
  })

/** Nothing holds it, nobody has begun to pay it, and something of it is left to transfer. */
const isReadyNow = ({ row, settlement }: Settled): boolean =>
  row.state === 'open' && holdOf(row) === undefined && settlement.netPesos > 0

const readyOf = (settled: readonly Settled[]): Payable['ready'] => {
  const ready = settled
    .filter(isReadyNow)
    .toSorted((one, other) =>
      one.row.due_on < other.row.due_on ? -1 : Number(one.row.due_on > other.row.due_on),
    )
    .slice(0, batchPayoutsMost)
  return { ...netOf(ready), payouts: ready.map(({ row }) => row.id) }
}

const heldOf = (settled: readonly Settled[]): Payable['held'] => {
  const held = Map.groupBy(
    settled.flatMap((one) => {
      const hold = holdOf(one.row)
      return hold === undefined ? [] : [{ hold, one }]
    }),
    ({ hold }): ErrorCode => hold,
  )
  return [...held].map(([hold, group]) => ({ hold, ...netOf(group.map(({ one }) => one)) }))
}

/** Of who changed his account: where one of his payouts goes to the old one, that is said. */
const changeOf = (settled: readonly Settled[], changes: PayChanges): Payable['payChange'] => {
  const told = settled.map(({ row }) => payChangeOf(row, changes))
  return told.find((change) => change?.isOld) ?? told[0] ?? null
}

const payableOf = (
  settled: readonly Settled[],
  { dueOn, now, changes }: { dueOn: string; now: Date; changes: PayChanges },
): Payable[] => {
  const [first] = settled
  if (!first) return []
  const { row } = first
  return [
    {
      _id: row.carrier_id,
      carrier: {
        _id: row.carrier_id,
        name: row.carrier_name,
        identification: row.carrier_identification,
        rol: row.carrier_role,
        hasLeft: row.has_carrier_left,
      },
      ...sumsOf(settled),
      accounts: accountsOf(settled),
      dueOn,
      isLate: isLate(dueOn, now),
      payChange: changeOf(settled, changes),
      ready: readyOf(settled),
      held: heldOf(settled),
    },
  ]
}

/** Within a snapshot: the page and what each carrier of it is owed are two reads. */
export const payablesAt = async (ctx: Ctx, query: Query): Promise<Payables> => {
  const { rows, page } = await carrierPage(ctx, query)
  const ids = rows.map(({ carrier_id: id }) => id)
  const changes = await payChangesOf(ctx, ids)
  const settled: Settled[] = []
  if (ids.length > 0)
    for await (const one of settledInTurn(ctx, {
      within: sql`p.carrier_id = any(${ids}) and ${owed}`,
      bearsDebts: true,
    }))
      settled.push(one)
  const ofCarrier = Map.groupBy(settled, ({ row }) => row.carrier_id)
  const items = rows.flatMap(({ carrier_id: id, due_on: dueOn }) =>
    payableOf(ofCarrier.get(id) ?? [], { dueOn, now: ctx.now, changes }),
  )
  return { items, ...page }
}

export const payables = (ctx: Ctx, query: Query): Promise<Payables> =>
  atOneMoment(ctx, (inner) => payablesAt(inner, query))
