/**
 * Clients who ask, carriers who take, clients who pay, a gateway that tells: each step is repeated, with its key, until it is
 * answered, as the portal and the gateway do. What was answered is written down.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'
import type { Person } from '../load/actors.ts'
import type { Pair } from './seed.ts'
import type { SignNotice } from '../../apps/api/src/world/stage.ts'
import { typeLoadId, vehicleTypeId } from '../../apps/api/src/features/catalogues/catalogue-ids.ts'

/** `status` is 0 where nothing came back. */
export type Heard = { status: number; code: string; what: string; tookMs: number }
/** `heard`: told of every answer, also of those that are asked for again. `isOver`: nobody asks again, answered or not. */
export type Target = { url: string; heard?: (answer: Heard) => void; isOver?: () => boolean }
type Reply = Record<string, unknown>
type Asked = {
  method: string
  path: string
  headers?: Record<string, string>
  body?: object
  isForm?: boolean
}

const askAgainMs = 60
/** Longer than a node holds what may be done twice. */
const answerWithinMs = 30_000

/** Not answered, or not now: nobody knows whether it was done. */
const isUnknown = (status: number, code: unknown) =>
  status >= 500 || status === 429 || code === 'request.key_running'

export class Refused extends Error {}
/** Nobody waits for the answer any more. */
class LeftOff extends Error {}

const bodyOf = ({ body, isForm }: Asked) => {
  if (body === undefined) return {}
  return { body: isForm ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body) }
}

const send = async (url: string, asked: Asked) => {
  const { method, path, headers = {}, body, isForm } = asked
  const response = await fetch(`${url}/v1${path}`, {
    method,
    headers: isForm ? {} : { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...bodyOf(asked),
    signal: AbortSignal.timeout(answerWithinMs),
  })
  // A proxy in between has words of its own.
  const reply: unknown = await response.json().catch(() => ({}))
  return { status: response.status, reply: reply as Reply }
}

/** Until it is answered, the same each time. */
export const ask = async (target: Target, asked: Asked): Promise<Reply> => {
  for (;;) {
    const startedAt = performance.now()
    const answer = await send(target.url, asked).catch(() => undefined)
    const said = answer?.reply['code']
    const code = typeof said === 'string' ? said : ''
    const tookMs = performance.now() - startedAt
    target.heard?.({ status: answer?.status ?? 0, code, what: `${asked.method} ${asked.path}`, tookMs })
    if (answer && answer.status < 400) return answer.reply
    if (answer && !isUnknown(answer.status, code))
      throw new Refused(`${asked.method} ${asked.path}: ${answer.status} ${code}`)
    if (target.isOver?.()) throw new LeftOff(`${asked.method} ${asked.path}`)
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

/** `fields`: the form with which it was paid. */
export type PaidService = { orderId: string; client: Person; fields: Record<string, string> }

/** `restMs`: between two services of one client. `follows`: what is done with a service once it is paid. */
export type Desk = {
  target: Target
  ledger: Ledger
  signNotice: SignNotice
  restMs?: number
  follows?: (paid: PaidService) => Promise<void>
}

/** An act under a key of its own, until it is answered. */
export const act = (target: Target, who: Person, { path, body }: { path: string; body: object }) =>
  ask(target, { method: 'POST', path, headers: { ...who.headers, 'idempotency-key': randomUUID() }, body })

/** One service from its request to its captured payment. */
export const payOne = async (desk: Desk, { client, carrier }: Pair): Promise<void> => {
  const { target, ledger, signNotice, follows } = desk
  const orderId = String((await act(target, client, { path: '/order/create', body: newOrder() }))['_id'])
  ledger.created(orderId)
  await act(target, carrier, { path: '/offer/create', body: { isOffer: false, idOrder: orderId } })
  ledger.taken(orderId)
  const started = await act(target, client, { path: '/order/pay', body: { orderId } })
  const transaction = String(started['transaction'])
  ledger.attempted(orderId, transaction)
  const signed = await ask(target, {
    method: 'POST',
    path: '/order/crypto',
    headers: client.headers,
    body: { sign: transaction },
  })
  const fields = signed['fields'] as Record<string, string>
  for (const status of ['AUTHORISED', 'CAPTURED']) {
    const body = signNotice(fields, status)
    await ask(target, { method: 'POST', path: '/payment/notification', body, isForm: true })
    ledger.told(orderId, status)
  }
  await follows?.({ orderId, client, fields })
}

const stuckAfterMs = 300_000

/** Until none of them is at something that was begun. */
export const untilIdle = async (busy: () => number): Promise<void> => {
  const untilMs = performance.now() + stuckAfterMs
  while (busy() > 0) {
    if (performance.now() > untilMs) throw new Error(`${busy()} never finish what they began`)
    await sleep(5)
  }
}

/** They work while the gate is open; `pause` resolves when each has finished what it had begun. */
export const startWriters = (desk: Desk, pairs: readonly Pair[]) => {
  const gate = { isOpen: false, isOver: false, idle: pairs.length }
  desk.target.isOver = () => gate.isOver
  const loop = async (pair: Pair): Promise<void> => {
    while (!gate.isOver) {
      if (!gate.isOpen) {
        await sleep(5)
        continue
      }
      gate.idle -= 1
      await payOne(desk, pair).catch((error: unknown) => {
        if (error instanceof Refused) desk.ledger.refused(error.message)
        else if (!(error instanceof LeftOff)) throw error
      })
      gate.idle += 1
      await sleep(desk.restMs ?? 0)
    }
  }
  const loops = pairs.map(loop)
  return {
    resume: (): void => {
      gate.isOpen = true
    },
    pause: (): Promise<void> => {
      gate.isOpen = false
      return untilIdle(() => pairs.length - gate.idle)
    },
    end: async (): Promise<void> => {
      gate.isOver = true
      await Promise.all(loops)
    },
  }
}
