/** Requests on orders and offers that the access tests send. */
import { api } from '@arriero/contract'
import { composeReservation } from '@arriero/domain/orders/schedule'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { startPayment } from '#features/payments/payments.actions.ts'
import { password } from '#testing/people.ts'
import { createBody, hourMs } from '../../stories/stage.fixture.ts'
import { byAnyone, inBody, inParam, onOrder, type Call, type ToInput } from './calls.fixture.ts'
import { leaveUndriven } from '../undriven.fixture.ts'
import type { Situation, World } from '../world.fixture.ts'

const reason = 'Se dañó el camión'

const path: ToInput = ({ orderId }) => ({ params: { _id: orderId } })
const withReason: ToInput = ({ orderId }) => ({ params: { _id: orderId }, body: { reason } })

const inHours = ({ house }: World, hours: number) => new Date(house.clock.now.getTime() + hours * hourMs)

export const attemptOf = async (world: World, { client, orderId }: Situation): Promise<string> =>
  (await world.house.world.act(client, (ctx) => startPayment(ctx, orderId))).transaction

const insurance: ToInput = async ({ orderId }, { world }) => {
  const { commodities, packagings, mobilizations } = await world.house
    .openCtx()
    .providers.insurer.catalogues()
  return {
    body: {
      orderId,
      responseMercancias: { id: commodities[0]?.cod_mercan },
      responseEmpaque: packagings[0]?.cod_tipemp,
      responseMovili: mobilizations[0]?.cod_movili,
      priceCommodity: 10_000_000,
    },
  }
}

/** A new driver where there is another; a driver who carries for himself stays. */
const assignment: ToInput = ({ orderId, colleague, driver, vehicleId }, { role }) => ({
  params: { _id: orderId },
  body: { driverId: role === 'driver' ? driver.id : colleague.id, vehicleId },
})

const supportDocument: ToInput = async ({ orderId }, { caller, world }) => ({
  params: { _id: orderId },
  body: { file: await world.photo(caller) },
})

const milestone: ToInput = ({ orderId }, { role }) => ({
  params: { _id: orderId },
  body: { milestone: 'inPosition', ...(role === 'enterprise' ? { reason: 'Sin señal' } : {}) },
})

const open = { isOpenToAll: true, elsewhere: async () => undefined }
const inPath = inParam('_id')

