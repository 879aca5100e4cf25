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

/** A cut that happened, and to whom; `actId` names a call before the server. */
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

/** Lays what is planned, and sees to it afterwards. */
const laying = ({ house, plan, happened }: Ground) => ({
  lay: (name: LineName, planned: Planned, words: readonly string[]): Trying => {
    const isWhole = isWholeLine(planned)
    const { mode, side } = planned
    return { planned, laid: house.lines[name].lay({ mode, side, words, isWhole }), isWhole }
  },
  settle: (trying: Trying | undefined, of: { orderId: string; actId: string }): void => {
    if (!trying) return
    const { planned, laid, isWhole } = trying
    if (laid.hasHappened()) return void happened.push({ ...planned, ...of, isWhole })
    laid.lift()
    plan.giveBack(planned)
  },
})

/** Client and database by turns, each as long as the plan wants more of this act on it. */
const plannedFor = (plan: Plan, act: CutAct): Planned | undefined => {
  const lines: readonly CutLine[] = Math.random() < 0.5 ? ['client', 'database'] : ['database', 'client']
  for (const line of lines) {
    const planned = plan.next(line, act)
    if (planned) return planned
  }
  return undefined
}

const answered = <Reply>(reply: Reply | undefined): Reply => {
  if (reply === undefined) throw new Error('a caller without vices is answered')
  return reply
}

const acting = (ground: Ground) => {
  const { house, plan, ledger } = ground
  const { lay, settle } = laying(ground)

  /** The answer of an act, whatever came of its first tries. `orderId`: of the service, known before or read from the answer. */
  const act = async <E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>>(
    { act: name, actId = randomUUID(), ...doing }: Doing<E>,
    orderId: string | ((reply: ReplyOf<E, V>) => string),
  ): Promise<ReplyOf<E, V>> => {
    const planned = plannedFor(plan, name)
    let trying = planned?.line === 'client' ? lay('client', planned, [actId]) : undefined
    const withKey = (key: string) => {
      if (planned?.line !== 'database' || trying) return
      trying = lay('database', planned, wordsOfDatabase(doing.endpoint, key, planned.number))
    }
    const known = typeof orderId === 'string' ? orderId : ''
    const reply = await performed<E, V>({ ...doing, base: house.url, act: actId, withKey }).finally(() =>
      settle(trying, { orderId: known, actId }),
    )
    ledger.acknowledge(name, typeof orderId === 'string' ? orderId : orderId(answered(reply)))
    return answered(reply)
  }

  return {
    act,
    /** A reading, over the line and uncut. */
    read: async <E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>>(
      who: Person,
      endpoint: E,
      input: CallInput<E>,
    ): Promise<ReplyOf<E, V>> =>
      answered(await performed<E, V>({ base: house.url, who, endpoint, input, act: randomUUID() })),
    /** Lays the next cut of what goes to the outside; it stays until it happens or is settled. */
    cutOutside: (
      { name, line, what }: { name: LineName; line: CutLine; what: string },
      words: readonly string[],
    ) => {
      const planned = plan.next(line, what)
      const trying = planned && lay(name, planned, words)
      return (orderId: string, actId = ''): void => settle(trying, { orderId, actId })
    },
  }
}

/** Jobs get five minutes before a sweep of each minute steps in for them (`insurance.sweeps`), which a cut may hold up for forty seconds. */
const usuallyWaitedMost = 420_000
const lookEveryMs = 100

/** Until a row is there. @throws Stuck where it does not come */
const waiting =
  (sql: pg.Pool, mostMs: number) =>
  async <R extends pg.QueryResultRow>(what: string, text: string, values: readonly unknown[]): Promise<R> => {
    const untilMs = performance.now() + mostMs
    for (;;) {
      const { rows } = await sql.query<R>(text, [...values])
      if (rows[0]) return rows[0]
      if (performance.now() > untilMs) throw new Stuck(`${what} did not come in ${mostMs / 1000} s`)
      await sleep(lookEveryMs)
    }
  }

/** `waitedMost`: how long what is to come by itself is waited for, in milliseconds. */
export const openStage = (ground: Ground, hand: Hand, waitedMost = usuallyWaitedMost) => ({
  ...ground,
  ...hand,
  ...acting(ground),
  wait: waiting(ground.sql, waitedMost),
})

export type Stage = ReturnType<typeof openStage>

/** What a journey broke off with, as the fault it is. */
export const faultOf = (error: unknown): { kind: 'wrong' | 'stuck'; what: string } => ({
  kind: error instanceof Stuck ? 'stuck' : 'wrong',
  what: error instanceof Refused || error instanceof Stuck ? error.message : String(error),
})
