/** Giving money back by Lyra's web services: the driver against the sandbox over HTTP, and against answers as its manual has them. */
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProviderError } from '../provider-error.ts'
import { lyraRefunds } from './lyra.rest.ts'
import type { RefundGateway } from './refund-port.ts'
import { formHeaders, openShop, prefix, restPassword, type Shop } from './sandbox/shop.fixture.ts'

const siteId = '12345678'

describe('the sandbox gives back as the platform does', () => {
  let shop: Shop
  let gateway: RefundGateway
  let now = new Date()
  let base: string
  beforeAll(async () => {
    shop = await openShop({ lateDelayMs: 60_000, now: () => now })
    base = `${await shop.sandbox.listen({ port: 0, host: '127.0.0.1' })}${prefix}`
    gateway = lyraRefunds({ baseUrl: base, siteId, password: restPassword, timeoutMs: 2_000 })
  })
  afterAll(() => shop.close())

  let count = 0
  const post = (path: string, fields: Record<string, string>) =>
    shop.sandbox.inject({
      method: 'POST',
      url: `${prefix}/transacciones/${path}`,
      headers: formHeaders,
      payload: new URLSearchParams(fields).toString(),
    })
  /** A payment of 2,618,000 pesos that came; answers the gateway's name of it, and a way to say how its next refunds go. */
  const paid = async (status = 'CAPTURED') => {
    const number = String(++count).padStart(4, '0')
    const orderId = `6740a1b2c3d4e5f60124${number}`
    const page = await shop.openPage({ orderId, transaction: `RE${number}` })
    const id = page.split('/').at(-1) ?? ''
    await post(`${id}/estado`, { status })
    const uuid = shop.posted.findLast((fields) => fields['vads_order_id'] === orderId)?.['vads_trans_uuid']
    return {
      orderId,
      paymentId: uuid ?? expect.unreachable('it has a name'),
      plan: (plan: string) => post(`${id}/devolucion`, { plan }),
    }
  }
  const refund = (paymentId: string, amountPesos: number) =>
    gateway.refund({ paymentId, amountPesos, reference: 'DEV-1' })
  const settle = () => {
    now = new Date(now.getTime() + 61_000)
  }

  test('a part, and the rest; then nothing more of it', async () => {
    const { paymentId, orderId } = await paid()
    const first = await refund(paymentId, 618_000)
    expect(first).toMatchObject({ kind: 'credited' })
    expect(await refund(paymentId, 2_000_001)).toMatchObject({ code: 'PSP_511', remedy: 'look' })
    expect(await refund(paymentId, 2_000_000)).toMatchObject({ kind: 'credited' })
    expect(await refund(paymentId, 1)).toMatchObject({ code: 'PSP_104', remedy: 'look' })
    const credits = await gateway.credits(orderId)
    expect(credits.map(({ amountPesos, state }) => ({ amountPesos, state }))).toEqual([
      { amountPesos: 618_000, state: 'paid' },
      { amountPesos: 2_000_000, state: 'paid' },
    ])
    expect(credits.every((credit) => credit.paymentId === paymentId)).toBe(true)
  })

  test('it has no memory for repeats: what is asked twice is given back twice', async () => {
    const { paymentId, orderId } = await paid()
    await refund(paymentId, 1_000)
    await refund(paymentId, 1_000)
    expect(await gateway.credits(orderId)).toHaveLength(2)
  })

  test('what was only promised is too early, what never came is unpaid, what it does not know is unknown', async () => {
    const { paymentId } = await paid('AUTHORISED')
    expect(await refund(paymentId, 1_000)).toMatchObject({ code: 'PSP_076', remedy: 'later' })
    const failed = await paid('REFUSED')
    expect(await refund(failed.paymentId, 1_000)).toMatchObject({ code: 'PSP_083', remedy: 'look' })
    expect(await refund('f'.repeat(32), 1_000)).toMatchObject({ code: 'PSP_010', remedy: 'transfer' })
    await expect(gateway.credits('6740a1b2c3d4e5f699999999')).rejects.toThrow(ProviderError)
  })

  test('refusals as they were ordered, one each', async () => {
    const { paymentId, plan } = await paid()
    for (const code of ['PSP_079', 'PSP_507', 'PSP_106']) await plan(code)
    expect(await refund(paymentId, 1_000)).toMatchObject({ code: 'PSP_079', remedy: 'transfer' })
    expect(await refund(paymentId, 1_000)).toMatchObject({ code: 'PSP_507', remedy: 'transfer' })
    expect(await refund(paymentId, 1_000)).toMatchObject({ code: 'PSP_106', remedy: 'later' })
    expect(await refund(paymentId, 1_000)).toMatchObject({ kind: 'credited' })
  })

  test('a code nobody has listed says nothing of what was done', async () => {
    const { paymentId, plan } = await paid()
    await plan('PSP_999')
    expect(await refund(paymentId, 1_000)).toEqual({ kind: 'unknown', why: 'PSP_999' })
  })

  test('answers get lost before, after and long before it is done', async () => {
    const { paymentId, orderId, plan } = await paid()
    for (const [index, [name, seen]] of (
      [
        ['lost', 1],
        ['silent', 1],
        ['fault', 2],
        ['late', 2],
      ] as const
    ).entries()) {
      await plan(name)
      expect(await refund(paymentId, 1_000 + index)).toMatchObject({ kind: 'unknown' })
      expect(await gateway.credits(orderId)).toHaveLength(seen)
    }
    settle()
    expect(await gateway.credits(orderId)).toHaveLength(3)
  })

  test('what is on its way arrives, or is refused by the bank', async () => {
    const { paymentId, orderId, plan } = await paid()
    await plan('underway')
    await plan('underwayRefused')
    expect(await refund(paymentId, 1_000)).toMatchObject({ kind: 'underway' })
    expect(await refund(paymentId, 2_000)).toMatchObject({ kind: 'underway' })
    const states = async () => (await gateway.credits(orderId)).map(({ state }) => state)
    expect(await states()).toEqual(['underway', 'underway'])
    settle()
    expect(await states()).toEqual(['paid', 'failed'])
  })

  test('other keys than the shop’s do nothing', async () => {
    const { paymentId } = await paid()
    const stranger = lyraRefunds({ baseUrl: base, siteId, password: 'testpassword_other', timeoutMs: 2_000 })
    const request = { paymentId, amountPesos: 1_000, reference: 'DEV-1' }
    expect(await stranger.refund(request)).toMatchObject({ code: 'INT_905', remedy: 'settings' })
  })

  test('the keys are tried without any effect', async () => {
    const answer = await fetch(`${base}/api-payment/V4/Charge/SDKTest`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${siteId}:${restPassword}`)}`,
        'content-type': 'application/json',
      },
      body: '{"value":"hola"}',
    })
    expect(await answer.json()).toMatchObject({ status: 'SUCCESS', answer: { value: 'hola' } })
  })

  test('its list shows what went back', async () => {
    const { paymentId, plan } = await paid()
    await refund(paymentId, 4_321)
    await plan('PSP_507')
    const { body } = await shop.sandbox.inject(`${prefix}/transacciones`)
    expect(body).toContain('Devuelto: $4.321')
    expect(body).toContain('Previstas: PSP_507')
  })
})

