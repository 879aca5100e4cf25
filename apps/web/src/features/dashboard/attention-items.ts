/** What waits for an administrator as rows of the home: the urgent first, each with the way to just those. */
import { undrivenSoonHours } from '@arriero/domain/orders/near-hours'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { api } from '@arriero/contract'
import { formatMoney } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { dashboardTexts } from './dashboard.texts.ts'

export type Attention = ReplyOf<typeof api.dashboard.attention>
type PerList = Attention['papers']

export interface Way {
  words: string
  path: string
}

export interface AttentionItem {
  key: string
  title: string
  detail: string
  count: number
  isUrgent: boolean
  /** One leads straight there; several are listed, since people stand in several lists. */
  ways: readonly Way[]
}

const texts = dashboardTexts.attention
const listPaths: Readonly<Record<keyof PerList, string>> = {
  drivers: paths.drivers,
  enterpriseDrivers: `${paths.drivers}?tipo=empresa`,
  enterprises: paths.enterprises,
  clients: paths.cargoOwners,
  clientEnterprises: `${paths.cargoOwners}?tipo=empresa`,
}
const lists = Object.keys(listPaths) as (keyof PerList)[]

/** An address with one more filter. */
const filtered = (path: string, key: string, value: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${key}=${value}`

const sum = (perList: PerList): number => lists.reduce((total, list) => total + perList[list], 0)

const waysTo = (perList: PerList, key: string, value: string): Way[] =>
  lists
    .filter((list) => perList[list] > 0)
    .map((list) => ({
      words: texts.lists[list](perList[list]),
      path: filtered(listPaths[list], key, value),
    }))

const straight = (title: string, path: string): Way[] => [{ words: title, path }]

/**
 * Services that stand still or go wrong, counted as the list or the map counts them that each leads to. The services themselves stand
 * below these figures, and in no other card.
 */
export const riskWays = ({ unassigned, lostPayments, lateTrucks, strayTrucks }: Attention): Way[] =>
  [
    {
      title: texts.unassigned,
      count: unassigned.within24Hours,
      // The soonest first.
      path: `${paths.services}?needsDriverWithinHours=${undrivenSoonHours}&orden=reservationDate`,
    },
    {
      title: texts.lostPayments,
      count: lostPayments,
      path: filtered(paths.services, 'isPaymentLost', 'true'),
    },
    { title: texts.lateTrucks, count: lateTrucks, path: filtered(paths.fleet, 'view', 'late') },
    { title: texts.strayTrucks, count: strayTrucks, path: filtered(paths.fleet, 'view', 'stray') },
  ]
    .filter(({ count }) => count > 0)
    .map(({ title, count, path }) => ({ words: texts.counted(title, count), path }))

const money = ({ refunds }: Attention): AttentionItem => ({
  key: 'refunds',
  title: texts.refunds.title,
  detail: texts.refunds.detail(formatMoney(refunds.value)),
  count: refunds.count,
  isUrgent: false,
  ways: straight(texts.refunds.title, `${paths.accounting}/reembolsos?state=due&state=confirming`),
})

const people = ({ requests, accounts, papers }: Attention): AttentionItem[] => [
  {
    key: 'requests',
    title: texts.requests.title,
    detail: texts.requests.detail(requests.red),
    count: requests.amber + requests.red,
    isUrgent: requests.red > 0,
    ways: straight(texts.requests.title, `${paths.supportRequests}?light=red&light=amber`),
  },
  {
    key: 'accounts',
    title: texts.accounts.title,
    detail: texts.accounts.detail,
    count: sum(accounts),
    isUrgent: false,
    ways: waysTo(accounts, 'validation', 'pending'),
  },
  {
    key: 'papers',
    title: texts.papers.title,
    detail: texts.papers.detail,
    count: sum(papers),
    isUrgent: false,
    ways: waysTo(papers, 'papers', 'pending'),
  },
]

export const attentionItems = (attention: Attention): AttentionItem[] =>
  [money(attention), ...people(attention)].toSorted(
    (one, other) => Number(other.isUrgent) - Number(one.isUrgent),
  )
