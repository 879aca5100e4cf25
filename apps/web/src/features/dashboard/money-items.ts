/** What money waits for as rows of the home, each with the way to its filtered list. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { monthText } from '@arriero/contract/es/when'
import { isReconciled } from '@arriero/domain/money/reconciliation'
import type { Reconciliation } from '#shared/use-reconciliation.ts'
import { formatDateTime, formatMoney } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import type { AttentionItem, Way } from './attention-items.ts'
import { dashboardTexts } from './dashboard.texts.ts'

export type MoneyWaits = ReplyOf<typeof api.dashboard.money>

const texts = dashboardTexts.money
const at = (section: string) => `${paths.accounting}/${section}`
const straight = (title: string, path: string): Way[] => [{ words: title, path }]

const secondWays = ({ payouts, batches, refunds }: MoneyWaits['second']): Way[] =>
  [
    { count: payouts, words: texts.second.payouts(payouts), path: at('pagos?state=confirming') },
    { count: batches, words: texts.second.batches(batches), path: at('lotes?state=confirming') },
    { count: refunds, words: texts.second.refunds(refunds), path: at('reembolsos?state=confirming') },
  ].filter(({ count }) => count > 0)

const outgoing = ({ payouts, refunds, second }: MoneyWaits): AttentionItem[] => [
  {
    key: 'payouts',
    title: texts.payouts.title,
    detail: texts.payouts.detail(formatMoney(payouts.value), payouts.late),
    count: payouts.count,
    isUrgent: payouts.late > 0,
    ways: straight(texts.payouts.title, at('pagos?ready=true')),
  },
  {
    key: 'refunds',
    title: texts.refunds.title,
    detail: texts.refunds.detail(formatMoney(refunds.value), refunds.unsold),
    count: refunds.count,
    isUrgent: false,
    ways: straight(texts.refunds.title, at('reembolsos?state=due')),
  },
  {
    key: 'second',
    title: texts.second.title,
    detail: texts.second.detail(second.own),
    count: second.payouts + second.batches + second.refunds,
    isUrgent: false,
    ways: secondWays(second),
  },
]

const monthsItem = ({ months: { count, oldest } }: MoneyWaits): AttentionItem => ({
  key: 'months',
  title: texts.months.title,
  detail: oldest === null ? texts.months.none : texts.months.detail(monthText(oldest)),
  count,
  isUrgent: false,
  ways: straight(texts.months.title, oldest === null ? paths.closings : `${paths.closings}/${oldest}`),
})

const toDecide = ({ standby, complaints, notices }: MoneyWaits): AttentionItem[] => [
  {
    key: 'standby',
    title: texts.standby.title,
    detail: texts.standby.detail,
    count: standby,
    isUrgent: false,
    ways: straight(texts.standby.title, `${paths.standby}?state=objected`),
  },
  {
    key: 'complaints',
    title: texts.complaints.title,
    detail: texts.complaints.detail,
    count: complaints,
    isUrgent: false,
    ways: straight(texts.complaints.title, at('reclamos?holding=true')),
  },
  {
    key: 'notices',
    title: texts.notices.title,
    detail: texts.notices.detail,
    count: notices.count,
    isUrgent: notices.count > 0,
    ways: straight(texts.notices.title, `${paths.paymentNotices}?signed=true&from=${notices.from}`),
  },
]

const reconciled = ({ checks, at: readAt }: Reconciliation): AttentionItem => {
  const differing = checks.filter((check) => !isReconciled(check))
  const count = differing.length
  const title = texts.reconciliation.title(count)
  const when = formatDateTime(readAt)
  const [first] = differing
  return {
    key: 'reconciliation',
    title,
    detail:
      count === 1 && first?.key === 'uncaptured'
        ? texts.reconciliation.uncaptured(first.count, when)
        : texts.reconciliation.detail(when),
    count,
    isUrgent: count > 0,
    ways: straight(title, at('conciliacion')),
  }
}

/** The urgent first; the reconciliation once it has been read. */
export const moneyItems = (waits: MoneyWaits, reconciliation: Reconciliation | undefined): AttentionItem[] =>
  [
    ...outgoing(waits),
    ...toDecide(waits),
    monthsItem(waits),
    ...(reconciliation ? [reconciled(reconciliation)] : []),
  ].toSorted((one, other) => Number(other.isUrgent) - Number(one.isUrgent))
