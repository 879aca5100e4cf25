/** Three services whose trucks waited too long: proposed to the client, not agreed with, accepted and paid. Decisions §16. */
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import type { Actor } from '@arriero/domain/people/roles'
import { receiveNotice } from '#features/payments/notices.actions.ts'
import { signAttempt, startStandbyPayment } from '#features/payments/payments.actions.ts'
import { acceptStandby, objectStandby, setTariff } from '#features/standby/standby.actions.ts'
import type { Cast } from './demo-people.ts'
import { seedOrder } from './seed-order.ts'
import { waitingTexts, waits } from './seeds/standby.texts.ts'
import type { Situations } from './situations.ts'
import type { SignNotice, WorldHouse } from './stage.ts'

type Play = { house: WorldHouse; world: Situations; cast: Cast; signNotice: SignNotice }

const hourMs = 3_600_000
const minutesOfHour = 60

type Waited = {
  wait: keyof typeof waits
  client: Actor
  hoursAgo: number
  /** At the dock, loading and unloading. */
  loadingHours: number
  unloadingHours: number
}

const drive = async ({ world, cast }: Play, orderId: string, { loadingHours, unloadingHours }: Waited) => {
  const [carrier, driver] = [cast.people.enterprise[1], cast.people.enterprisedriver[1]]
  await world.milestone(driver, orderId, 'inPosition')
  world.later(loadingHours * minutesOfHour)
  await world.supportDocument(carrier, orderId)
  await world.milestone(driver, orderId, 'tripStart')
  world.later(11 * minutesOfHour)
  await world.milestone(driver, orderId, 'inFinish')
  world.later(unloadingHours * minutesOfHour)
  await world.milestone(driver, orderId, 'finish')
}

/** Answers the finished service; the world's clock stands an hour behind its end. */
const finished = async (play: Play, waited: Waited): Promise<string> => {
  const { house, world, cast } = play
  const [carrier, driver] = [cast.people.enterprise[1], cast.people.enterprisedriver[1]]
  const at = new Date(house.openCtx().now.getTime() - waited.hoursAgo * hourMs)
  const order = await seedOrder(house, {
    ...waits[waited.wait],
    at,
    vehicle: 'singleTruck',
    weight: '7 tn',
    netPesos: 1_900_000,
  })
  world.at(new Date(at.getTime() - 20 * hourMs))
  const orderId = await world.create(waited.client, order)
  await world.take(carrier, orderId)
  await world.pay(waited.client, orderId)
  const vehicleId = cast.trucks.get('VKM118') ?? ''
  await world.assign(carrier, orderId, { driverId: driver.id, vehicleId })
  world.at(at)
  await drive(play, orderId, waited)
  world.later(minutesOfHour)
  return orderId
}

const payWait = async ({ house, world, signNotice }: Play, client: Actor, orderId: string) => {
  await world.act(client, (ctx) => acceptStandby(ctx, orderId))
  const { transaction } = await world.act(client, (ctx) => startStandbyPayment(ctx, orderId))
  const { fields } = await world.act(client, (ctx) => signAttempt(ctx, transaction))
  await house.database.transaction((tx) =>
    receiveNotice({ ...house.openCtx(tx), now: world.now() }, signNotice(fields, 'CAPTURED')),
  )
}

export const playStandby = async (play: Play): Promise<void> => {
  const { world, cast } = play
  const today = world.now()
  const { administrator, client, cliententerprise } = cast.people
  const usual = { loadingHours: 2, unloadingHours: 1.5 }
  await finished(play, {
    ...usual,
    wait: 'proposed',
    client: cliententerprise[0],
    hoursAgo: 60,
    loadingHours: 11.4,
  })
  const objected = {
    ...usual,
    wait: 'objected',
    client: cliententerprise[1],
    hoursAgo: 130,
    unloadingHours: 10.2,
  } as const
  const orderId = await finished(play, objected)
  await world.act(objected.client, (ctx) => objectStandby(ctx, orderId, waitingTexts.objection))
  const paid = {
    wait: 'paid',
    client: client[1],
    hoursAgo: 220,
    loadingHours: 9.5,
    unloadingHours: 9,
  } as const
  await payWait(play, paid.client, await finished(play, paid))
  world.at(today)
  await world.act(administrator[0], (ctx) =>
    setTariff(ctx, {
      validFrom: daysAfter(bogotaDay(today), 20),
      hourPesos: 65_000,
      loadingFreeHours: 8,
      unloadingFreeHours: 8,
    }),
  )
}
