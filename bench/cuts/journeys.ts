/** A service's life in its several ends; together they do every act. */
import { randomUUID } from 'node:crypto'
import { api } from '@arriero/contract'
import type { Milestone } from '@arriero/contract/places/tracking'
import { orderStatus } from '@arriero/domain/orders/orders'
import { smallPaperPhoto } from '../../apps/api/src/world/picture.ts'
import { newOrder } from '../kill/writers.ts'
import type { CutAct } from './acts.ts'
import { password } from './cast.ts'
import { pay } from './paying.ts'
import type { Stage } from './stage.ts'

const hourMs = 3_600_000
const text = 'Según lo acordado'

/** Near enough to set out, far enough to be cancelled. */
export const orderBody = (inHours = 10) => ({
  ...newOrder(),
  reservationDate: new Date(Date.now() + inHours * hourMs).toISOString(),
})

export const create = async (stage: Stage): Promise<string> => {
  const body = orderBody()
  const { _id } = await stage.act(
    { act: 'create', who: stage.client, endpoint: api.orders.create, input: { body } },
    ({ _id: id }) => id,
  )
  return _id
}

export const take = (stage: Stage, idOrder: string) =>
  stage.act(
    {
      act: 'take',
      who: stage.carrier,
      endpoint: api.offers.create,
      input: { body: { isOffer: false, idOrder } },
    },
    idOrder,
  )

const offer = async (stage: Stage, idOrder: string): Promise<string> => {
  const body = { isOffer: true, idOrder, value: 2_100_000, description: text } as const
  const { _id } = await stage.act(
    { act: 'offer', who: stage.carrier, endpoint: api.offers.create, input: { body } },
    idOrder,
  )
  return _id
}

const accept = (stage: Stage, orderId: string, idOffer: string) =>
  stage.act(
    {
      act: 'accept',
      who: stage.client,
      endpoint: api.offers.take,
      input: { params: { orderId }, body: { idOffer } },
    },
    orderId,
  )

/** Two prices to and fro. */
const haggle = async (stage: Stage, orderId: string): Promise<void> => {
  const idOffer = await offer(stage, orderId)
  const counter = { body: { idOffer, value: 2_300_000, description: text } }
  await stage.act(
    { act: 'counter', who: stage.client, endpoint: api.offers.counter, input: counter },
    orderId,
  )
  const input = { params: { _id: idOffer } }
  await stage.act(
    { act: 'acceptCounter', who: stage.carrier, endpoint: api.offers.acceptCounter, input },
    orderId,
  )
}

const insure = async (stage: Stage, orderId: string): Promise<void> => {
  const { responseMercancias, responseEmpaque, responseMovili } = await stage.read(
    stage.client,
    api.insurance.catalogues,
    {},
  )
  const settle = stage.cutOutside('insurer', 'insurer', 'quotes', ['/quotes', orderId])
  const body = {
    orderId,
    responseMercancias: { id: responseMercancias[0]?.cod_mercan ?? '' },
    responseEmpaque: responseEmpaque[0]?.cod_tipemp ?? '',
    responseMovili: responseMovili[0]?.cod_movili ?? '',
    priceCommodity: 80_000_000,
  }
  const actId = randomUUID()
  await stage
    .act(
      { act: 'insure', actId, who: stage.client, endpoint: api.insurance.create, input: { body } },
      orderId,
    )
    .finally(() => settle(orderId, actId))
}

/** With a policy where it is insured: the insurer's answer may get lost too. */
const payInsured = async (stage: Stage, orderId: string): Promise<string> => {
  const settle = stage.cutOutside('insurer', 'insurer', 'policies', ['/policies', orderId])
  try {
    await pay(stage, orderId)
    const issued = `select policy_number from insurance_policies where order_id = $1 and state = 'issued'`
    const { policy_number: number } = await stage.wait<{ policy_number: string }>(
      `the policy of ${orderId}`,
      issued,
      [orderId],
    )
    stage.ledger.of(orderId).policies += 1
    stage.ledger.expect(orderId, 'policy.issued')
    return number
  } finally {
    settle(orderId)
  }
}

const assign = (stage: Stage, orderId: string) =>
  stage.act(
    {
      act: 'assign',
      who: stage.carrier,
      endpoint: api.orders.update,
      input: { params: { _id: orderId }, body: { ...stage.pair, reason: text } },
    },
    orderId,
  )

const upload = async (stage: Stage, who: Stage['driver'], orderId: string): Promise<string> => {
  const form = new FormData()
  const picture = new Uint8Array(await smallPaperPhoto(`${orderId.slice(-6)} ${stage.ledger.files.size}`))
  form.set('file', new Blob([picture], { type: 'image/jpeg' }), 'foto.jpg')
  const { _id } = await stage.act(
    { act: 'upload', who, endpoint: api.files.uploadImage, input: {}, form },
    orderId,
  )
  stage.ledger.files.add(_id)
  return _id
}

const report = async (stage: Stage, orderId: string, step: Milestone): Promise<void> => {
  const images = step === 'finish' ? [await upload(stage, stage.driver, orderId)] : undefined
  const body = { milestone: step, ...(images && { images }) }
  const input = { params: { _id: orderId }, body }
  await stage.act({ act: step, who: stage.driver, endpoint: api.tracking.milestone, input }, orderId)
}

