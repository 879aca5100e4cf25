/** Calls on waiting that is charged for, and on what came to the gateway's address. */
import { api } from '@arriero/contract'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { acceptStandby } from '#features/standby/standby.actions.ts'
import { chargeOf } from '#features/standby/standby.store.ts'
import { hadWaited } from '../../stories/orders/waited.fixture.ts'
import { byAnyone, inBody, inParam, onOrder, type Call, type ToInput } from './calls.fixture.ts'
import type { Situation, World } from '../world.fixture.ts'

const accepted = async (world: World, situation: Situation): Promise<void> => {
  await hadWaited(world.house, situation.orderId)
  const charge = await chargeOf(world.house.database.db, situation.orderId)
  if (charge?.state !== 'proposed') return
  await world.house.world.act(situation.client, (ctx) => acceptStandby(ctx, situation.orderId))
}

const byOrder: ToInput = async (situation, { world }) => {
  await hadWaited(world.house, situation.orderId)
  return { params: { orderId: situation.orderId } }
}

const reason = 'El muelle estaba libre'
const inOrder = inParam('orderId')

/** A notice that nobody signed, kept. */
const refusedNotice = async ({ house }: World): Promise<string> => {
  await house.app.inject({
    method: 'POST',
    url: '/v1/payment/notification',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'vads_trans_status=CAPTURED',
  })
  const { id } = await house.database.db
    .selectFrom('payment_notices')
    .select('id')
    .where('verdict', '<>', 'matched')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

export const standbyCalls: Record<string, Call> = {
  '23b': onOrder(
    api.payments.start,
    { state: 'finished', at: inBody('orderId') },
    async (situation, { world }) => {
      await accepted(world, situation)
      return { body: { orderId: situation.orderId, charge: 'standby' } }
    },
  ),
  w1: onOrder(api.standby.detail, { state: 'finished', at: inOrder }, byOrder),
  w2: byAnyone(api.standby.all),
  w3: onOrder(api.standby.accept, { state: 'finished', at: inOrder }, byOrder),
  w4: onOrder(api.standby.object, { state: 'finished', at: inOrder }, async (situation, asking) => ({
    ...(await byOrder(situation, asking)),
    body: { reason },
  })),
  w5: onOrder(api.standby.decide, { state: 'finished', at: inOrder }, async (situation, asking) => ({
    ...(await byOrder(situation, asking)),
    body: { hours: 2, reason },
  })),
  w6: byAnyone(api.standby.tariffs),
  w7: byAnyone(api.standby.setTariff, ({ world }) => ({
    body: {
      validFrom: daysAfter(bogotaDay(world.house.clock.now), 3),
      hourPesos: 55_000,
      loadingFreeHours: 8,
      unloadingFreeHours: 8,
    },
  })),
  v1: byAnyone(api.payments.notices),
  v2: {
    ...byAnyone(api.payments.notice, async ({ world }) => ({ params: { _id: await refusedNotice(world) } })),
    at: inParam('_id'),
  },
}
