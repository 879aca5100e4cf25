/** What the clock alone brings about: each once, whatever the clock does. Decisions §7, §8. */
import { api } from '@arriero/contract'
import { payChangeWaitMs } from '@arriero/domain/people/own-account'
import { paymentReminders } from '@arriero/domain/orders/schedule'
import { password } from '#testing/people.ts'
import { hourMs, minuteMs, type Stage } from '../stories/stage.fixture.ts'
import type { Limit } from './play.fixture.ts'

const rowsOf = async ({ house }: Stage, orderId: string, act: string): Promise<number> =>
  (
    await house.database.db
      .selectFrom('order_history')
      .select('id')
      .where('order_id', '=', orderId)
      .where('act', '=', act)
      .execute()
  ).length

const toldOf = async ({ house }: Stage, orderId: string, kind: string): Promise<number> =>
  (
    await house.database.db
      .selectFrom('notifications_by_month')
      .select('id')
      .where('order_id', '=', orderId)
      .where('kind', '=', kind)
      .execute()
  ).length

const neverDue = () => 0

/** Once where a sweep came while it was of use, unless one came before that after which it is of none. */
const whileOfUse =
  (useMs: number, { isEndedBy }: { isEndedBy: number }) =>
  (sweptAtMs: readonly number[]): number => {
    const end = sweptAtMs.findIndex((ms) => ms >= isEndedBy)
    const before = end < 0 ? sweptAtMs : sweptAtMs.slice(0, end)
    return before.some((ms) => ms >= 0 && ms < useMs) ? 1 : 0
  }

const untaken = async (stage: Stage, inMs: number) => {
  const client = await stage.called('cliententerprise')
  const id = await stage.services.created(client, { inMs })
  const { reservation_at: reservationAt } = await stage.orderRow(id)
  return { id, reservationAt }
}

const taken = async (stage: Stage) => {
  const client = await stage.called('cliententerprise')
  const crew = await stage.fleet()
  const id = await stage.services.taken(client, crew, { inMs: 60 * hourMs })
  return { client, id, order: await stage.orderRow(id) }
}

const missing = () => new Date(Number.NaN)

export const limits: readonly Limit[] = [
  {
    says: 'a service that nobody pays for ends',
    lifeMs: 24 * hourMs,
    open: async (stage) => {
      const { id, order } = await taken(stage)
      return {
        dueAt: order.pay_until ?? missing(),
        happened: () => rowsOf(stage, id, 'order.cancelled'),
      }
    },
  },
  {
    says: 'a service that is paid for goes on',
    lifeMs: 24 * hourMs,
    expected: neverDue,
    open: async (stage) => {
      const { client, id, order } = await taken(stage)
      await stage.house.world.pay(client.actor, id)
      return {
        dueAt: order.pay_until ?? missing(),
        happened: () => rowsOf(stage, id, 'order.cancelled'),
      }
    },
  },
  {
    says: 'a service whose date comes untaken leaves the market',
    lifeMs: 5 * hourMs,
    open: async (stage) => {
      const { id, reservationAt } = await untaken(stage, 5 * hourMs)
      return { dueAt: reservationAt, happened: () => rowsOf(stage, id, 'order.reservation_passed') }
    },
  },
  {
    says: 'a service that nobody took ends a day after its date',
    lifeMs: 29 * hourMs,
    open: async (stage) => {
      const { id, reservationAt } = await untaken(stage, 5 * hourMs)
      return {
        dueAt: new Date(reservationAt.getTime() + 24 * hourMs),
        happened: () => rowsOf(stage, id, 'order.cancelled'),
      }
    },
  },
  {
    says: 'an offer that nobody answers ends',
    lifeMs: 24 * hourMs,
    open: async (stage) => {
      const { id } = await untaken(stage, 60 * hourMs)
      const { carrier } = await stage.fleet()
      const price = { valuePesos: 2_000_000, description: 'Salgo hoy' }
      const offerId = await stage.house.world.offer(carrier.actor, id, price)
      const { expires_at: dueAt } = await stage.house.database.db
        .selectFrom('offers')
        .select('expires_at')
        .where('id', '=', offerId)
        .executeTakeFirstOrThrow()
      return { dueAt, happened: () => rowsOf(stage, id, 'offer.expired') }
    },
  },
  {
    says: 'a client is reminded half way to the last hour for paying',
    lifeMs: 12 * hourMs,
    expected: whileOfUse(12 * hourMs - 30 * minuteMs, { isEndedBy: 12 * hourMs }),
    open: async (stage) => {
      const { id, order } = await taken(stage)
      const [halfWay = missing()] = paymentReminders(
        order.taken_at ?? missing(),
        order.pay_until ?? missing(),
      )
      return { dueAt: halfWay, happened: () => toldOf(stage, id, 'payment.reminder') }
    },
  },
  {
    says: 'a carrier is reminded of the driver a day before the date',
    lifeMs: 36 * hourMs,
    expected: whileOfUse(10 * hourMs, { isEndedBy: Number.POSITIVE_INFINITY }),
    open: async (stage) => {
      const { client, id, order } = await taken(stage)
      await stage.house.world.pay(client.actor, id)
      return {
        dueAt: new Date(order.reservation_at.getTime() - 24 * hourMs),
        happened: () => toldOf(stage, id, 'driver.reminder'),
      }
    },
  },
  {
    says: 'a new payout account counts after its day of waiting',
    lifeMs: payChangeWaitMs,
    open: async (stage) => {
      const driver = await stage.called('driver')
      const pay = { bank: 'Bancolombia', accountType: 'Ahorros' as const, accountNumber: '45678901234' }
      const { countsFrom } = await driver.send(api.ownAccount.askPayAccount, { body: { password, pay } })
      const happened = async () =>
        (
          await stage.house.database.db
            .selectFrom('audit_trail')
            .select('id')
            .where('object_id', '=', driver.actor.id)
            .where('act', '=', 'pay.change_applied')
            .execute()
        ).length
      return { dueAt: new Date(countsFrom), happened }
    },
  },
]
