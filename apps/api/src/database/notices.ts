/**
 * NOTIFY after the commit, many acts at a time. Inside an act it would hold a lock of the whole database until that act's commit
 * is on disk, so that no two acts could ever be written in one go. docs/decisions/0009. What the database does not take is said again. 0078.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Log } from '#context.ts'
import { isEngineAway, isEngineBusy } from './engine.ts'
import { numberedPayload, openTeller, type Numbered } from './notice-numbers.ts'
import type { Tables } from './tables/tables.ts'

/** @property payload the text of a JSON object */
type Notice = { channel: string; payload: string }

/** What goes by NOTIFY beside the hints says no more than its number. */
type Word = { channel: string; payload?: string; kind: Numbered['kind'] }

/** A line past the database; false where it is away. In the place of undefined stands what is lost: whoever hears reads again. */
export type Carry = (payloads: readonly (string | undefined)[]) => boolean

export type Outbox = {
  /** From now on notices go by this line, and by the database where it says no. */
  carryBy(carry: Carry | undefined): void

  send(notices: readonly Notice[]): void
  /** Everything handed over has been sent, or given up. */
  drained(): Promise<void>
  /** The same; what the database does not take now is given up. */
  close(): Promise<void>
}

const mostAtOnce = 500
/** Past it a word that some are lost is said in their place: whoever hears it reads all he sees once. */
const mostWaiting = 5_000
const beatMs = 2_000
/** After the last hint. */
const beatsAfter = 2
const [firstDelayMs, longestDelayMs] = [100, 1_000]

const isAgainWorthwhile = (error: unknown): boolean => isEngineAway(error) || isEngineBusy(error)
const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

type Telling = {
  db: Kysely<Tables>
  log: Log
  /** By a line past the database, where there is one now. */
  isCarried(batch: readonly Word[]): boolean
  isClosing(): boolean
  onTold(hints: readonly Word[]): void
  onLost(hints: readonly Word[], reason: string): void
}

const hintsAmong = (words: readonly Word[]) => words.filter(({ kind }) => kind === 'hint')

/** Tells a batch as often as it takes: what may have been told all the same is told again with its number, and heard once. */
const tellerOf = ({ db, log, isCarried, isClosing, onTold, onLost }: Telling) => {
  const teller = openTeller()
  const numbered = ({ channel, kind, payload }: Word): Notice => ({
    channel,
    payload: numberedPayload(teller.number(kind), payload),
  })
  return async (batch: readonly Word[]): Promise<void> => {
    let notices: Notice[] | undefined
    for (let failures = 0; !isCarried(batch); failures++) {
      notices ??= batch.map(numbered)
      const error = await notifyNow(db, notices).then(() => undefined, errorOf)
      if (!error) return onTold(hintsAmong(batch))
      if (isClosing() || !isAgainWorthwhile(error)) return onLost(hintsAmong(batch), error.message)
      if (failures === 0) log.warn({ code: 'live.notices_late', count: batch.length, reason: error.message })
      await sleep(Math.min(longestDelayMs, firstDelayMs * 2 ** failures))
    }
  }
}

/** One statement under way at a time; what comes meanwhile goes with the next. */
export const openOutbox = (db: Kysely<Tables>, log: Log): Outbox => {
  let waiting: Word[] = []
  let sending: Promise<void> | undefined
  let carry: Carry | undefined
  let isClosing = false
  const beats = beatsOf((channel) => {
    if (!sending) put([{ channel, kind: 'beat' }])
  })
  /** In their place all are told to read again. */
  const onLost = (hints: readonly Word[], reason: string) => {
    if (hints.length === 0) return
    log.warn({ code: 'live.notices_lost', count: hints.length, reason })
    const channels = new Set(hints.map(({ channel }) => channel))
    waiting.unshift(...[...channels].map((channel): Word => ({ channel, kind: 'lost' })))
  }
  const tell = tellerOf({
    db,
    log,
    isCarried: (batch) =>
      carry?.(batch.filter(({ kind }) => kind !== 'beat').map(({ payload }) => payload)) === true,
    isClosing: () => isClosing,
    onTold: beats.after,
    onLost,
  })
  const sendAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostAtOnce)
      waiting = waiting.slice(mostAtOnce)
      await tell(batch)
    }
    sending = undefined
  }
  const put = (words: readonly Word[]) => {
    waiting.push(...words)
    if (waiting.length > mostWaiting) onLost(hintsAmong(waiting.splice(0)), 'too many wait')
    if (waiting.length > 0) sending ??= sendAll()
  }
  return {
    carryBy: (line) => {
      carry = line
    },
    send: (notices) => put(notices.map((notice) => ({ ...notice, kind: 'hint' }))),
    drained: () => sending ?? Promise.resolve(),
    close: async () => {
      isClosing = true
      await sending
      beats.stop()
    },
  }
}

/** The last number again, a few times after the last hint: who has said nothing says nothing. */
const beatsOf = (beat: (channel: string) => void) => {
  const owed = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const stop = () => {
    clearInterval(timer)
    timer = undefined
  }
  const beatAll = () => {
    for (const [channel, left] of owed) {
      beat(channel)
      if (left > 1) owed.set(channel, left - 1)
      else owed.delete(channel)
    }
    if (owed.size === 0) stop()
  }
  return {
    after: (hints: readonly Word[]) => {
      for (const { channel } of hints) owed.set(channel, beatsAfter)
      if (owed.size > 0) timer ??= setInterval(beatAll, beatMs).unref()
    },
    stop,
  }
}

const notifyNow = async (db: Kysely<Tables>, notices: readonly Notice[]): Promise<void> => {
  const channels = notices.map(({ channel }) => channel)
  const payloads = notices.map(({ payload }) => payload)
  await sql`select pg_notify(c, p) from unnest(${channels}::text[], ${payloads}::text[]) n(c, p)`.execute(db)
}

const outboxes = new WeakMap<Kysely<Tables>, Outbox>()
const gathered = new WeakMap<Kysely<Tables>, Notice[]>()

export const giveOutbox = (db: Kysely<Tables>, outbox: Outbox): void => {
  outboxes.set(db, outbox)
}

/** What was handed over for `db` so far has been heard. */
export const noticesSent = (db: Kysely<Tables>): Promise<void> =>
  outboxes.get(db)?.drained() ?? Promise.resolve()

/** Runs `work` on the transaction `tx` and answers with what it wants notified once it has committed. */
export const gathering = async <T>(
  tx: Kysely<Tables>,
  work: () => Promise<T>,
): Promise<{ result: T; notices: readonly Notice[] }> => {
  const notices: Notice[] = []
  gathered.set(tx, notices)
  return { result: await work(), notices }
}

/** Heard once the transaction `db` has committed; on the pool right away. */
export const notify = (db: Kysely<Tables>, notice: Notice): void => {
  const notices = gathered.get(db)
  if (notices) notices.push(notice)
  else outboxes.get(db)?.send([notice])
}
