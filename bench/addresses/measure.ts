/** One address after the other, called by whoever may: what its calls take while others call too. */
import { once } from 'node:events'
import { api } from '@arriero/contract'
import { Agent, request, type IncomingMessage } from 'node:http'
import { firstLetIn, calls } from '../../apps/api/src/access/matrix/row-check.fixture.ts'
import { matrix, type Row } from '../../apps/api/src/access/matrix/matrix.ts'
import { requestOf } from '../../apps/api/src/access/probe.fixture.ts'
import { onOrder, type Call, type Prepared } from '../../apps/api/src/access/calls/calls.fixture.ts'
import { formFor } from '../../apps/api/src/access/notice.fixture.ts'
import type { World } from '../../apps/api/src/access/world.fixture.ts'
import { callsOfAddress } from '../settings.ts'
import { takenBack } from './taken-back.ts'

export type Measured = { name: string; p50: number; p99: number; count: number }
export type Failed = { name: string; why: string }

type Ready = ReturnType<typeof requestOf>
type Address = { row: Row; call: Call }

/** What the matrix asks in tests of its own: a notice as the gateway signs it. */
const moreCalls: Record<string, Call> = {
  i55: onOrder(api.payments.notification, { state: 'taken' }, async (situation, { world }) => ({
    body: world.house.signNotice(await formFor(world, situation), 'CAPTURED'),
  })),
}

/** Refused from its second call on: an installation that has its administrators makes no first one. */
const refusedForGood: Readonly<Record<string, number>> = { n23: 404 }

/** Not timed: connections prepare their statements. */
const warmUp = 10
/** One that takes seconds is called so often and no more, and its slowest call is what counts. */
const [slowMs, slowWarmUp, slowCalls] = [1_000, 2, 20] as const
/** Situations are made by real acts, as many at once as there may be PDFs looked at. */
const madeAtOnce = 5

/** Told apart where one address has several acts. */
export const nameOf = ({ method, path, act }: Row) => `${method} ${path} (${act})`

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

type Answered = { ms: number; status: number; text: string }

const timed = async (base: string, { method, url, headers, payload }: Ready): Promise<Answered> => {
  const began = performance.now()
  const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }
  const asked = request(base + url, { method, agent, headers: { ...headers, ...length } })
  asked.end(payload)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let text = ''
  for await (const part of answer) text += (part as Buffer).toString('latin1')
  return { ms: performance.now() - began, status: answer.statusCode ?? 0, text }
}

/** What may be asked again without end is made once; every act has a service, or a person, of its own. */
const isRepeatable = ({ method }: Row) => method === 'GET'

const prepared = async (world: World, { row, call }: Address): Promise<Ready> => {
  // Codes of an authenticator and reservations go by the clock of the server.
  world.house.clock.now = new Date()
  const hasSession = row.anonymous === '401'
  const role = hasSession ? firstLetIn(row) : 'client'
  const { caller, token, input }: Prepared = await call.own({ world, situation: world.situation }, role)
  const bearer = token ?? (hasSession ? await world.tokenOf(caller) : undefined)
  return requestOf(call.endpoint, { ...input, token: bearer })
}

const wanted = warmUp + callsOfAddress

