/** What was paid in a made-up past is the sandbox's too: it goes back, never more than it was. */
import { afterAll, expect, test } from 'vitest'
import { drawersInMemory } from '../../drawers.fixture.ts'
import { lyraRefunds } from '../lyra.rest.ts'
import { openShop, prefix, restPassword } from './shop.fixture.ts'
import { toldBefore } from './told-before.ts'

const drawers = drawersInMemory()
const shop = await openShop({ drawers })
afterAll(() => shop.close())

const form = (number: number) => ({
  vads_trans_id: `TB${String(number).padStart(4, '0')}`,
  vads_trans_date: `20260301${String(100_000 + number)}`,
  vads_order_id: `6740a1b2c3d4e5f60125${String(number).padStart(4, '0')}`,
  vads_amount: '150000000',
})

test('a payment told of before anybody came is given back once; what was only promised is not; the oldest are not kept', async () => {
  const told = toldBefore()
  told.uuidOf(form(0), 'CAPTURED')
  const promised = told.uuidOf(form(2), 'AUTHORISED')
  const paid = told.uuidOf(form(1), 'AUTHORISED')
  expect(told.uuidOf(form(1), 'CAPTURED')).toBe(paid)
  for (let number = 3; number <= 300; number++) told.uuidOf(form(number), 'CAPTURED')
  await told.keepIn(drawers)

  const baseUrl = `${await shop.sandbox.listen({ port: 0, host: '127.0.0.1' })}${prefix}`
  const gateway = lyraRefunds({ baseUrl, siteId: '12345678', password: restPassword, timeoutMs: 2_000 })
  const refund = (paymentId: string) =>
    gateway.refund({ paymentId, amountPesos: 1_500_000, reference: 'DEV-1' })
  expect(await refund(paid)).toMatchObject({ kind: 'credited' })
  expect(await refund(paid)).toMatchObject({ code: 'PSP_104' })
  expect(await refund(promised)).toMatchObject({ code: 'PSP_076' })
  await expect(gateway.credits(form(0).vads_order_id)).rejects.toThrow()
  expect(await gateway.credits(form(1).vads_order_id)).toMatchObject([
    { amountPesos: 1_500_000, state: 'paid' },
  ])
  const list = await shop.sandbox.inject(`${prefix}/transacciones`)
  expect(list.body).toContain('TB0300')
})
