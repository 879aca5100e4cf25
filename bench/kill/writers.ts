/**
 * Clients who ask, carriers who take, clients who pay, a gateway that tells: each step is repeated, with its key, until it is
 * answered, as the portal and the gateway do. What was answered is written down.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'
import type { Pair } from './seed.ts'
import type { SignNotice } from '../../apps/api/src/world/stage.ts'
import { typeLoadId, vehicleTypeId } from '../../apps/api/src/features/catalogues/catalogue-ids.ts'

export type Target = { url: string }
type Reply = Record<string, unknown>
type Asked = {
  method: string
  path: string
  headers?: Record<string, string>
  body: object
  isForm?: boolean
}

const askAgainMs = 60

/** Not answered, or not now: nobody knows whether it was done. */
const isUnknown = (status: number, code: unknown) =>
  status >= 500 || status === 429 || code === 'request.key_running'

class Refused extends Error {}

const send = async (url: string, { method, path, headers = {}, body, isForm }: Asked) => {
  const response = await fetch(`${url}/v1${path}`, {
    method,
    headers: isForm ? {} : { ...headers, 'content-type': 'application/json' },
    body: isForm ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  })
  return { status: response.status, reply: (await response.json()) as Reply }
}

/** Until it is answered, the same each time. */
const ask = async (target: Target, asked: Asked): Promise<Reply> => {
  for (;;) {
    const answer = await send(target.url, asked).catch(() => undefined)
    if (answer && answer.status < 400) return answer.reply
    if (answer && !isUnknown(answer.status, answer.reply['code']))
      throw new Refused(`${asked.method} ${asked.path}: ${answer.status} ${String(answer.reply['code'])}`)
    await sleep(askAgainMs)
  }
}

export const newOrder = () => ({
  origin: { name: 'Calle 13 # 68-20, Bogotá', latitude: 4.64, longitude: -74.11, code: '11001', exact: true },
  destination: {
    name: 'Carrera 50 # 10-30, Medellín',
    latitude: 6.22,
    longitude: -75.58,
    code: '05001',
    exact: true,
  },
  images: [],
  typeLoad: typeLoadId('general'),
  typeVehicleId: vehicleTypeId('singleTruck'),
  reservationDate: new Date(Date.now() + 30 * 3_600_000).toISOString(),
  high: '2.2 M',
  weight: '7 tn',
  width: '2.4 M',
  price: 2_380_000,
})

type Desk = { target: Target; ledger: Ledger; signNotice: SignNotice }

/** One service from its request to its captured payment. */
const payOne = async ({ target, ledger, signNotice }: Desk, { client, carrier }: Pair): Promise<void> => {
  const act = (who: Pair['client'], path: string, body: object) =>
    ask(target, { method: 'POST', path, headers: { ...who.headers, 'idempotency-key': randomUUID() }, body })
  const orderId = String((await act(client, '/order/create', newOrder()))['_id'])
  ledger.created(orderId)
  await act(carrier, '/offer/create', { isOffer: false, idOrder: orderId })
  ledger.taken(orderId)
  const transaction = String((await act(client, '/order/pay', { orderId }))['transaction'])
  ledger.attempted(orderId, transaction)
  const { fields } = await ask(target, {
    method: 'POST',
    path: '/order/crypto',
    headers: client.headers,
    body: { sign: transaction },
  })
  for (const status of ['AUTHORISED', 'CAPTURED']) {
    const body = signNotice(fields as Record<string, string>, status)
    await ask(target, { method: 'POST', path: '/payment/notification', body, isForm: true })
    ledger.told(orderId, status)
  }
}

/** They work while the gate is open; `pause` resolves when each has finished what it had begun. */
export const startWriters = (desk: Desk, pairs: readonly Pair[]) => {
  const gate = { isOpen: false, isOver: false, idle: pairs.length }
  const loop = async (pair: Pair): Promise<void> => {
    while (!gate.isOver) {
      if (!gate.isOpen) {
        await sleep(5)
        continue
      }
      gate.idle -= 1
      await payOne(desk, pair).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
        desk.ledger.refused(error.message)
      })
      gate.idle += 1
    }
  }
  const loops = pairs.map(loop)
  return {
    resume: (): void => {
      gate.isOpen = true
    },
    pause: async (): Promise<void> => {
      gate.isOpen = false
      while (gate.idle < pairs.length) await sleep(5)
    },
    end: async (): Promise<void> => {
      gate.isOver = true
      await Promise.all(loops)
    },
  }
}