/** One place a call, as a phone with a line sends them. */
const drive = async (stage: Stage, orderId: string): Promise<void> => {
  for (const step of [1, 2]) {
    const point = { at: new Date().toISOString(), latitude: 4.7 + step / 100, longitude: -74.2 - step / 100 }
    const input = { body: { points: [point] } }
    await stage.act({ act: 'position', who: stage.driver, endpoint: api.tracking.ping, input }, orderId)
    stage.ledger.of(orderId).points += 1
  }
}

/** Half a day before the loading that nobody has lived through: the truck waited. */
const haveWaited = (stage: Stage, orderId: string): Promise<unknown> => {
  const earlier = new Date(Date.now() - 12 * hourMs)
  return stage.sql.query(
    `update orders set reservation_at = $2, on_the_way_at = $2, in_position_at = $2, loading_start_at = null where id = $1`,
    [orderId, earlier],
  )
}

const advance = (stage: Stage, orderId: string) =>
  stage.act(
    {
      act: 'advance',
      who: stage.desk.accountants[0],
      endpoint: api.settlements.advance,
      input: { body: { orderId, value: 300_000, reference: `Anticipo ${orderId.slice(-6)}` } },
    },
    orderId,
  )

const loaded = async (stage: Stage, orderId: string): Promise<void> => {
  await assign(stage, orderId)
  await report(stage, orderId, 'onTheWay')
  await report(stage, orderId, 'inPosition')
  const file = await upload(stage, stage.carrier, orderId)
  const input = { params: { _id: orderId }, body: { file } }
  await stage.act(
    { act: 'loadSupportDocument', who: stage.carrier, endpoint: api.orders.loadSupportDocument, input },
    orderId,
  )
  await report(stage, orderId, 'loadingStart')
  await report(stage, orderId, 'tripStart')
}

/** What a wait comes to: the client takes it and pays, or objects and is heard. */
const settleWait = async (stage: Stage, orderId: string, isTaken: boolean): Promise<void> => {
  stage.ledger.expect(orderId, 'standby.proposed')
  const params = { orderId }
  if (isTaken) {
    const endpoint = api.standby.accept
    await stage.act({ act: 'acceptStandby', who: stage.client, endpoint, input: { params } }, orderId)
    return pay(stage, orderId, 'standby')
  }
  const objection = { params, body: { reason: text } }
  await stage.act(
    { act: 'objectStandby', who: stage.client, endpoint: api.standby.object, input: objection },
    orderId,
  )
  const input = { params, body: { hours: 0, reason: text } }
  const [accountant] = stage.desk.accountants
  await stage.act({ act: 'decideStandby', who: accountant, endpoint: api.standby.decide, input }, orderId)
}

const judge = async (stage: Stage, orderId: string): Promise<void> => {
  for (const who of [stage.client, stage.carrier]) {
    const input = { body: { _id: orderId, calification: 4 } }
    await stage.act({ act: 'rate', who, endpoint: api.ratings.create, input }, orderId)
  }
  const input = { params: { _id: orderId } }
  await stage.act({ act: 'approve', who: stage.client, endpoint: api.orders.approve, input }, orderId)
}

const payOut = async (stage: Stage, orderId: string): Promise<void> => {
  const owed = `select id from payouts where order_id = $1 and state = 'due' order by id`
  const { rows } = await stage.sql.query<{ id: string }>(owed, [orderId])
  for (const { id: _id } of rows) {
    const input = { params: { _id }, body: { reference: `Giro ${_id.slice(-8)}` } }
    const [accountant] = stage.desk.accountants
    await stage.act({ act: 'payOut', who: accountant, endpoint: api.settlements.pay, input }, orderId)
  }
}

const payRefunds = async (stage: Stage, orderId: string): Promise<void> => {
  const { rows } = await stage.sql.query<{ id: string }>('select id from refunds_due where order_id = $1', [
    orderId,
  ])
  for (const { id: _id } of rows) {
    const input = { params: { _id }, body: { reference: `Devolución ${_id.slice(-8)}` } }
    const [accountant] = stage.desk.accountants
    await stage.act({ act: 'payRefund', who: accountant, endpoint: api.refunds.pay, input }, orderId)
  }
}

const cancel = async (stage: Stage, orderId: string): Promise<void> => {
  const { fee } = await stage.read(stage.client, api.cancellations.preview, { params: { orderId } })
  const input = { body: { orderId, description: text, acceptedFee: fee } }
  await stage.act({ act: 'cancel', who: stage.client, endpoint: api.cancellations.cancel, input }, orderId)
}

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
  const settle = stage.cutOutside('insurer', 'insurer', 'annulment', [`${number}/annulment`])
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
  await accept(stage, orderId, await offer(stage, orderId))
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

export type Journey = (stage: Stage) => Promise<void>
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
  delivered: ['acceptStandby'],
  heard: ['objectStandby', 'decideStandby'],
  cancelled: ['cancel', 'payRefund', 'take'],
  released: ['moveDate', 'withdraw', 'accept', 'release'],
  closed: ['remind', 'waive', 'close'],
  dropped: [],
}
