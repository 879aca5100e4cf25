/** What carriers are owed and were paid, for staff and for the carrier himself. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { OwnPayout, Payout } from '@arriero/contract/money/settlement-shapes'
import { comparedWithLast } from '@arriero/domain/money/payout-changes'
import { isLate, isPending, needsSecondPerson, type PayoutState } from '@arriero/domain/money/payouts'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { payoutIn } from '#database/state-lists.ts'
import { oneOf, withinDays } from '#database/conditions.ts'
import { keysetPage, type Fragment, type Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { named } from '#database/named.ts'
import { bankCodeOf } from '../batches/bank-codes.texts.ts'
import { debtShares, type DebtShares } from '../debts/debt-shares.views.ts'
import { lineView } from './line-view.ts'
import { isReady } from './payout-facts.views.ts'
import { lastPayoutsOf, type LastPayouts } from './last-payouts.views.ts'
import { payChangesOf, type PayChanges } from './pay-changes.views.ts'
import {
  accountOf,
  holdOf,
  payoutCountFrom,
  payoutFrom,
  payoutSelect,
  settlementOf,
  type SeenPayout,
} from './payout-rows.views.ts'
import { sealOf, sinceSettled } from './since-settled.ts'
import { withholdings, type Withholdings } from '../withholdings/withholdings.store.ts'

type Query = InputOf<typeof api.settlements.payouts>['query']
type OwnQuery = InputOf<typeof api.settlements.own>['query']

const sorts: Sorts = {
  dueOn: { by: sql`p.due_on`, type: 'day' },
  earnedAt: { by: sql`p.earned_at`, type: 'instant' },
}

export type Seeing = {
  now: Date
  withholdings: Withholdings
  shares: DebtShares
  secondPersonFromPesos: number
}

/** `owing`: those of which each shows its part of what its carrier owes; of others it stands apart. */
export const seeingOf = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  owing: readonly SeenPayout[],
): Promise<Seeing> => {
  const { secondPersonFromPesos } = await settingsInForce(db)
  const inForce = await withholdings(db)
  const shares = await debtShares({ db, now }, owing, inForce)
  return { now, withholdings: inForce, shares, secondPersonFromPesos }
}

export const ownPayout = (row: SeenPayout, seeing: Seeing): OwnPayout => {
  const settlement = settlementOf(row, seeing.withholdings, seeing.shares.get(row.id) ?? 0)
  return {
    _id: row.id,
    kind: row.kind,
    order: row.order_id,
    origin: row.origin_name,
    destination: row.destination_name,
    licensePlate: row.license_plate,
    earnedAt: row.earned_at.toISOString(),
    releaseOn: row.release_on,
    dueOn: row.due_on,
    isLate: isPending(row.state) && isLate(row.due_on, seeing.now),
    state: row.state,
    hold: holdOf(row) ?? null,
    lines: settlement.lines.map(lineView),
    gross: settlement.grossPesos,
    withheld: settlement.withheldPesos,
    advances: settlement.advancesPesos,
    deducted: settlement.deductedPesos,
    net: settlement.netPesos,
    reference: row.reference,
    paidAt: row.paid_at?.toISOString() ?? null,
    returned:
      row.returned_at === null
        ? null
        : { at: row.returned_at.toISOString(), reason: row.return_reason ?? '' },
  }
}

/** Once it is settled the account it goes to no longer follows the carrier's own. */
export const payOf = (row: SeenPayout): Payout['pay'] => {
  const { bank, account_type: accountType, account_number: accountNumber } = row
  const account =
    bank !== null && accountType !== null && accountNumber !== null
      ? { bank, accountType, accountNumber }
      : accountOf(row)
  return account ? { ...account, bankCode: bankCodeOf(account.bank) } : null
}

/** What staff sees besides: whose account changed, and what each was paid last. */
export type StaffSeeing = Seeing & { payChanges: PayChanges; lastPayouts: LastPayouts }

export const staffSeeingOf = async (ctx: Ctx, rows: readonly SeenPayout[]): Promise<StaffSeeing> => {
  const carrierIds = rows.flatMap(({ carrier_id: id, state }) => (isPending(state) ? [id] : []))
  return {
    ...(await seeingOf(ctx, rows)),
    payChanges: await payChangesOf(ctx, carrierIds),
    lastPayouts: await lastPayoutsOf(ctx.db, carrierIds),
  }
}

type Seen = Pick<SeenPayout, 'carrier_id' | 'carrier_phone' | 'account_number' | 'own_account_number'>

/** Of a carrier who is still to be paid: once he is, nobody can stop it here. */
export const payChangeOf = (row: Seen, payChanges: PayChanges): Payout['payChange'] => {
  const change = payChanges.get(row.carrier_id)
  if (!change) return null
  const { at, checked } = change
  return {
    at: at.toISOString(),
    isOld: row.account_number !== null && row.account_number !== row.own_account_number,
    checked: checked && {
      at: checked.at.toISOString(),
      by: { _id: checked.byId, name: checked.byName },
      note: checked.note,
    },
    cellPhone: checked === null && row.carrier_phone !== '' ? row.carrier_phone : null,
  }
}

