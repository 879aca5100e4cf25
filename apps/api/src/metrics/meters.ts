/** What is read when somebody asks: one meter each. */
import { Counter, Gauge, type Registry } from 'prom-client'

type QueueLag = { queue: string; waiting: number; oldestSeconds: number }
type NoticeCount = { verdict: string; status: string; count: number }
type DatabaseLog = {
  slots: readonly { slot: string; bytes: number }[]
  isArchiveFailing: boolean | undefined
}

/** Read when somebody asks, not before. */
export type Sources = {
  connections(): { total: number; idle: number; waiting: number }
  /** People and phones on the live channel of this node. */
  sockets(): number
  /** Whether the line for hints carries; only where there is one. */
  isBusUp?(): boolean
  queues(): Promise<readonly QueueLag[]>
  /** Of the last hour; of what was matched also its status, which is the gateway's word and not the caller's. */
  notices(): Promise<readonly NoticeCount[]>
  /** Readings that the primary answered in the replica's place, by why; undefined where there is no replica. */
  passedOver(): Readonly<Record<string, number>> | undefined
  databaseLog(): Promise<DatabaseLog>
  /** Whether the store of files answers. */
  isStoreThere(): Promise<boolean>
}

const connectionsMeter = (registers: Registry[], { connections }: Sources) =>
  new Gauge({
    name: 'arriero_database_connections',
    help: 'Connections of the pool in use and idle, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle, waiting } = connections()
      this.set({ state: 'in_use' }, total - idle)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })

const socketsMeter = (registers: Registry[], { sockets }: Sources) =>
  new Gauge({
    name: 'arriero_live_sockets',
    help: 'Sockets of the live channel on this node.',
    registers,
    collect() {
      this.set(sockets())
    },
  })

const busMeter = (registers: Registry[], { isBusUp }: Sources) =>
  isBusUp &&
  new Gauge({
    name: 'arriero_live_bus_up',
    help: 'Whether this node’s line for hints beside the database carries them; absent where LIVE_URL names none.',
    registers,
    collect() {
      this.set(isBusUp() ? 1 : 0)
    },
  })

/** While the database is away nothing is said of what lies in it; the rest is. */
const unlessAway = <T>(read: () => Promise<T>): Promise<T | undefined> => read().catch(() => undefined)

/** Several meters of one scrape ask once. */
const askedOnce = <T>(read: () => Promise<T>): (() => Promise<T | undefined>) => {
  let asking: Promise<T | undefined> | undefined
  return () => {
    asking ??= unlessAway(read).finally(() => {
      asking = undefined
    })
    return asking
  }
}

const queueMeters = (registers: Registry[], { queues }: Sources) => {
  const lags = askedOnce(queues)
  const meter = (name: string, help: string, valueOf: (lag: QueueLag) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers,
      async collect() {
        const found = await lags()
        this.reset()
        for (const lag of found ?? []) this.set({ queue: lag.queue }, valueOf(lag))
      },
    })
  meter(
    'arriero_jobs_waiting',
    'Jobs that are due and have not begun, of all nodes.',
    ({ waiting }) => waiting,
  )
  meter(
    'arriero_jobs_oldest_seconds',
    'How long the oldest of them has been due.',
    ({ oldestSeconds }) => oldestSeconds,
  )
}

const noticesMeter = (registers: Registry[], { notices }: Sources) =>
  new Gauge({
    name: 'arriero_payment_notices_last_hour',
    help: 'Notices of the gateway by what became of them, of all nodes; those that matched an attempt by its state too.',
    labelNames: ['verdict', 'status'],
    registers,
    async collect() {
      const counts = await unlessAway(notices)
      this.reset()
      for (const { verdict, status, count } of counts ?? []) this.set({ verdict, status }, count)
    },
  })

const replicaMeter = (registers: Registry[], { passedOver }: Sources) =>
  new Counter({
    name: 'arriero_replica_passed_over_total',
    help: 'Readings of this node that the primary answered in place of the replica: it was away, or late.',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset()
      for (const [reason, count] of Object.entries(passedOver() ?? {})) this.inc({ reason }, count)
    },
  })

const databaseLogMeters = (registers: Registry[], { databaseLog }: Sources) => {
  const log = askedOnce(databaseLog)
  const slots = new Gauge({
    name: 'arriero_database_slot_bytes',
    help: 'Log of the database that is kept for a replication slot, seen by every node.',
    labelNames: ['slot'],
    registers,
    async collect() {
      const found = await log()
      this.reset()
      for (const { slot, bytes } of found?.slots ?? []) this.set({ slot }, bytes)
    },
  })
  const archive = new Gauge({
    name: 'arriero_database_archive_failing',
    help: '1 where the last piece of log that was to be archived was refused; nothing where none is archived.',
    // Without a label one that is reset would say 0.
    labelNames: ['of'],
    registers,
    async collect() {
      const isFailing = (await log())?.isArchiveFailing
      this.reset()
      if (isFailing !== undefined) this.set({ of: 'log' }, Number(isFailing))
    },
  })
  return [slots, archive]
}

const storeMeter = (registers: Registry[], { isStoreThere }: Sources) =>
  new Gauge({
    name: 'arriero_store_up',
    help: '1 where this node reaches the store of files.',
    registers,
    async collect() {
      this.set(Number(await isStoreThere()))
    },
  })

export const addMeters = (registers: Registry[], sources: Sources): void => {
  const meters = [connectionsMeter, socketsMeter, busMeter, queueMeters, noticesMeter]
  for (const meter of [...meters, replicaMeter, databaseLogMeters, storeMeter]) meter(registers, sources)
}
