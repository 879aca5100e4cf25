/** Which row an address of `places.ts` means by its `:word`, as the person himself reads them. */
import type { PortalRole } from './places.ts'
import { callerOf } from '../acts/by-api.ts'

type Row = { _id: string; status?: number; acts?: Readonly<Record<string, string | null>> }
type Page = { items: readonly Row[] }

const running = 2
const finished = 3

/** One of an act is a service on which it may be done; where there is none, any: what is said there is looked at too. */
const serviceFor = (word: string, services: readonly Row[]): Row | undefined => {
  const stands = { running, finished }[word]
  const fits = services.find(({ status, acts }) => (stands ? status === stands : acts?.[word] === null))
  return fits ?? services[0]
}

/** Answers the address itself; undefined where nothing in this world is meant by it. */
export const targetsOf = async (email: string, role: PortalRole) => {
  const ask = await callerOf(email)
  const itemsOf = async (path: string, body?: object) => ((await ask(path, body)) as unknown as Page).items
  const services =
    role === 'accountancy' || role === 'soport'
      ? []
      : await itemsOf('/order/type?limit=100', { userType: role, _id: ask.userId })
  const others: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
    savedPlace: () => itemsOf('/place/saved?limit=1'),
    waiting: () => itemsOf('/inbox/items?limit=1'),
    toReview: () => itemsOf('/paper/review?limit=1'),
    signal: () => itemsOf('/signal/all?limit=1'),
    pqr: () => itemsOf('/pqr/all?limit=1&sort=urgency'),
    mail: () => itemsOf('/pqr/mail?limit=1&state=waiting'),
    replyTemplate: () => itemsOf('/pqr/template'),
    savedLane: () => itemsOf('/lane/saved?limit=1'),
    orderTemplate: () => itemsOf('/order/template?limit=1'),
    orderImport: () => itemsOf('/order/import?limit=1'),
    recurring: () => itemsOf('/order/recurring?limit=1'),
    open: () => itemsOf('/order/active/type?limit=1'),
    person: () =>
      itemsOf(role === 'enterprise' ? `/user/withenterpriseid/${ask.userId}` : '/user/enterprises?limit=1'),
    applicant: () => itemsOf('/user/enterprises?limit=1&validation=pending'),
    colleague: () => itemsOf('/user/backoffice?limit=1'),
    carrier: async () => {
      const [payout] = (await ask('/accounting/payouts?limit=1'))['items'] as readonly { carrier: Row }[]
      return payout ? [payout.carrier] : []
    },
    month: async () => {
      const { months } = (await ask('/accounting/months')) as unknown as {
        months: readonly { month: string }[]
      }
      return months.map(({ month }) => ({ _id: month }))
    },
    plate: async () => {
      const [service] = services.filter((one) => 'vehicle' in one && one.vehicle)
      const vehicle = service && Reflect.get(service, 'vehicle')
      return vehicle ? [{ _id: (vehicle as { licensePlate: string }).licensePlate }] : []
    },
  }
  return async (address: string): Promise<string | undefined> => {
    const [slot, word] = /:(\w+)/.exec(address) ?? []
    if (slot === undefined || word === undefined) return address
    const found = others[word] ? (await others[word]())[0] : serviceFor(word, services)
    return found && address.replace(slot, found._id)
  }
}
