/** Real acts and readings of services and money, by many at once over two servers, each written down with when it began and ended. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { SignNotice } from '../../apps/api/src/world/stage.ts'
import { newOrder } from '../kill/writers.ts'
import type { Person } from '../load/actors.ts'
import { writersOfGroup, type Cast, type Group } from './cast.ts'
import type { Operation } from './checker.ts'

type Reply = Record<string, unknown>
type Asked = { method: 'GET' | 'POST' | 'PUT'; path: string; by?: Person; body?: object; isForm?: boolean }
const againMs = 100
type Answer = { status: number; reply: Reply; isSentAway: boolean }

/** `sentAway`: answers that there is too much to do, and that nothing was done. */
export type Recorded = { operations: Operation[]; failures: string[]; sentAway: number }
type Desk = {
  urls: readonly string[]
  cast: Cast
  signNotice: SignNotice
  wanted: number
  recorded: Recorded
  turn: number
}

/** By turns to one server and the other: what decides is in the database alone. */
const send = async (desk: Desk, { method, path, by, body, isForm }: Asked): Promise<Answer | undefined> => {
  const url = desk.urls[desk.turn++ % desk.urls.length] ?? ''
  const type: Record<string, string> = body && !isForm ? { 'content-type': 'application/json' } : {}
  try {
    const response = await fetch(`${url}/v1${path}`, {
      method,
      headers: { ...by?.headers, ...type },
      ...(body && {
        body: isForm ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body),
      }),
      signal: AbortSignal.timeout(30_000),
    })
    const reply = (await response.json()) as Reply
    const { status } = response
    const isSentAway = status === 503 && reply['code'] === 'server.busy'
    if (isSentAway) desk.recorded.sentAway += 1
    else if (status >= 500) desk.recorded.failures.push(`${method} ${path}: ${status}`)
    return { status, reply, isSentAway }
  } catch {
    return undefined
  }
}

/** Sent away as often as there is too much to do. */
const insist = async (desk: Desk, asked: Asked): Promise<Answer | undefined> => {
  for (;;) {
    const answer = await send(desk, asked)
    if (!answer?.isSentAway) return answer
    await sleep(againMs)
  }
}

const needed = async (desk: Desk, asked: Asked): Promise<Reply> => {
  const answer = await insist(desk, asked)
  if (answer && answer.status < 300) return answer.reply
  throw new Error(`${asked.method} ${asked.path}: ${answer?.status} ${JSON.stringify(answer?.reply)}`)
}

/** Does it, and writes down what it was. */
const record = async (
  desk: Desk,
  asked: Asked,
  what: { appends?: Operation['appends']; reads?: (reply: Reply) => Operation['reads'] },
): Promise<Operation['outcome']> => {
  const beganAt = performance.now()
  const answer = await send(desk, asked)
  const isDone = answer !== undefined && answer.status < 300
  // Who is sent away was told that nothing was done: whoever reads it nevertheless has found a fault.
  const isRefused = answer !== undefined && (answer.status < 500 || answer.isSentAway)
  const outcome = isDone ? 'done' : isRefused ? 'refused' : 'unknown'
  desk.recorded.operations.push({
    beganAt,
    endedAt: performance.now(),
    outcome,
    appends: what.appends ?? [],
    reads: (isDone && what.reads?.(answer.reply)) || [],
  })
  return outcome
}

const isOver = ({ recorded, wanted }: Desk) => recorded.operations.length >= wanted

type Line = { act: string; reason: string | null }
const assignedTo = (orderId: string, { carrier }: Group): Parameters<typeof record>[1] & { key: string } => ({
  key: `service ${orderId}`,
  method: 'GET',
  path: `/order/history/${orderId}`,
  by: carrier,
})

const readHistory = (desk: Desk, orderId: string, group: Group) => {
  const { key, ...asked } = assignedTo(orderId, group)
  return record(desk, asked, {
    reads: ({ items }) => [
      [
        key,
        (items as Line[]).filter(({ act }) => act === 'order.assigned').map(({ reason }) => reason ?? ''),
      ],
    ],
  })
}

const assignmentsOfService = 12

