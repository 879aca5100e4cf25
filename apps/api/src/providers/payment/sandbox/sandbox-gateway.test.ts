import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { drawersInMemory } from '../../drawers.fixture.ts'
import { attempt, shop as settings } from '../lyra.fixture.ts'
import { signFields } from '../lyra.signature.ts'
import { formHeaders, openShop, prefix } from './shop.fixture.ts'
import type { Shop } from './shop.fixture.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const back = (end: string) => `http://localhost:3000/pago/${attempt.orderId}${end}`
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('the sandbox gateway', () => {
  test('shows the order, the amount in pesos and every end a payment can have', async () => {
    const page = await shop.sandbox.inject(await shop.openPage())
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("form-action 'self' http://localhost:3000")
    expect(page.body).toContain('Pagar $2.618.000')
    expect(page.body).toContain('234567')
    expect(page.body).not.toMatch(/<script|style=|<style/)
    for (const word of [
      'Abandonar',
      'Cancelar',
      'vencer',
      'duplicado',
      'desorden',
      'tardío',
      'perdido',
      'equivocado',
    ]) {
      expect(page.body).toContain(word)
    }
  })

  const ends: [string, string, string[], string][] = [
    ['card', 'paid', ['AUTHORISED', 'CAPTURED'], '/exito'],
    ['card', 'refused', ['REFUSED'], '/rechazado'],
    ['card', 'pending', ['UNDER_VERIFICATION'], ''],
    ['card', 'captureFailed', ['CAPTURE_FAILED'], '/error'],
    ['abandoned', '', ['ABANDONED'], '/cancelado'],
    ['cancelled', '', ['CANCELLED'], ''],
    ['expired', '', ['EXPIRED'], ''],
    ['captureFailedLater', '', ['AUTHORISED', 'CAPTURE_FAILED'], '/exito'],
    ['duplicate', '', ['AUTHORISED', 'AUTHORISED', 'CAPTURED', 'CAPTURED'], '/exito'],
    ['reordered', '', ['CAPTURED', 'AUTHORISED'], '/exito'],
    ['late', '', ['AUTHORISED', 'CAPTURED'], ''],
  ]
  test.each(ends)(
    'after %s %s tells the shop in signed notices and sends the browser back',
    async (outcome, card, told, end) => {
      expect(await shop.choose(await shop.openPage(), outcome, card)).toBe(back(end))
      expect(await shop.told(told.length)).toEqual(told)
    },
  )

  test('has told the shop before the browser is back, and only later when the notice is late', async () => {
    await shop.choose(await shop.openPage(), 'card', 'paid')
    expect(shop.notices[0]?.status).toBe('AUTHORISED')
    await shop.choose(await shop.openPage({ transaction: 'LATE01' }), 'late')
    expect(shop.notices.filter((notice) => notice.transaction === 'LATE01')).toEqual([])
  })

  test('speaks of the attempt it was asked for, except when it tells a wrong amount', async () => {
    const attemptedAt = new Date()
    const asked = { ...attempt, attemptedAt }
    await shop.choose(await shop.openPage({ attemptedAt }), 'card', 'paid')
    const wrong = { ...asked, transaction: 'WRONG1' }
    await shop.choose(await shop.openPage(wrong), 'wrongAmount')
    const told = ({ transaction }: typeof wrong) =>
      shop.notices.find((notice) => notice.transaction === transaction)
    const [good, bad] = [told(asked), told(wrong)]
    expect(good && shop.gateway.matches(good, asked)).toBeUndefined()
    expect(bad && shop.gateway.matches(bad, wrong)).toBe('amount')
  })

  test('repeats a notice up to four times until the shop takes it', async () => {
    shop.answers.push(503, 500, 200)
    await shop.choose(await shop.openPage(), 'abandoned')
    await shop.told(3)
    await pause(60)
    expect(shop.notices.map((notice) => notice.urlCheckSource)).toEqual(['PAY', 'RETRY', 'RETRY'])
  })

  test('gives up after the first call and four more', async () => {
    shop.answers.push(...Array.from({ length: 9 }, () => 503))
    await shop.choose(await shop.openPage(), 'abandoned')
    await shop.told(5)
    await pause(60)
    expect(shop.notices).toHaveLength(5)
    expect((await shop.sandbox.inject(`${prefix}/transacciones`)).body).toContain('No entregado')
  })

  test('sends a lost notice only by hand from its list', async () => {
    const page = await shop.openPage()
    expect(await shop.choose(page, 'lost')).toBe(back(''))
    await pause(60)
    expect(shop.notices).toEqual([])
    const list = await shop.sandbox.inject(`${prefix}/transacciones`)
    expect(list.body).toContain('Enviar ahora')
    const id = page.split('/').at(-1)
    await shop.sandbox.inject({
      method: 'POST',
      url: `${prefix}/transacciones/${id}/avisos/0`,
      headers: formHeaders,
    })
    expect(await shop.told(1)).toEqual(['AUTHORISED'])
    expect(shop.notices[0]?.urlCheckSource).toBe('BO')
  })

  test('tells a further status by hand, as when a pending payment is accepted', async () => {
    const page = await shop.openPage()
    await shop.choose(page, 'card', 'pending')
    const url = `${prefix}/transacciones/${page.split('/').at(-1)}/estado`
    await shop.sandbox.inject({ method: 'POST', url, headers: formHeaders, payload: 'status=CAPTURED' })
    expect(await shop.told(2)).toEqual(['UNDER_VERIFICATION', 'CAPTURED'])
    expect(shop.notices[0]?.uuid).toBe(shop.notices[1]?.uuid)
  })

  test('decides once: a second choice sends nothing and leads back to the same page of the shop', async () => {
    const page = await shop.openPage()
    await shop.choose(page, 'abandoned')
    expect(await shop.choose(page, 'card', 'paid')).toBe(back('/cancelado'))
    await pause(40)
    expect(shop.notices.map((notice) => notice.status)).toEqual(['ABANDONED'])
    expect((await shop.sandbox.inject(page)).statusCode).toBe(410)
  })

  test('a payment that came to one node is paid at another, once, and told to the shop', async () => {
    const drawers = drawersInMemory()
    const nodes = [await openShop({ drawers }), await openShop({ drawers })] as const
    onTestFinished(async () => {
      for (const node of nodes) await node.close()
    })
    const page = await nodes[0].openPage()
    expect(await nodes[1].choose(page, 'card', 'paid')).toBe(back('/exito'))
    expect(await nodes[0].choose(page, 'abandoned')).toBe(back('/exito'))
    expect(await nodes[0].told(2)).toEqual(['AUTHORISED', 'CAPTURED'])
    /** The shop knows a notice before the sandbox has its answer written down. */
    const delivered = async () =>
      (await nodes[0].sandbox.inject(`${prefix}/transacciones`)).body.match(/Entregado/g)
    await expect.poll(delivered, { timeout: 3_000 }).toHaveLength(2)
  })

  test('what a node that ended was still to tell is told by the next one', async () => {
    const drawers = drawersInMemory()
    const ended = await openShop({ drawers, lateDelayMs: 60_000 })
    await ended.choose(await ended.openPage(), 'late')
    await ended.sandbox.close()
    const next = await openShop({ drawers, lateDelayMs: 10 })
    onTestFinished(async () => {
      await ended.close()
      await next.close()
    })
    await next.sandbox.ready()
    expect(await ended.told(2)).toEqual(['AUTHORISED', 'CAPTURED'])
  })

  test('closes its page after ten minutes and sends no notice of its own', async () => {
    const clock = { now: new Date() }
    await shop.close()
    shop = await openShop({ now: () => clock.now })
    const page = await shop.openPage()
    clock.now = new Date(clock.now.getTime() + 601_000)
    expect((await shop.sandbox.inject(page)).statusCode).toBe(410)
    expect(await shop.choose(page, 'card', 'paid')).toBe(page)
    expect(shop.notices).toEqual([])
  })

  test('goes back to the shop although the shop’s notice address is down', async () => {
    await shop.close()
    shop = await openShop({ fetch: () => Promise.reject(new TypeError('down')) })
    expect(await shop.choose(await shop.openPage(), 'card', 'paid')).toBe(back('/exito'))
  })
})