const allOf = async (world: World, address: Address): Promise<Ready[]> => {
  if (isRepeatable(address.row)) {
    const one = await prepared(world, address)
    return Array.from({ length: wanted }, () => one)
  }
  const made: Ready[] = []
  const failures: unknown[] = []
  const make = async () => {
    while (made.length < wanted && failures.length === 0)
      await prepared(world, address).then(
        (ready) => made.push(ready),
        (error: unknown) => failures.push(error),
      )
  }
  await Promise.all(Array.from({ length: madeAtOnce }, make))
  if (failures.length > 0) throw failures[0]
  return made.slice(0, wanted)
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export type Measuring = {
  world: World
  /** Of the server that is asked. */
  base: string
  ratioMost: number
  /** Has others call meanwhile. */
  beside: <T>(work: () => Promise<T>) => Promise<T>
}

type Sent = { spans: number[]; refused?: string }

/** `next` makes a call; what making it takes is not counted. */
const sendAll = async (
  { base }: Measuring,
  { row }: Address,
  next: (turn: number) => Promise<Ready>,
): Promise<Sent> => {
  const all: number[] = []
  while (all.length < wanted) {
    const { ms, status, text } = await timed(base, await next(all.length))
    if ((status < 200 || status > 299) && status !== refusedForGood[row.id])
      return { spans: [], refused: `answered ${status}: ${text.slice(0, 200)}` }
    all.push(ms)
    if (all.length === slowWarmUp + slowCalls && all.every((one) => one > slowMs))
      return { spans: all.slice(slowWarmUp) }
  }
  return { spans: all.slice(warmUp) }
}

const reasonOf = (error: unknown): Sent => ({
  spans: [],
  refused: error instanceof Error ? error.message : String(error),
})

/** Its calls are made while nobody else calls, and sent while all do. */
const sentAhead = async (measuring: Measuring, address: Address): Promise<Sent> => {
  const all = await allOf(measuring.world, address)
  return measuring.beside(() =>
    sendAll(measuring, address, async (turn) => all[turn] ?? prepared(measuring.world, address)),
  )
}

/** Where one that was made ahead holds no longer once another was sent: each right before it goes, by somebody of its own. */
const sentOneByOne = (measuring: Measuring, address: Address): Promise<Sent> => {
  const world = { ...measuring.world, bystander: measuring.world.newcomer }
  return measuring.beside(() =>
    sendAll(measuring, address, async () => {
      await takenBack[address.row.id]?.(world)
      return prepared(world, address)
    }),
  )
}

const sent = async (measuring: Measuring, address: Address): Promise<Sent> => {
  const isAlone = address.row.id in takenBack
  const ahead = isAlone ? undefined : await sentAhead(measuring, address).catch(reasonOf)
  return ahead && !ahead.refused ? ahead : sentOneByOne(measuring, address).catch(reasonOf)
}

const measureRow = async (measuring: Measuring, row: Row): Promise<Measured | Failed> => {
  const name = nameOf(row)
  const call = calls[row.id] ?? moreCalls[row.id]
  if (!call) return { name, why: 'nobody knows how to call it' }
  const { spans, refused } = await sent(measuring, { row, call })
  if (refused) return { name, why: refused }
  const sorted = spans.toSorted((a, b) => a - b)
  return { name, p50: at(sorted, 0.5), p99: at(sorted, 0.99), count: sorted.length }
}

/** Whether it was called as often as it is to be. */
export const isWhole = ({ p50, count }: Measured): boolean =>
  count === callsOfAddress || (count === slowCalls && p50 > slowMs)

export const isMeasured = (one: Measured | Failed): one is Measured => 'p50' in one
export const ratioOf = ({ p50, p99 }: Measured): number => p99 / p50

const isTurnedAway = (one: Measured | Failed): boolean =>
  !isMeasured(one) && one.why.startsWith('answered 503')

/** Again while others on the machine may be what was late, or had a call turned away: of all tries the one whose calls differed least. */
const measureQuietly = async (measuring: Measuring, row: Row, tries = 3): Promise<Measured | Failed> => {
  const first = await measureRow(measuring, row)
  const isFinal = isMeasured(first) ? ratioOf(first) <= measuring.ratioMost : !isTurnedAway(first)
  if (tries === 1 || isFinal) return first
  const second = await measureQuietly(measuring, row, tries - 1)
  if (!isMeasured(first)) return second
  return isMeasured(second) && ratioOf(second) < ratioOf(first) ? second : first
}

/** Of the rows of the matrix of access those whose name holds one of the words; all of them without words. */
export const rowsOf = (words: readonly string[]): Row[] =>
  matrix.filter((row) => words.length === 0 || words.some((word) => nameOf(row).includes(word)))

/** One after the other, each told as it is found: all of them take well over an hour. */
export async function* measureAddresses(
  measuring: Measuring,
  rows: readonly Row[],
): AsyncGenerator<Measured | Failed> {
  for (const row of rows) yield await measureQuietly(measuring, row)
}
