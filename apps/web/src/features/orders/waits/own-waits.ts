/** What of a person's services is his to move on, the most pressing first. */
import type { OrderRowFor } from '@arriero/contract/orders/order-rows'
import { offerStateAt } from '@arriero/domain/orders/offers'
import { formatLate, formatMoney, formatRelative } from '#shared/format.ts'
import { orderStatus } from '@arriero/domain/orders/orders'
import { paths } from '#shared/paths.ts'
import { isPaymentLost } from '../data/seen-order.ts'
import { addresses } from '../lists/client-addresses.ts'
import { nextStepOf, openOfferCount } from '../next-step.ts'
import { waitsTexts as texts } from './waits.texts.ts'

type ClientRow = OrderRowFor<'client'>
type CarrierRow = OrderRowFor<'carrier'>

/** What a row of them says of its service. */
export type WaitingService = Pick<ClientRow, '_id' | 'reservationDate' | 'origin' | 'destination'>

export interface OwnWait {
  order: WaitingService
  what: string
  /** How long there is, where it ends. */
  until: string | undefined
  act: string
  path: string
  isUrgent: boolean
  /** What is sooner stands higher; what has no end stands last. */
  endsAt: number
}

const urgentMs = 4 * 3_600_000
const never = Number.POSITIVE_INFINITY

const firstEnd = ({ offers }: ClientRow, now: number): number =>
  Math.min(
    ...offers
      .filter((offer) => offerStateAt(offer, now) === 'open')
      .map(({ expiresAt }) => new Date(expiresAt).getTime()),
  )

type Told = Pick<OwnWait, 'what' | 'act' | 'path' | 'endsAt'> & {
  /** What comes then, where it is no end. */
  until?: (when: string) => string
}

const standbyOf = ({ _id, standby }: ClientRow): Told | undefined => {
  if (standby === 'proposed') return { ...texts.standby, path: addresses.standby(_id), endsAt: never }
  return standby === 'accepted' || standby === 'decided'
    ? { ...texts.payStandby, path: addresses.payStandby(_id), endsAt: never }
    : undefined
}

const lateOf = ({ lateMinutes }: { lateMinutes: number }, path: string): Told | undefined =>
  lateMinutes > 0
    ? { what: texts.late(formatLate(lateMinutes)), act: texts.map, path, endsAt: never }
    : undefined

const toldOf = (order: ClientRow, now: number): Told | undefined => {
  const { _id, total, payUntil } = order
  if (isPaymentLost(order)) return { ...texts.lost, path: addresses.pay(_id), endsAt: now }
  switch (nextStepOf(order, now)) {
    case 'moveDate':
      return { ...texts.datePassed, path: addresses.moveDate(_id), endsAt: now }
    case 'reviewOffers':
      return {
        what: texts.offers(openOfferCount(order, now)),
        act: texts.review,
        path: addresses.offers(_id),
        endsAt: firstEnd(order, now),
      }
    case 'pay':
      return {
        what: texts.toPay(formatMoney(total ?? 0)),
        act: texts.pay,
        path: addresses.pay(_id),
        endsAt: payUntil ? new Date(payUntil).getTime() : never,
      }
    default:
      return standbyOf(order) ?? lateOf(order, addresses.map(_id))
  }
}

const inMine = (orderId: string, view: string) => `${paths.enterpriseServices}/mis/${orderId}/${view}`

const toldOfCarrier = (order: CarrierRow): Told | undefined => {
  const { _id, driver, hasSupportDocument, reservationDate, status } = order
  const endsAt = new Date(reservationDate).getTime()
  if (status === orderStatus.assigned && !driver)
    return { ...texts.assign, path: inMine(_id, 'asignar'), endsAt, until: texts.loads }
  if (status === orderStatus.assigned && !hasSupportDocument)
    return { ...texts.document, path: inMine(_id, 'documento'), endsAt, until: texts.loads }
  return lateOf(order, inMine(_id, 'mapa'))
}

const waitsBy =
  <Row extends WaitingService>(toldBy: (order: Row, now: number) => Told | undefined) =>
  (orders: readonly Row[], now: number): OwnWait[] =>
    orders
      .flatMap((order): OwnWait[] => {
        const told = toldBy(order, now)
        if (!told) return []
        const { endsAt } = told
        return [
          {
            order,
            ...told,
            until:
              endsAt > now && endsAt < never
                ? (told.until ?? texts.ends)(formatRelative(endsAt, now))
                : undefined,
            isUrgent: endsAt - now < urgentMs,
          },
        ]
      })
      .toSorted((one, other) => (one.endsAt === other.endsAt ? 0 : one.endsAt - other.endsAt))

export const clientWaits = waitsBy(toldOf)
export const carrierWaits = waitsBy(toldOfCarrier)
