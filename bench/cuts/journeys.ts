/** A service's life in its several ends; together they do every act. */
import { api } from '@arriero/contract'
import { orderStatus } from '@arriero/domain/orders/orders'
import type { CutAct } from './acts.ts'
import { password } from './cast.ts'
import { pay } from './paying.ts'
import type { Stage } from './stage.ts'
import {
  accept,
  advance,
  assign,
  cancel,
  create,
  drive,
  haggle,
  haveWaited,
  insure,
  judge,
  loaded,
  offer,
  orderBody,
  payInsured,
  payOut,
  payRefunds,
  report,
  settleWait,
  take,
  text,
} from './steps.ts'

const ends = (stage: Stage, orderId: string, status: number): void => {
  stage.ledger.of(orderId).ends = status
}

/** Asked for, agreed on, insured, paid, driven, waited, judged and paid out. */
const delivered =
  (isTaken: boolean) =>
  async (stage: Stage): Promise<void> => {
    const orderId = await create(stage)
    ends(stage, orderId, orderStatus.finished)
    await haggle(stage, orderId)
    await insure(stage, orderId)
    await payInsured(stage, orderId)
    await loaded(stage, orderId)
    await haveWaited(stage, orderId)
    await drive(stage, orderId)
    await advance(stage, orderId)
    for (const step of ['inFinish', 'unloadingStart', 'finish'] as const) await report(stage, orderId, step)
    await settleWait(stage, orderId, isTaken)
    await judge(stage, orderId)
    await payOut(stage, orderId)
  }

/** Insured and paid, and then it does not travel: policy and money go back. */
const cancelled = async (stage: Stage): Promise<void> => {
  const orderId = await create(stage)
  ends(stage, orderId, orderStatus.cancelled)
  await take(stage, orderId)
  await insure(stage, orderId)
  const number = await payInsured(stage, orderId)
  const settle = stage.cutOutside({ name: 'insurer', line: 'insurer', what: 'annulment' }, [
    `${number}/annulment`,
  ])
  try {
    await cancel(stage, orderId)
    const annulled = `select 1 from insurance_policies where order_id = $1 and state = 'annulled'`
    await stage.wait(`the annulment of ${orderId}`, annulled, [orderId])
  } finally {
    settle(orderId)
  }
  stage.ledger.of(orderId).annulled += 1
  stage.ledger.expect(orderId, 'policy.annulled')
  await payRefunds(stage, orderId)
}

const released = async (stage: Stage): Promise<void> => {
  const orderId = await create(stage)
  ends(stage, orderId, orderStatus.cancelled)
  const params = { _id: orderId }
  const later = { params, body: { reservationDate: orderBody(11).reservationDate } }
  await stage.act({ act: 'moveDate', who: stage.client, endpoint: api.orders.update, input: later }, orderId)
  const first = { params: { _id: await offer(stage, orderId) } }
  await stage.act(
    { act: 'withdraw', who: stage.carrier, endpoint: api.offers.withdraw, input: first },
    orderId,
  )
  const second = await offer(stage, orderId)
  const { administrator: who } = stage.desk
  await stage.act({ act: 'propose', who, endpoint: api.offers.propose, input: { params } }, orderId)
  await accept(stage, orderId, second)
  const input = { params, body: { reason: text } }
  await stage.act({ act: 'release', who: stage.carrier, endpoint: api.cancellations.release, input }, orderId)
}

/** Nobody is named to drive it for long, and then staff ends it. */
const closed = async (stage: Stage): Promise<void> => {
  const orderId = await create(stage)
  ends(stage, orderId, orderStatus.cancelled)
  await take(stage, orderId)
  const { administrator: who } = stage.desk
  const params = { _id: orderId }
  await stage.act({ act: 'remind', who, endpoint: api.orders.remind, input: { params } }, orderId)
  const body = { ...stage.pair, gate: 'soat.not_validated', reason: text } as const
  await stage.act(
    { act: 'waive', who, endpoint: api.orders.waive, input: { params: { orderId }, body } },
    orderId,
  )
  await assign(stage, orderId)
  await pay(stage, orderId)
  await report(stage, orderId, 'inPosition')
  const input = { params, body: { status: orderStatus.cancelled, reason: text, fee: 0, password } }
  await stage.act({ act: 'close', who, endpoint: api.cancellations.close, input }, orderId)
  await payRefunds(stage, orderId)
}

/** Short: it brings letters. */
const dropped = async (stage: Stage): Promise<void> => {
  const orderId = await create(stage)
  ends(stage, orderId, orderStatus.cancelled)
  await take(stage, orderId)
  await cancel(stage, orderId)
}

export const journeys = {
  delivered: delivered(true),
  heard: delivered(false),
  cancelled,
  released,
  closed,
  dropped,
}
export type JourneyName = keyof typeof journeys

/** What only some of them do; the rest is done by all. */
export const ownActs: Readonly<Record<JourneyName, readonly CutAct[]>> = {
  delivered: ['acceptStandby', 'payStandby'],
  heard: ['objectStandby', 'decideStandby'],
  cancelled: ['cancel', 'payRefund', 'take'],
  released: ['moveDate', 'withdraw', 'propose', 'accept', 'release'],
  closed: ['remind', 'waive', 'close'],
  dropped: [],
}