export const orderCalls: Record<string, Call> = {
  '15': byAnyone(api.orders.create, ({ world }) => ({ body: createBody(inHours(world, 10)) })),
  '16a': onOrder(api.orders.update, { state: 'paid', at: inPath }, assignment),
  '16b': onOrder(api.orders.update, { state: 'taken', at: inPath }, async (situation, { world }) => ({
    params: { _id: situation.orderId },
    body: { orderPay: await attemptOf(world, situation) },
  })),
  '16c': onOrder(api.orders.update, { state: 'offered', at: inPath }, ({ orderId }, { world }) => ({
    params: { _id: orderId },
    body: composeReservation(inHours(world, 20)),
  })),
  '17': byAnyone(api.orders.available),
  '17b': byAnyone(api.orders.near),
  '17c': byAnyone(api.loadBoard.loads),
  '17d': onOrder(api.loadBoard.mark, { state: 'pending', at: inPath, more: open }, ({ orderId }) => ({
    params: { _id: orderId },
    body: { mark: 'kept' },
  })),
  '17f': byAnyone(api.dispatch.board, ({ world }) => ({
    query: { from: bogotaDay(world.house.clock.now), days: '7', rows: 'vehicles' },
  })),
  '17g': onOrder(api.dispatch.checks, { state: 'paid', at: inPath }, path),
  '17h': onOrder(api.dispatch.pair, { state: 'paid', at: inPath }, ({ orderId, colleague, vehicleId }) => ({
    params: { _id: orderId },
    query: { driverId: colleague.id, vehicleId },
  })),
  '17e': onOrder(api.orders.contacts, { state: 'paid', at: inPath }, path),
  '22': onOrder(
    api.payments.sign,
    { state: 'taken', at: inBody('sign'), more: { unknownId: 'ZZZZZZ', malformedId: 'x' } },
    async (situation, { world }) => ({ body: { sign: await attemptOf(world, situation) } }),
  ),
  '23': onOrder(api.payments.start, { state: 'taken', at: inBody('orderId') }, ({ orderId }) => ({
    body: { orderId },
  })),
  '24': onOrder(api.orders.loadSupportDocument, { state: 'paid', at: inPath }, supportDocument),
  '25': onOrder(api.cancellations.cancel, { state: 'paid', at: inBody('orderId') }, ({ orderId }) => ({
    body: { orderId, description: reason },
  })),
  '25b': onOrder(api.cancellations.preview, { state: 'paid', at: inParam('orderId') }, ({ orderId }) => ({
    params: { orderId },
  })),
  '27': onOrder(api.insurance.create, { state: 'taken', at: inBody('orderId') }, insurance),
  '29b': onOrder(
    api.rates.calculate,
    { state: 'pending', at: inBody('orderId'), more: open },
    ({ orderId }) => ({ body: { orderId } }),
  ),
  '32a': onOrder(
    api.offers.create,
    { state: 'pending', at: inBody('idOrder'), more: open },
    ({ orderId }) => ({
      body: { isOffer: true, idOrder: orderId, value: 1_900_000, description: 'Salgo hoy' },
    }),
  ),
  '32b': onOrder(
    api.offers.create,
    { state: 'pending', at: inBody('idOrder'), more: open },
    ({ orderId }) => ({
      body: { isOffer: false, idOrder: orderId },
    }),
  ),
  '33': onOrder(api.offers.take, { state: 'offered', at: inParam('orderId') }, ({ orderId, offerId }) => ({
    params: { orderId },
    body: { idOffer: offerId },
  })),
  '33b': onOrder(api.offers.counter, { state: 'offered', at: inBody('idOffer') }, ({ offerId }) => ({
    body: { idOffer: offerId, value: 2_400_000, description: 'Algo menos' },
  })),
  '33c': onOrder(api.offers.acceptCounter, { state: 'countered', at: inPath }, ({ offerId }) => ({
    params: { _id: offerId },
  })),
  '33d': onOrder(api.offers.withdraw, { state: 'offered', at: inPath }, ({ offerId }) => ({
    params: { _id: offerId },
  })),
  '34': onOrder(api.ratings.create, { state: 'finished', at: inBody('_id') }, ({ orderId }) => ({
    body: { _id: orderId, calification: 5 },
  })),
  '54': onOrder(api.tracking.location, { state: 'running', at: inPath }, path),
  '54b': onOrder(api.tracking.location, { state: 'pending', at: inPath, more: open }, path),
  i56: onOrder(api.tracking.milestone, { state: 'paid', at: inPath }, milestone),
  n2: onOrder(api.orders.detail, { state: 'taken', at: inPath }, path),
  n2b: onOrder(api.orders.detail, { state: 'pending', at: inPath, more: open }, path),
  f11: onOrder(api.tolls.ofOrder, { state: 'taken', at: inPath }, path),
  f11b: onOrder(api.tolls.ofOrder, { state: 'pending', at: inPath, more: open }, path),
  n3: onOrder(api.orders.history, { state: 'running', at: inPath }, path),
  n3b: onOrder(api.orders.vehicles, { state: 'paid', at: inPath }, path),
  n4: onOrder(api.cancellations.release, { state: 'paid', at: inPath }, withReason),
  n5: onOrder(api.cancellations.close, { state: 'inPosition', at: inPath }, ({ orderId }) => ({
    params: { _id: orderId },
    body: { status: 4, reason, fee: 0, password },
  })),
  n24: onOrder(api.orders.remind, { state: 'paid', at: inPath }, async ({ orderId }, { world }) => {
    await leaveUndriven(world.house, orderId)
    return { params: { _id: orderId } }
  }),
  n24b: onOrder(api.offers.propose, { state: 'offered', at: inPath }, path),
  n20: onOrder(
    api.orders.waive,
    { state: 'paid', at: inParam('orderId') },
    ({ orderId, driver, vehicleId }) => ({
      params: { orderId },
      body: { driverId: driver.id, vehicleId, gate: 'vehicle.capacity_too_small', reason },
    }),
  ),
  n6: onOrder(api.orders.approve, { state: 'finished', at: inPath }, path),
}