/** One service from its request to its cancellation: assigned over and over by several at once while others read, cancelled in the midst. */
const assignAll = async (desk: Desk, group: Group): Promise<void> => {
  const { _id } = await needed(desk, {
    method: 'POST',
    path: '/order/create',
    by: group.client,
    body: newOrder(),
  })
  const orderId = String(_id)
  await needed(desk, {
    method: 'POST',
    path: '/offer/create',
    by: group.carrier,
    body: { isOffer: false, idOrder: orderId },
  })
  let assigned = 0
  let isCancelled = false
  const assigning = async (writer: number) => {
    for (let turn = 0; turn < assignmentsOfService; turn++) {
      const reason = `cambio ${writer} ${turn}`
      const body = { driverId: group.driverIds[2 * writer + (turn % 2)], vehicleId: group.vehicleId, reason }
      const asked: Asked = { method: 'PUT', path: `/order/update/${orderId}`, by: group.carrier, body }
      await record(desk, asked, { appends: [[`service ${orderId}`, reason]] })
      assigned++
    }
  }
  /** 1 where all are assigned. */
  const share = () => assigned / (assignmentsOfService * writersOfGroup)
  const reading = async () => {
    while (share() < 1) await readHistory(desk, orderId, group)
  }
  const cancelling = async () => {
    while (share() < 0.8) await sleep(2)
    const body = { orderId, description: 'Ya no viaja' }
    isCancelled =
      (await insist(desk, { method: 'POST', path: '/order/cancellation/client', by: group.client, body }))
        ?.status === 200
  }
  const writers = Array.from({ length: writersOfGroup }, (_, writer) => assigning(writer))
  await Promise.all([...writers, reading(), reading(), cancelling()])
  await readHistory(desk, orderId, group)
  if (!isCancelled) throw new Error('a service was not cancelled')
}

/** Services whose money is on its way; the page of entries holds more of them than there are. */
const flying = new Set<string>()
const mostFlying = 30

const payOne = async (desk: Desk, { payer, taker }: Group): Promise<void> => {
  const { _id } = await needed(desk, { method: 'POST', path: '/order/create', by: payer, body: newOrder() })
  const orderId = String(_id)
  await needed(desk, {
    method: 'POST',
    path: '/offer/create',
    by: taker,
    body: { isOffer: false, idOrder: orderId },
  })
  const { transaction } = await needed(desk, {
    method: 'POST',
    path: '/order/pay',
    by: payer,
    body: { orderId },
  })
  const { fields } = await needed(desk, {
    method: 'POST',
    path: '/order/crypto',
    by: payer,
    body: { sign: transaction },
  })
  flying.add(orderId)
  if (flying.size > mostFlying) flying.delete([...flying][0] ?? '')
  const tell = (status: string, elements: string[]) =>
    record(
      desk,
      {
        method: 'POST',
        path: '/payment/notification',
        body: desk.signNotice(fields as Record<string, string>, status),
        isForm: true,
      },
      { appends: elements.map((element): [string, string] => [`money ${orderId}`, element]) },
    )
  // Now and then the gateway tells of the capture alone: both are posted, in one.
  if (desk.turn % 3 === 0) await tell('CAPTURED', ['promised', 'captured'])
  else {
    await tell('AUTHORISED', ['promised'])
    await tell('CAPTURED', ['captured'])
  }
}

type Entry = { orderId: string; at: string; amount: number }
const entriesOf = (items: readonly Entry[], orderId: string): string[] =>
  items
    .filter((entry) => entry.orderId === orderId)
    .toSorted((one, other) => one.at.localeCompare(other.at) || other.amount - one.amount)
    .map(({ amount }) => (amount > 0 ? 'promised' : 'captured'))

/** One reading of many services at once: it is of one moment. */
const readMoney = (desk: Desk): Promise<unknown> => {
  const keys = [...flying]
  return record(
    desk,
    {
      method: 'GET',
      path: '/accounting/entries?account=gateway_in_transit&limit=100',
      by: desk.cast.accountant,
    },
    {
      reads: ({ items }) => keys.map((orderId) => [`money ${orderId}`, entriesOf(items as Entry[], orderId)]),
    },
  )
}

const untilOver = async (desk: Desk, work: () => Promise<unknown>): Promise<void> => {
  while (!isOver(desk)) await work()
}

export const recordHistory = async (
  given: Pick<Desk, 'urls' | 'cast' | 'signNotice' | 'wanted'>,
): Promise<Recorded> => {
  const desk: Desk = { ...given, turn: 0, recorded: { operations: [], failures: [], sentAway: 0 } }
  flying.clear()
  await Promise.all([
    ...desk.cast.groups.flatMap((group) => [
      untilOver(desk, () => assignAll(desk, group)),
      untilOver(desk, () => payOne(desk, group)),
    ]),
    untilOver(desk, () => readMoney(desk)),
    untilOver(desk, () => readMoney(desk)),
  ])
  return desk.recorded
}
