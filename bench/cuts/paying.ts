/** A client pays: the product's form, the gateway's page in his browser, the gateway's calls; each over a line that may be cut. */
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@arriero/contract'
import type { PaymentCharge } from '@arriero/contract/money/payments'
import { answerMs } from '../../apps/web/src/shared/api/patience.ts'
import { Stuck } from './caller.ts'
import { gatewayPath } from './outside.ts'
import type { Stage } from './stage.ts'

const againMs = 500
const triesMost = 20

/** A person before a page that did not come: he sends it again. */
const post = async (address: string, fields: Record<string, string>): Promise<Response> => {
  for (let tries = 0; tries < triesMost; tries++) {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    }).catch(() => undefined)
    if (answer) return answer
    await sleep(againMs)
  }
  throw new Stuck(`the gateway's page did not answer ${triesMost} times`)
}

/** Of his own page; undefined where the gateway has seen this form before, and he must begin anew. */
const openPage = async (stage: Stage, orderId: string, transaction: string): Promise<string | undefined> => {
  const { action, fields, signature } = await stage.read(stage.client, api.payments.sign, {
    body: { sign: transaction },
  })
  const settle = stage.cutOutside({ name: 'page', line: 'gateway', what: 'form' }, [
    `vads_order_id=${orderId}`,
  ])
  const answer = await post(action, { ...fields, signature })
  settle(orderId)
  await answer.body?.cancel()
  const page = answer.headers.get('location')
  if (answer.status === 303 && page) return page
  if (answer.status === 400) return undefined
  throw new Error(`the gateway answered a form with ${answer.status}`)
}

const begun = async (stage: Stage, orderId: string, charge: PaymentCharge) => {
  for (;;) {
    const { transaction } = await stage.act(
      {
        act: charge === 'service' ? 'pay' : 'payStandby',
        who: stage.client,
        endpoint: api.payments.start,
        input: { body: { orderId, charge } },
      },
      orderId,
    )
    const page = await openPage(stage, orderId, transaction)
    if (page) return { transaction, page }
  }
}

/** Until the money has arrived. */
export const pay = async (
  stage: Stage,
  orderId: string,
  charge: PaymentCharge = 'service',
): Promise<void> => {
  const { transaction, page } = await begun(stage, orderId, charge)
  const notice = (status: string) =>
    stage.cutOutside({ name: 'notices', line: 'gateway', what: status }, [
      `vads_order_id=${orderId}`,
      `vads_trans_status=${status}`,
    ])
  const settles = [notice('AUTHORISED'), notice('CAPTURED')]
  const settleChoice = stage.cutOutside({ name: 'page', line: 'gateway', what: 'choice' }, [`POST ${page}`])
  const address = new URL(page, `http://127.0.0.1:${stage.house.lines.page.port}${gatewayPath}/`)
  const answer = await post(address.href, { outcome: 'paid' })
  await answer.body?.cancel()
  settleChoice(orderId)
  try {
    await stage.wait(
      `the payment of ${orderId}`,
      `select 1 from payment_attempts where order_id = $1 and transaction = $2 and state = 'captured'`,
      [orderId, transaction],
    )
  } finally {
    for (const settle of settles) settle(orderId)
  }
  stage.ledger.expect(orderId, charge === 'service' ? 'payment.captured' : 'standby.paid')
}
