/** The steps of a service's life, as its people do them. */
import { randomUUID } from 'node:crypto'
import { api } from '@arriero/contract'
import type { Milestone } from '@arriero/contract/places/tracking'
import { smallPaperPhoto } from '../../apps/api/src/world/picture.ts'
import { newOrder } from '../kill/writers.ts'
import { pay } from './paying.ts'
import type { Stage } from './stage.ts'

const hourMs = 3_600_000
export const text = 'Según lo acordado'

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

export const offer = async (stage: Stage, idOrder: string): Promise<string> => {
  const body = { isOffer: true, idOrder, value: 2_100_000, description: text } as const
  const { _id } = await stage.act(
    { act: 'offer', who: stage.carrier, endpoint: api.offers.create, input: { body } },
    idOrder,
  )
  return _id
}

export const accept = (stage: Stage, orderId: string, idOffer: string) =>
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
export const haggle = async (stage: Stage, orderId: string): Promise<void> => {
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

export const insure = async (stage: Stage, orderId: string): Promise<void> => {
  const { responseMercancias, responseEmpaque, responseMovili } = await stage.read(
    stage.client,
    api.insurance.catalogues,
    {},
  )
  const settle = stage.cutOutside({ name: 'insurer', line: 'insurer', what: 'quotes' }, ['/quotes', orderId])
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
export const payInsured = async (stage: Stage, orderId: string): Promise<string> => {
  const settle = stage.cutOutside({ name: 'insurer', line: 'insurer', what: 'policies' }, [
    '/policies',
    orderId,
  ])
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

export const assign = (stage: Stage, orderId: string) =>
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

export const report = async (stage: Stage, orderId: string, step: Milestone): Promise<void> => {
  const images = step === 'finish' ? [await upload(stage, stage.driver, orderId)] : undefined
  const body = { milestone: step, ...(images && { images }) }
  const input = { params: { _id: orderId }, body }
  await stage.act({ act: step, who: stage.driver, endpoint: api.tracking.milestone, input }, orderId)
}

/** One place a call, as a phone with a line sends them. */
export const drive = async (stage: Stage, orderId: string): Promise<void> => {
  for (const step of [1, 2]) {
    const point = { at: new Date().toISOString(), latitude: 4.7 + step / 100, longitude: -74.2 - step / 100 }
    const input = { body: { points: [point] } }
    await stage.act({ act: 'position', who: stage.driver, endpoint: api.tracking.ping, input }, orderId)
    stage.ledger.of(orderId).points += 1
  }
}

/** Half a day before the loading that nobody has lived through: the truck waited. */
export const haveWaited = (stage: Stage, orderId: string): Promise<unknown> => {
  const earlier = new Date(Date.now() - 12 * hourMs)
  return stage.sql.query(
    `update orders set reservation_at = $2, on_the_way_at = $2, in_position_at = $2, loading_start_at = null where id = $1`,
    [orderId, earlier],
  )
}

export const advance = (stage: Stage, orderId: string) =>
  stage.act(
    {
      act: 'advance',
      who: stage.desk.accountants[0],
      endpoint: api.settlements.advance,
      input: { body: { orderId, value: 300_000, reference: `ANT 1 ${orderId}` } },
    },
    orderId,
  )

export const loaded = async (stage: Stage, orderId: string): Promise<void> => {
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
export const settleWait = async (stage: Stage, orderId: string, isTaken: boolean): Promise<void> => {
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

export const judge = async (stage: Stage, orderId: string): Promise<void> => {
  // Whose client rates has approved.
  const approval = { params: { _id: orderId } }
  await stage.act(
    { act: 'approve', who: stage.client, endpoint: api.orders.approve, input: approval },
    orderId,
  )
  for (const who of [stage.client, stage.carrier]) {
    const input = { body: { _id: orderId, calification: 4 } }
    await stage.act({ act: 'rate', who, endpoint: api.ratings.create, input }, orderId)
  }
}

export const payOut = async (stage: Stage, orderId: string): Promise<void> => {
  const owed = `select id from payouts where order_id = $1 and state = 'open' order by id`
  const { rows } = await stage.sql.query<{ id: string }>(owed, [orderId])
  for (const { id: _id } of rows) {
    const input = { params: { _id }, body: { reference: `TRF 1 ${_id}` } }
    const [accountant] = stage.desk.accountants
    await stage.act({ act: 'payOut', who: accountant, endpoint: api.settlements.pay, input }, orderId)
  }
}

export const payRefunds = async (stage: Stage, orderId: string): Promise<void> => {
  const { rows } = await stage.sql.query<{ id: string }>('select id from refunds_due where order_id = $1', [
    orderId,
  ])
  for (const { id: _id } of rows) {
    const input = { params: { _id }, body: { reference: `DEV 1 ${_id}` } }
    const [accountant] = stage.desk.accountants
    await stage.act({ act: 'payRefund', who: accountant, endpoint: api.refunds.pay, input }, orderId)
  }
}

export const cancel = async (stage: Stage, orderId: string): Promise<void> => {
  const { fee } = await stage.read(stage.client, api.cancellations.preview, { params: { orderId } })
  const input = { body: { orderId, description: text, acceptedFee: fee } }
  await stage.act({ act: 'cancel', who: stage.client, endpoint: api.cancellations.cancel, input }, orderId)
}