describe('what the platform may answer', () => {
  const request = { paymentId: 'a'.repeat(32), amountPesos: 1_000, reference: 'DEV-1' }
  const answering = (body: unknown, status = 200) =>
    lyraRefunds({
      baseUrl: 'https://api.example.co',
      siteId,
      password: restPassword,
      timeoutMs: 1_000,
      fetch: async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
    }).refund(request)
  const success = (answer: object) => ({ status: 'SUCCESS', answer })
  const credit = {
    uuid: 'c'.repeat(32),
    operationType: 'CREDIT',
    status: 'PAID',
    amount: 100_000,
    currency: 'COP',
    transactionDetails: { parentTransactionUuid: request.paymentId },
  }

  test('a credit of this payment and amount is one, at once or on its way', async () => {
    expect(await answering(success(credit))).toEqual({ kind: 'credited', creditId: credit.uuid })
    expect(await answering(success({ ...credit, status: 'RUNNING' }))).toMatchObject({ kind: 'underway' })
    const waits = { ...credit, status: 'UNPAID', detailedStatus: 'REFUND_TO_RETRY' }
    expect(await answering(success(waits))).toMatchObject({ kind: 'underway' })
    expect(await answering(success({ ...credit, status: 'UNPAID' }))).toMatchObject({ kind: 'refused' })
  })

  test.each([
    ['the debit itself', { ...credit, operationType: 'DEBIT' }],
    ['another amount', { ...credit, amount: 99_900 }],
    ['another currency', { ...credit, currency: 'USD' }],
    ['another payment', { ...credit, transactionDetails: { parentTransactionUuid: 'b'.repeat(32) } }],
    ['no name', { ...credit, uuid: undefined }],
    ['a state nobody knows', { ...credit, status: 'NEW' }],
  ])('a success with %s is no refund, nor a refusal', async (_what, answer) => {
    expect(await answering(success(answer))).toMatchObject({ kind: 'unknown' })
  })

  test.each([
    ['a page of a proxy', '<html>', 200],
    ['a fault', success(credit), 500],
    ['an error without a code', { status: 'ERROR', answer: {} }, 200],
  ])('%s says nothing', async (_what, body, status) => {
    expect(await answering(body, status)).toMatchObject({ kind: 'unknown' })
  })

  test('where nothing was sent nothing was done', async () => {
    const door = createServer()
    await new Promise<void>((resolve) => void door.listen(0, '127.0.0.1', resolve))
    const { port } = door.address() as AddressInfo
    await new Promise((resolve) => void door.close(resolve))
    const nobody = lyraRefunds({
      baseUrl: `http://127.0.0.1:${port}`,
      siteId,
      password: restPassword,
      timeoutMs: 1_000,
    })
    expect(await nobody.refund(request)).toMatchObject({ code: 'UNREACHABLE', remedy: 'later' })
    await expect(nobody.credits('x')).rejects.toThrow(ProviderError)
  })
})
