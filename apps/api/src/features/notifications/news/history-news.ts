/** Who is told what of a service's history row, by role. Pure. Decisions §7, §8, §11, §12, §17. */
import type { NewsFact, Recipient } from '@arriero/domain/orders/order-event'
import { historyActs, noticesOf } from '@arriero/domain/orders/order-events'
import type { NewNotification } from '../notifications.store.ts'

export type HistoryRow = {
  id: number
  act: string
  order_id: string
  actor_id: string | null
  details: Readonly<Record<string, unknown>>
  client_id: string
  carrier_id: string | null
  driver_id: string | null
  cancel_cause: string | null
  pay_transaction: string | null
}

export type NewsFacts = {
  /** Offer → the carrier who made it. */
  offererOf: ReadonlyMap<string, string>
  administrators: readonly string[]
  accountants: readonly string[]
}

type Id = string | null | undefined

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
const idIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** A driver who keeps the trip is told nothing: only the truck changed. */
const drivers = ({ driver_id, details }: HistoryRow): { now: Id; before: Id } => {
  const before = idIn(details['previousDriverId'])
  const now = idIn(details['driverId']) ?? driver_id
  return before === now ? { now: null, before: null } : { now, before }
}

const idsOf: Record<Recipient, (row: HistoryRow, facts: NewsFacts) => readonly Id[]> = {
  client: ({ client_id }) => [client_id],
  carrier: ({ carrier_id }) => [carrier_id],
  driver: ({ driver_id }) => [driver_id],
  offerer: ({ details }, { offererOf }) => [offererOf.get(idIn(details['offerId']) ?? '')],
  treasury: (_row, { administrators, accountants }) => [...administrators, ...accountants],
  closed: ({ details }) => idsIn(details['closed']),
  declined: ({ details }) => idsIn(details['declined']),
  rated: ({ actor_id, client_id, carrier_id, driver_id }) =>
    actor_id === client_id ? [carrier_id, driver_id] : [client_id],
  awaiting: ({ client_id, details }) => (details['wasCountered'] === true ? [client_id] : []),
  newDriver: (row) => [drivers(row).now],
  formerDriver: (row) => [drivers(row).before],
  asked: ({ details }) => idsIn(details['asked']),
  answering: ({ details }) => idsIn(details['answering']),
}

const wordsOf: Record<NewsFact, (row: HistoryRow) => Record<string, unknown>> = {
  amount: ({ details }) => ({ value: details['value'] ?? 0, kind: details['kind'] ?? '' }),
  cause: ({ cancel_cause }) => ({ cause: cancel_cause ?? '' }),
}

/** The acts that lead to a notification. */
export const toldActs: readonly string[] = historyActs.filter((act) => noticesOf(act).length > 0)

export const concernsTreasury = ({ act }: HistoryRow): boolean =>
  noticesOf(act).some(({ to }) => to.includes('treasury'))

/** Money counted twice, authorised and then captured, is one piece of news. */
const onceKeyOf = ({ id, order_id, pay_transaction }: HistoryRow, kind: string): string =>
  kind === 'payment.paid' ? `paid:${order_id}:${pay_transaction ?? ''}` : `history:${id}:${kind}`

/** Nobody is told what he did himself, and nobody twice of one thing. */
export const newsOf = (row: HistoryRow, people: NewsFacts): NewNotification[] =>
  noticesOf(row.act).flatMap(({ kind, to, facts }) => {
    const ids = new Set(to.flatMap((recipient) => idsOf[recipient](row, people)))
    return [...ids].flatMap((userId) =>
      typeof userId === 'string' && userId !== row.actor_id
        ? {
            userId,
            kind,
            orderId: row.order_id,
            facts: facts && wordsOf[facts](row),
            onceKey: onceKeyOf(row, kind),
          }
        : [],
    )
  })
