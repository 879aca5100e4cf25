/** What a client says went wrong holds his carrier's money until somebody has answered. Decisions §16. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { anew, dayMs, openMoneyStage, ownOf, payoutOf, whyNotPay } from '../payouts/payouts.fixture.ts'

const { house, called, client, paidFleet, finished } = await openMoneyStage()
const accountant = await called('accountancy')
const desk = await called('soport')
const stranger = await called('client')
const staff = () => anew(house, accountant)
const owner = () => anew(house, client)

const standing = async (caller: Caller, orderId: string) =>
  caller.send(api.complaints.ofOrder, { params: { orderId } })
const complain = async (orderId: string) =>
  (
    await (
      await owner()
    ).send(api.support.create, {
      body: { subject: 'Reclamo', description: 'Llegó mojada.', type: 'Reclamo', orderId },
    })
  )._id
const answer = (caller: Caller, _id: string) =>
  caller.send(api.support.update, {
    params: { _id },
    body: { response: 'Se acordó un descuento.', status: 'Solucionado' },
  })

test('within its term a finished service may be complained of, and the payout waits for the answer', async () => {
  const crew = await paidFleet()
  const id = await finished(crew)
  const before = await standing(await owner(), id)
  expect(before).toMatchObject({ denial: null, complaint: null })
  expect(before.untilOn).toBe((await payoutOf(await staff(), id)).releaseOn)

  const _id = await complain(id)
  expect(await standing(await owner(), id)).toMatchObject({
    denial: 'complaint.open',
    complaint: { _id, status: 'Pendiente' },
  })
  expect((await ownOf(await anew(house, crew.carrier), id))?.hold).toBe('payout.complaint')
  house.clock.now = new Date(house.clock.now.getTime() + 10 * dayMs)
  expect(await whyNotPay(await staff(), id)).toBe('payout.complaint')

  const { items } = await (await staff()).send(api.complaints.all, { query: { isHolding: 'true' } })
  expect(items).toMatchObject([
    {
      _id,
      orderId: id,
      carrier: { _id: crew.carrier.actor.id },
      held: 1_818_182,
      description: 'Llegó mojada.',
    },
  ])
  await house.jobs.runJobs()
  const { items: told } = await (await staff()).send(api.notifications.all, { query: {} })
  expect(told.map(({ kind, link }) => ({ kind, link }))).toContainEqual({
    kind: 'pqr.filed',
    link: `/main/pqr/${_id}`,
  })
  await answer(await staff(), _id)
  expect((await payoutOf(await staff(), id)).hold).toBeNull()
  expect((await (await staff()).send(api.complaints.all, { query: { isHolding: 'true' } })).items).toEqual([])
  expect(await standing(await owner(), id)).toMatchObject({
    denial: 'complaint.term_over',
    complaint: { status: 'Solucionado' },
  })
})

test('an approved service, one on the road and somebody else’s cannot be complained of so', async () => {
  const id = await finished(await paidFleet())
  await (await owner()).send(api.orders.approve, { params: { _id: id } })
  expect((await standing(await owner(), id)).denial).toBe('order.finished')
  const call = { params: { orderId: id } }
  expect(await (await anew(house, stranger)).refusal(api.complaints.ofOrder, call)).toBe('order.not_found')
})

test('accountancy reads and answers complaints about services, and nothing else of the desk', async () => {
  const id = await finished(await paidFleet())
  const complaint = await complain(id)
  const other = (
    await (await owner()).send(api.support.create, { body: { subject: 'Factura', description: 'No llegó.' } })
  )._id
  const reader = await staff()
  expect(await reader.send(api.support.detail, { params: { _id: complaint } })).toMatchObject({ orderId: id })
  expect(await reader.refusal(api.support.detail, { params: { _id: other } })).toBe('pqr.not_found')
  const body = { response: 'Va en camino.', status: 'Solucionado' as const }
  expect(await reader.refusal(api.support.update, { params: { _id: other }, body })).toBe('pqr.not_found')
  // Its own list stays its own.
  expect((await reader.send(api.support.all, { query: {} })).items).toEqual([])
  await answer(await anew(house, desk), complaint)
  expect(await reader.refusal(api.support.update, { params: { _id: complaint }, body })).toBe(
    'pqr.already_solved',
  )
})

test('what a carrier claims of a service it carried is no complaint that holds its own money', async () => {
  const crew = await paidFleet()
  const id = await finished(crew)
  await (
    await anew(house, crew.carrier)
  ).send(api.support.create, {
    body: { subject: 'Espera', description: 'Nadie recibió.', type: 'Reclamo', orderId: id },
  })
  const { items } = await (await staff()).send(api.complaints.all, { query: { q: id } })
  expect(items).toEqual([])
  expect((await standing(await owner(), id)).denial).toBeNull()
})
