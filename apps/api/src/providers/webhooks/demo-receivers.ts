/** Systems of the demo's companies, which nobody runs: one that answers well and one that is down. Everybody else is called for real. */
import type { WebhookCaller } from './port.ts'

/** Never resolves anywhere (RFC 2606). */
const demoDomain = 'demo.arriero.invalid'
export const demoReceiver = `https://erp.${demoDomain}/avisos`
export const demoReceiverDown = `https://caido.${demoDomain}/avisos`

const statusOf = (url: string): number | undefined => {
  const { hostname } = new URL(url)
  if (!hostname.endsWith(`.${demoDomain}`)) return undefined
  return url === demoReceiverDown ? 503 : 204
}

export const withDemoReceivers = (caller: WebhookCaller): WebhookCaller => ({
  ...caller,
  send: async (message) => statusOf(message.url) ?? caller.send(message),
})
