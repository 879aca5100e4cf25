/** What waits for staff as rows of the home: the urgent first, each with the way to just those. */
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

const services = ({
  unassigned,
  lostPayments,
  lateTrucks,
  strayTrucks,
  refunds,
}: Attention): AttentionItem[] => [
  {
    key: 'unassigned',
    title: texts.unassigned.title,
    detail: texts.unassigned.detail(unassigned.within4Hours, unassigned.within14Hours),
    count: unassigned.within24Hours,
    isUrgent: unassigned.within4Hours > 0,
    // The soonest first.
    ways: straight(
      texts.unassigned.title,
      `${paths.services}?needsDriverWithinHours=${undrivenSoonHours}&orden=reservationDate`,
    ),
  },
  {
    key: 'lostPayments',
    title: texts.lostPayments.title,
    detail: texts.lostPayments.detail,
    count: lostPayments,
    isUrgent: lostPayments > 0,
    ways: straight(texts.lostPayments.title, filtered(paths.services, 'isPaymentLost', 'true')),
  },
  {
    key: 'lateTrucks',
    title: texts.lateTrucks.title,
    detail: texts.lateTrucks.detail,
    count: lateTrucks,
    isUrgent: false,
    ways: straight(texts.lateTrucks.title, filtered(paths.fleet, 'view', 'late')),
  },
  {
    key: 'strayTrucks',
    title: texts.strayTrucks.title,
    detail: texts.strayTrucks.detail,
    count: strayTrucks,
    isUrgent: false,
    ways: straight(texts.strayTrucks.title, filtered(paths.fleet, 'view', 'stray')),
  },
  {
    key: 'refunds',
    title: texts.refunds.title,
    detail: texts.refunds.detail(formatMoney(refunds.value)),
    count: refunds.count,
    isUrgent: false,
    ways: straight(texts.refunds.title, `${paths.accounting}/reembolsos?state=due&state=confirming`),
  },
]

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
  [...services(attention), ...people(attention)].toSorted(
    (one, other) => Number(other.isUrgent) - Number(one.isUrgent),
  )
