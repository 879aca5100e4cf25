import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'

export type GatewayForm = ReplyOf<typeof api.payments.sign>

/** Every field the gateway is posted, the signature last. */
export const fieldsOf = ({ fields, signature }: GatewayForm): [name: string, value: string][] => [
  ...Object.entries(fields),
  ['signature', signature],
]

/** Leaves for the gateway's page in this tab, as a real form: no card field is ever ours. Decisions §11. */
export const leaveForGateway = (gateway: GatewayForm, page: Document = document): void => {
  const form = page.createElement('form')
  form.method = 'post'
  form.action = gateway.action
  form.hidden = true
  for (const [name, value] of fieldsOf(gateway)) {
    const input = page.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  page.body.append(form)
  // Brought back from the browser's memory, the page would still show the moment before.
  const showAnew = ({ persisted }: PageTransitionEvent) => {
    if (persisted) page.location.reload()
  }
  page.defaultView?.addEventListener('pageshow', showAnew)
  form.submit()
}
