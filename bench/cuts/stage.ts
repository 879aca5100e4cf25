/** Where one hand works: each act is done over a line that the plan may have cut, and written down once it is answered. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallInput, Endpoint, ReplyOf, ViewerOf } from '@arriero/contract/endpoint'
import type pg from 'pg'
import type { Person } from '../load/actors.ts'
import type { CutAct } from './acts.ts'
import { performed, Refused, Stuck } from './caller.ts'
import type { Desk, Hand } from './cast.ts'
import type { CutHouse, LineName } from './house.ts'
import type { Ledger } from './ledger.ts'
import type { CutLine, Plan, Planned } from './plan.ts'
import type { Laid } from './proxy.ts'

/** A cut that happened, and to whom; `act` names a call before the server. */
export type Happened = Planned & { orderId: string; actId: string; isWhole: boolean }

export type Ground = {
  house: CutHouse
  plan: Plan
  ledger: Ledger
  desk: Desk
  /** Past every line: what is waited for is looked up here. */
  sql: pg.Pool
  happened: Happened[]
}

type Doing<E extends Endpoint> = {
  act: CutAct
  who: Person
  endpoint: E
  input: CallInput<E>
  form?: FormData
  /** Its name before the server, where more than this one wants to know it. */
  actId?: string
}

type Trying = { planned: Planned; laid: Laid; isWhole: boolean }

/** Every so many cuts between server and PostgreSQL take all its connections; of black holes fewer, since they take everybody's time. */
const isWholeLine = ({ line, mode, number }: Planned): boolean => {
  if (line !== 'database') return false
  if (mode === 'blackHole') return number % 20 === 19
  return ['unsent', 'unanswered', 'halfAnswered'].includes(mode) && number % 5 === 4
}

/** By which words a cut between server and PostgreSQL knows its act: where its key is claimed, or where it commits. */
const wordsOfDatabase = (endpoint: Endpoint, key: string, number: number): string[] =>
  endpoint.transaction === 'own' || number % 2 === 0 ? [key] : [key, 'commit']

const usuallyWaitedMost = 180_000
const lookEveryMs = 100

/** `waitedMost`: how long what is to come by itself is waited for, in milliseconds. */
export const openStage = (ground: Ground, hand: Hand, waitedMost = usuallyWaitedMost) => {
  const { house, plan, ledger, sql, happened } = ground

  const layOn = (name: LineName, planned: Planned, words: readonly string[]): Trying => {
    const isWhole = isWholeLine(planned)
    const { mode, side } = planned
    return { planned, laid: house.lines[name].lay({ mode, side, words, isWhole }), isWhole }
  }

  const settle = (trying: Trying | undefined, of: { orderId: string; actId: string }): void => {
    if (!trying) return
    const { planned, laid, isWhole } = trying
    if (laid.hasHappened()) return void happened.push({ ...planned, ...of, isWhole })
    laid.lift()
    plan.giveBack(planned)
  }

  /** Client and database by turns, each as long as the plan wants more of this act on it. */
  const planFor = (act: CutAct): Planned | undefined => {
    const [one, other]: [CutLine, CutLine] =
      Math.random() < 0.5 ? ['client', 'database'] : ['database', 'client']
    return plan.next(one, act) ?? plan.next(other, act)
  }

  /** The answer of an act, whatever came of its first tries. `orderId`: of the service, known before or read from the answer. */
  const act = async <E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>>(
    { act: name, who, endpoint, input, form, actId = randomUUID() }: Doing<E>,
    orderId: string | ((reply: ReplyOf<E, V>) => string),
  ): Promise<ReplyOf<E, V>> => {
    const planned = planFor(name)
    let trying = planned?.line === 'client' ? layOn('client', planned, [actId]) : undefined
    const withKey = (key: string) => {
      if (planned?.line !== 'database' || trying) return
      trying = layOn('database', planned, wordsOfDatabase(endpoint, key, planned.number))
    }
    const asking = { base: house.url, who, endpoint, input, act: actId, withKey, ...(form && { form }) }
    let reply: ReplyOf<E, V> | undefined
    try {
      reply = await performed<E, V>(asking)
    } finally {
      settle(trying, { orderId: typeof orderId === 'string' ? orderId : '', actId })
    }
    if (reply === undefined) throw new Error('a caller without vices is answered')
    ledger.acknowledge(name, typeof orderId === 'string' ? orderId : orderId(reply))
    return reply
  }

  /** A reading, over the line and uncut. */
  const read = async <E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>>(
    who: Person,
    endpoint: E,
    input: CallInput<E>,
  ): Promise<ReplyOf<E, V>> => {
    const reply = await performed<E, V>({ base: house.url, who, endpoint, input, act: randomUUID() })
    if (reply === undefined) throw new Error('a caller without vices is answered')
    return reply
  }

  /** Lays the next cut of what goes to the outside; it stays until it happens or is settled. */
  const cutOutside = (name: LineName, line: CutLine, what: string, words: readonly string[]) => {
    const planned = plan.next(line, what)
    const trying = planned && layOn(name, planned, words)
    return (orderId: string, actId = ''): void => settle(trying, { orderId, actId })
  }

  const row = async <R extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[],
  ): Promise<R | undefined> => (await sql.query<R>(text, [...values])).rows[0]

  /** Until a row is there. @throws Stuck where it does not come */
  const wait = async <R extends pg.QueryResultRow>(
    what: string,
    text: string,
    values: readonly unknown[],
  ): Promise<R> => {
    const untilMs = performance.now() + waitedMost
    for (;;) {
      const found = await row<R>(text, values)
      if (found) return found
      if (performance.now() > untilMs) throw new Stuck(`${what} did not come in ${waitedMost / 1000} s`)
      await sleep(lookEveryMs)
    }
  }

  return { ...ground, ...hand, act, read, cutOutside, row, wait }
}

export type Stage = ReturnType<typeof openStage>

/** What a journey broke off with, as the fault it is. */
export const faultOf = (error: unknown): { kind: 'wrong' | 'stuck'; what: string } => ({
  kind: error instanceof Stuck ? 'stuck' : 'wrong',
  what: error instanceof Refused || error instanceof Stuck ? error.message : String(error),
})