const lastOf = (row: SeenPayout, netPesos: number, { lastPayouts }: StaffSeeing): Payout['last'] => {
  const last = lastPayouts.get(row.carrier_id)
  if (!last || !isPending(row.state)) return null
  const { differencePesos, share, isUnusual } = comparedWithLast(netPesos, last.netPesos)
  return {
    order: last.orderId,
    net: last.netPesos,
    paidAt: last.paidAt.toISOString(),
    pay: last.account,
    difference: differencePesos,
    share: share / 100,
    isUnusual,
  }
}

const sinceOf = (row: SeenPayout, seeing: Seeing): Payout['since'] => {
  const since = sinceSettled(row, seeing.withholdings)
  return since && { net: since.netPesos, pay: since.account }
}

export const staffPayout = (row: SeenPayout, seeing: StaffSeeing): Payout => {
  const own = ownPayout(row, seeing)
  return {
    ...own,
    carrier: {
      _id: row.carrier_id,
      name: row.carrier_name,
      identification: row.carrier_identification,
      rol: row.carrier_role,
      hasLeft: row.has_carrier_left,
    },
    pay: payOf(row),
    commission: row.commission_pesos,
    payChange: isPending(row.state) ? payChangeOf(row, seeing.payChanges) : null,
    last: lastOf(row, own.net, seeing),
    since: sinceOf(row, seeing),
    seal: sealOf([row], seeing.withholdings),
    batch:
      row.batch_id !== null && row.batch_number !== null
        ? { _id: row.batch_id, number: row.batch_number }
        : null,
    askedBy: named(row.asked_by, row.asked_name),
    paidBy: named(row.paid_by, row.paid_name),
    needsSecond: needsSecondPerson(own.net, seeing.secondPersonFromPesos),
  }
}

/**
 * Said in the statement itself where only what is to be paid is asked for: a prepared one that is told the states as values
 * could not know that an index of the few suffices. */
const pendingOnly = (states: readonly PayoutState[] | undefined): Fragment | undefined =>
  states?.length && states.every(isPending) ? sql`p.state in ${payoutIn.pending}` : undefined

const payoutPage = (ctx: Ctx, query: Query) =>
  keysetPage<SeenPayout>(
    ctx.db,
    {
      select: payoutSelect(ctx.now),
      from: payoutFrom,
      countFrom: payoutCountFrom,
      where: [
        oneOf(sql`p.state`, query.state),
        pendingOnly(query.state),
        oneOf(sql`p.kind`, query.kind),
        query.id === undefined ? undefined : sql`p.id = ${query.id}`,
        query.carrierId === undefined ? undefined : sql`p.carrier_id = ${query.carrierId}`,
        query.batchId === undefined ? undefined : sql`p.batch_id = ${query.batchId}`,
        query.isReady ? isReady(ctx.now) : undefined,
        ...withinDays(sql`p.earned_at`, query),
        searchIn(sql`(c.search || ' ' || p.order_id || ' ' || coalesce(lower(p.reference), ''))`, query.q, [
          sql`p.order_id`,
        ]),
      ],
      id: sql`p.id`,
      sorts,
    },
    query,
  )

export const payoutList = async (ctx: Ctx, query: Query) => {
  const { rows, page } = await payoutPage(ctx, query)
  const seeing = await staffSeeingOf(ctx, rows)
  return { items: rows.map((row) => staffPayout(row, seeing)), ...page }
}

/** What narrows a carrier's own list, and so what it comes to: his own, and nobody else's. */
export const ownFilters = (
  { actor }: Pick<Ctx, 'actor'>,
  query: Omit<OwnQuery, 'limit' | 'sort'>,
): (Fragment | undefined)[] => [
  sql`p.carrier_id = ${actor.id}`,
  query.id === undefined ? undefined : sql`p.id = ${query.id}`,
  oneOf(sql`p.state`, query.state),
  pendingOnly(query.state),
  query.vehicleId === undefined ? undefined : sql`o.vehicle_id = ${query.vehicleId}`,
  query.driverId === undefined ? undefined : sql`o.driver_id = ${query.driverId}`,
  ...withinDays(sql`p.earned_at`, query),
  searchIn(sql`o.search`, query.q, [sql`p.order_id`]),
]

export const ownPayouts = async (ctx: Ctx, query: OwnQuery): Promise<ReplyOf<typeof api.settlements.own>> => {
  const { rows, page } = await keysetPage<SeenPayout>(
    ctx.db,
    {
      select: payoutSelect(ctx.now),
      from: payoutFrom,
      where: ownFilters(ctx, query),
      id: sql`p.id`,
      sorts,
    },
    query,
  )
  const seeing = await seeingOf(ctx, rows)
  return { items: rows.map((row) => ownPayout(row, seeing)), ...page }
}