describe('the form check of the sandbox gateway', () => {
  const form = () => shop.gateway.form({ ...attempt, attemptedAt: new Date() })
  const post = (fields: Record<string, string>) =>
    shop.sandbox.inject({
      method: 'POST',
      url: `${prefix}/`,
      headers: formHeaders,
      payload: new URLSearchParams(fields).toString(),
    })
  const signed = (change: Record<string, string>) => {
    const fields = { ...form().fields, ...change }
    return { ...fields, signature: signFields(fields, settings.key, 'sha256') }
  }
  const numberOf = (body: string) => /vads_extra_result<\/dt>\s*<dd>(\d\d)/.exec(body)?.[1]

  const wrong: [string, string, string][] = [
    ['vads_version', 'V1', '01'],
    ['vads_site_id', '87654321', '02'],
    ['vads_trans_id', 'K7M2P', '03'],
    ['vads_trans_date', '2026', '04'],
    ['vads_trans_date', '20200101000000', '04'],
    ['vads_payment_config', 'TWICE', '07'],
    ['vads_amount', '10.5', '09'],
    ['vads_currency', '840', '10'],
    ['vads_ctx_mode', 'PRODUCTION', '11'],
    ['vads_order_id', 'a b', '13'],
    ['vads_url_return', 'javascript:alert(1)', '28'],
    ['vads_page_action', 'REGISTER', '46'],
    ['vads_url_check', 'nowhere', '99'],
  ]
  test.each(wrong)('names %s when it is %s', async (name, value, extraResult) => {
    const answer = await post(signed({ [name]: value }))
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain(name)
    expect(numberOf(answer.body)).toBe(extraResult)
  })

  test('refuses a form changed after it was signed, and an empty one', async () => {
    const { fields, signature } = form()
    expect(numberOf((await post({ ...fields, vads_amount: '100', signature })).body)).toBe('00')
    expect((await post({})).statusCode).toBe(400)
  })

  test('takes a transaction id once per UTC day, whatever its case', async () => {
    expect((await post(signed({}))).statusCode).toBe(303)
    expect(numberOf((await post(signed({ vads_trans_id: 'k7m2px' }))).body)).toBe('03')
  })

  test('shows what it was sent as text', async () => {
    const opened = await post(signed({ vads_url_return: 'http://localhost/"><script>alert(1)</script>' }))
    const page = String(opened.headers.location)
    await shop.choose(page, 'abandoned')
    const answer = await shop.sandbox.inject(page)
    expect(answer.body).toContain('&quot;&gt;&lt;script&gt;')
    expect(answer.body).not.toContain('<script>')
  })
})
