/** One service of the last three months, from its creation to how it ended. */
import type { Actor } from '@arriero/domain/people/roles'
import { sweepUnpaid, sweepUntaken } from '#features/cancellations/clocks.sweeps.ts'
import {
  cancelOrder,
  previewCancellation,
  releaseOrder,
} from '#features/cancellations/cancellations.actions.ts'
import { acceptCounter, counter } from '#features/offers/offers.actions.ts'
import type { NewOrder } from '#features/orders/asked/new-order.ts'
import { rateOrder } from '#features/ratings/ratings.actions.ts'
import type { MonthService } from './month-plan.ts'
import { monthTexts } from '../seeds/months.texts.ts'
import type { Situations } from '../situations.ts'
import type { WorldHouse } from '../stage.ts'

export type Played = {
  house: WorldHouse
  world: Situations
  service: MonthService
  /** Its appointment. */
  at: Date
  order: NewOrder
  client: Actor
  carrier: Actor
  driver: Actor
  vehicleId: string
  /** Carriers that offer as well, where they have a vehicle for it. */
  rivals: readonly Actor[]
}

const hourMs = 3_600_000

const oneOf = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T

const hoursBefore = ({ world, at }: Played, hours: number) =>
  world.at(new Date(at.getTime() - hours * hourMs))

/** Around what the client would pay, as the carrier earns it. */
const offered = ({ service }: Played, share: number) =>
  Math.round((service.netPesos * share) / 1.1 / 10_000) * 10_000

/** Rivals without a fitting vehicle are refused and stay away. */
const rivalOffers = async (played: Played, orderId: string): Promise<void> => {
  const { world, service, carrier, rivals } = played
  const others = rivals.filter(({ id }) => id !== carrier.id).slice(0, 1 + (service.turn % 2))
  for (const [index, rival] of others.entries()) {
    world.later(25)
    const valuePesos = offered(played, 1.04 + index * 0.03)
    const description = oneOf(monthTexts.offers, service.turn + index + 1)
    await world.offer(rival, orderId, { valuePesos, description }).catch(() => undefined)
  }
}

const bargain = async (played: Played, orderId: string): Promise<void> => {
  const { world, service, client, carrier } = played
  await rivalOffers(played, orderId)
  world.later(30)
  const description = oneOf(monthTexts.offers, service.turn)
  const offerId = await world.offer(carrier, orderId, { valuePesos: offered(played, 1.02), description })
  world.later(50)
  if (service.turn % 3 !== 0) {
    await world.accept(client, orderId, offerId)
    return
  }
  const valuePesos = Math.round((service.netPesos * 1.19) / 10_000) * 10_000
  await world.act(client, (ctx) => counter(ctx, { offerId, valuePesos, description: monthTexts.counter }))
  world.later(20)
  await world.act(carrier, (ctx) => acceptCounter(ctx, offerId))
}

/** What the gateway promised longer ago it has taken or let go of: months that are over can be closed. */
const promisedMostDays = 24
/** Of some payments the gateway first only promises; nearly always it takes them the day after. */
const isPromise = ({ turn, daysAgo }: MonthService) => turn % 6 === 0 && daysAgo < promisedMostDays
const isTakenLater = (service: MonthService) => isPromise(service) && service.turn % 24 !== 0

const pay = async (played: Played, orderId: string): Promise<Record<string, string>> => {
  const { world, service, client, carrier, driver, vehicleId } = played
  world.later(35)
  if (service.isInsured) await world.insure(client, orderId, service.netPesos * 18)
  const form = await world.pay(client, orderId, isPromise(service) ? 'AUTHORISED' : 'CAPTURED')
  if (service.isInsured) await world.issue(orderId)
  world.later(60)
  await world.assign(carrier, orderId, { driverId: driver.id, vehicleId })
  return form
}

const drive = async (played: Played, orderId: string): Promise<void> => {
  const { world, service, carrier, driver } = played
  hoursBefore(played, 2)
  await world.milestone(driver, orderId, 'onTheWay')
  hoursBefore(played, 0.2 - (service.turn % 4) * 0.2)
  await world.milestone(driver, orderId, 'inPosition')
  world.later(20 + (service.turn % 90))
  await world.milestone(driver, orderId, 'loadingStart')
  world.later(60)
  await world.supportDocument(carrier, orderId)
  await world.milestone(driver, orderId, 'tripStart')
  world.later(5 * 60 + (service.turn % 500))
  await world.milestone(driver, orderId, 'inFinish')
  world.later(15 + (service.turn % 120))
  await world.milestone(driver, orderId, 'finish')
}

const rate = async ({ world, service, client, carrier }: Played, orderId: string): Promise<void> => {
  const { turn } = service
  world.later(120)
  if (turn % 5 !== 0) {
    const stars = turn % 11 === 0 ? 2 : turn % 4 === 0 ? 3 : turn % 3 === 0 ? 4 : 5
    const description = oneOf(monthTexts.rated, turn)
    await world.act(client, (ctx) => rateOrder(ctx, { orderId, stars, description }))
  }
  if (turn % 2 === 0) {
    const description = oneOf(monthTexts.ratedClient, turn)
    await world.act(carrier, (ctx) => rateOrder(ctx, { orderId, stars: 4 + (turn % 2), description }))
  }
}

const cancel = async ({ world, service, client }: Played, orderId: string, words: readonly string[]) => {
  const { fee, vat } = await previewCancellation(world.ctxFor(client), orderId)
  const description = oneOf(words, service.turn)
  await world.act(client, (ctx) => cancelOrder(ctx, { orderId, description, acceptedFeePesos: fee + vat }))
}

const sweep = ({ house, world }: Played, run: typeof sweepUnpaid) =>
  run({ ...house.openCtx(), now: world.now() })

/** Leaves the service over: finished or cancelled. */
export const playMonthService = async (played: Played): Promise<void> => {
  const { world, service, client, carrier, order } = played
  const { fate, turn } = service
  hoursBefore(played, 30 + (turn % 40))
  const orderId = await world.create(client, order)
  if (fate === 'neverTaken') {
    hoursBefore(played, -25)
    await sweep(played, sweepUntaken)
    return
  }
  world.later(45)
  if (fate === 'cancelledWaiting') return cancel(played, orderId, monthTexts.cancelled)
  if (fate === 'finishedByOffer') await bargain(played, orderId)
  else await world.take(carrier, orderId)
  if (fate === 'neverPaid') {
    hoursBefore(played, 1)
    await sweep(played, sweepUnpaid)
    return
  }
  const form = await pay(played, orderId)
  if (fate === 'cancelledFree') return cancel(played, orderId, monthTexts.cancelled)
  if (fate === 'cancelledLate') {
    hoursBefore(played, 0.5)
    return cancel(played, orderId, monthTexts.late)
  }
  if (fate === 'released') {
    hoursBefore(played, 9)
    await world.act(carrier, (ctx) => releaseOrder(ctx, orderId, oneOf(monthTexts.released, turn)))
    return
  }
  await drive(played, orderId)
  if (isTakenLater(service)) await world.notify(form, 'CAPTURED')
  await rate(played, orderId)
}
