/** A carrier whose account is new since two days: what she earned before waits until somebody of the desk has called her. Decisions §16. */
import type { Actor } from '@arriero/domain/people/roles'
import { record } from '#features/audit/audit.store.ts'
import { approveOrder } from '#features/orders/orders.actions.ts'
import { putPayChange } from '#features/own-account/pay-account.store.ts'
import { sweepPayAccounts } from '#features/own-account/pay-account.sweeps.ts'
import type { Cast } from './demo-people.ts'
import { seedOrder } from './seed-order.ts'
import { newAccountSeeds } from './seeds/payouts.texts.ts'
import type { Situations } from './situations.ts'
import type { WorldHouse } from './stage.ts'

type Play = { house: WorldHouse; world: Situations; cast: Cast }

const hourMs = 3_600_000

const hoursAgo = (today: Date, hours: number) => new Date(today.getTime() - hours * hourMs)

/** Her one service, brought to its end and approved: nothing but her account holds it. */
const earn = async ({ house, world, cast }: Play, today: Date): Promise<void> => {
  const [carrier, client] = [cast.people.driver[1], cast.people.client[0]]
  const at = hoursAgo(today, 150)
  const order = await seedOrder(house, { ...newAccountSeeds.trip, at, vehicle: 'turboTruck' })
  world.at(hoursAgo(today, 170))
  const orderId = await world.create(client, order)
  await world.take(carrier, orderId)
  await world.pay(client, orderId)
  const vehicleId = cast.trucks.get('XGD593') ?? ''
  await world.assign(carrier, orderId, { driverId: carrier.id, vehicleId })
  world.at(at)
  await world.milestone(carrier, orderId, 'inPosition')
  world.later(60)
  await world.supportDocument(carrier, orderId)
  await world.milestone(carrier, orderId, 'tripStart')
  world.later(8 * 60)
  await world.milestone(carrier, orderId, 'inFinish')
  world.later(45)
  await world.milestone(carrier, orderId, 'finish')
  world.later(90)
  await world.act(client, (ctx) => approveOrder(ctx, orderId))
}

/** Asked for on one day, in force on the next: as the product has it, without the password that nobody types here. */
const change = async ({ house, world }: Play, today: Date, carrier: Actor): Promise<void> => {
  world.at(hoursAgo(today, 72))
  const countsFrom = hoursAgo(today, 48)
  await world.act(carrier, async (ctx) => {
    await putPayChange(ctx.db, carrier.id, { account: newAccountSeeds.account, askedAt: ctx.now, countsFrom })
    await record(ctx, { act: 'pay.change_asked', objectKind: 'user', objectId: carrier.id })
  })
  await sweepPayAccounts({ ...house.openCtx(), now: countsFrom })
}

export const changeAccount = async (play: Play): Promise<void> => {
  const today = play.world.now()
  await earn(play, today)
  await change(play, today, play.cast.people.driver[1])
  play.world.at(today)
}
