/** Where each cause is mended: one press from its row. */
import type { InboxItem } from '@arriero/contract/house/inbox'
import type { InboxCause } from '@arriero/domain/house/inbox'
import { isDeskRole, type Role } from '@arriero/domain/people/roles'
import { paths } from '#shared/paths.ts'
import { inboxTexts } from './inbox.texts.ts'

export interface Remedy {
  words: string
  path: string
}

type Told = InboxItem['causes'][number]
type Way = (item: InboxItem, told: Told, role: Role) => Remedy

const { remedies: words } = inboxTexts
const moneyAt = (place: string) => `${paths.accounting}/${place}`

const service: Way = ({ _id }) => ({ words: words.service, path: `${paths.services}/${_id}` })
/** Accountancy has no list of services: it reads the one in its table. */
const money: Way = (item, told, role) =>
  role === 'accountancy'
    ? { words: words.service, path: `${paths.accounting}?q=${item._id}` }
    : service(item, told, role)
const payout: Way = (_, { object }) => ({ words: words.payout, path: moneyAt(`pagos/${object}`) })

const ways: Record<InboxCause, Way> = {
  paymentLost: money,
  undriven: service,
  unpaid: service,
  late: service,
  offRoute: service,
  silent: service,
  paperEnds: service,
  belowFloor: service,
  standbyObjected: ({ _id }) => ({ words: words.standby, path: `${paths.standby}?state=objected&q=${_id}` }),
  request: ({ _id }) => ({ words: words.request, path: paths.pqrPage(_id) }),
  complaint: ({ _id }, { object }, role) =>
    isDeskRole(role)
      ? { words: words.request, path: paths.pqrPage(_id) }
      : { words: words.complaint, path: moneyAt(`reclamos?q=${object}`) },
  requestReplied: ({ _id }) => ({ words: words.request, path: paths.pqrPage(_id) }),
  mailWaits: ({ _id }) => ({ words: words.mail, path: `${paths.mails}/${_id}` }),
  refundDue: (_, { object }) => ({ words: words.refund, path: moneyAt(`reembolsos/${object}`) }),
  payoutDue: payout,
  payoutReturned: payout,
  accountChanged: ({ _id }) => ({ words: words.payouts, path: moneyAt(`pagos?carrier=${_id}`) }),
  advanceWanted: (_, { object }) => ({ words: words.advance, path: moneyAt(`pagos/anticipo/${object}`) }),
  secondPerson: ({ _id }) => ({
    words: words.payout,
    path: moneyAt(`pagos?state=confirming&q=${_id}`),
  }),
  strangeNotice: ({ _id }) => ({ words: words.notice, path: `${paths.paymentNotices}/${_id}` }),
  signal: ({ _id }) => ({ words: words.signal, path: `${paths.signals}/${_id}` }),
  accountWaits: ({ _id }) => ({ words: words.person, path: paths.userDetail(_id) }),
  papersWait: ({ _id }) => ({ words: words.papers, path: `${paths.paperReview}?q=${_id}` }),
  webhookStopped: ({ _id, person }) => ({ words: words.webhook, path: paths.userDetail(person?._id ?? _id) }),
}

/** Of each of its causes, each place once. */
export const remediesOf = (item: InboxItem, role: Role): Remedy[] => {
  const all = item.causes.map((told) => ways[told.cause](item, told, role))
  return all.filter(({ path }, at) => all.findIndex((one) => one.path === path) === at)
}

/** Of its most urgent cause. What stands with a service itself is done in the entry, where all its remedies are. */
export const remedyOf = (item: InboxItem, role: Role): Remedy | undefined => {
  const [first] = remediesOf(item, role)
  const isOwnService = first?.path === `${paths.services}/${item._id}`
  return isOwnService ? { words: words.resolve, path: `${paths.inbox}/${item._id}` } : first
}
