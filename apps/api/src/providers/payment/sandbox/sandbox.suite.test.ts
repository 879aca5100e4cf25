/** The suite of all gateways against the sandbox, over HTTP as in an installation. */
import type { LyraConfig } from '../lyra.config.ts'
import { gatewaySuite, type Platform } from '../payment.suite.ts'
import type { PaymentForm } from '../port.ts'
import { formHeaders, openShop, prefix } from './shop.fixture.ts'

const openSandbox = async (more: Partial<LyraConfig>): Promise<Platform> => {
  const shop = await openShop({ algorithm: more.algorithm ?? 'sha256' }, more)
  const pages = new Map<string, string>()
  const post = (url: string, fields: Record<string, string>) =>
    shop.sandbox.inject({
      method: 'POST',
      url,
      headers: formHeaders,
      payload: new URLSearchParams(fields).toString(),
    })
  const keyOf = ({ fields }: PaymentForm) => fields['vads_trans_id'] ?? ''
  return {
    gateway: shop.gateway,
    take: async (form) => {
      const answer = await post(`${prefix}/`, { ...form.fields, signature: form.signature })
      if (answer.statusCode !== 303) throw new Error(`the sandbox answers ${answer.statusCode}`)
      pages.set(keyOf(form), String(answer.headers.location).split('/').at(-1) ?? '')
    },
    tell: async (form, status) => {
      const id = pages.get(keyOf(form)) ?? ''
      await post(`${prefix}/transacciones/${id}/estado`, { status })
      const told = shop.posted.findLast(
        (fields) => fields['vads_trans_id'] === keyOf(form) && fields['vads_trans_status'] === status,
      )
      if (!told) throw new Error(`the sandbox told nothing of ${status}`)
      return told
    },
    close: () => shop.close(),
  }
}

gatewaySuite('the sandbox, SHA-256', () => openSandbox({}))
gatewaySuite('the sandbox, SHA-1', () => openSandbox({ algorithm: 'sha1' }))
