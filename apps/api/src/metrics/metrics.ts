/** What is measured of one node, for Prometheus: on a listener of its own that the public address does not lead to. docs/operations.md. */
import type { Channel } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Sweep } from '#effects/sweeps.ts'

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
}

/** What no route's answer tells. */
export type Told = {
  /** Of each call that had no route yet. */
  turnedAway: Channel
  /** Of each file that was not given to its end. */
  brokenOff: Channel
}

export type QueueLag = { queue: string; waiting: number; oldestSeconds: number }
export type NoticeCount = { verdict: string; status: string; count: number }

export type Metrics = {
  /** Before the app is ready. */
  hearRequests(app: FastifyInstance, told: Told): void
  /** The same sweeps, each noted when it ends. */
  watched(sweeps: readonly Sweep[]): Sweep[]
  listen(sources: Sources): Promise<void>
  /** Where it listens; for tests, which leave the port to the system. */
  port(): number
  stop(): Promise<void>
}

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** As the contract and its page call it; what has no route is one name. */
export const endpointName = (method: string, route: string | undefined): string =>
  route === undefined ? 'none' : `${method} ${route.replace(/^\/v1(?=\/)/, '').replaceAll(/:(\w+)/g, '{$1}')}`

const sweepMeters = (registers: Registry[]) => ({
  ranAt: new Gauge({
    name: 'arriero_sweep_last_run_timestamp_seconds',
    help: 'When the sweep last ended well on this node; some node runs it each time.',
    labelNames: ['sweep'],
    registers,
  }),
  failures: new Counter({
    name: 'arriero_sweep_failures_total',
    help: 'Sweeps that failed on this node.',
    labelNames: ['sweep'],
    registers,
  }),
})

const brokenMeter = (registers: Registry[]) =>
  new Counter({
    name: 'arriero_files_broken_off_total',
    help: 'Files that this node could not give to their end, or that are not what was written.',
    registers,
  })

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
const unlessAway = <T>(read: () => Promise<readonly T[]>): Promise<readonly T[]> => read().catch(() => [])

/** Several meters of one scrape ask once. */
const askedOnce = <T>(read: () => Promise<readonly T[]>): (() => Promise<readonly T[]>) => {
  let asking: Promise<readonly T[]> | undefined
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
        for (const lag of found) this.set({ queue: lag.queue }, valueOf(lag))
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
      for (const { verdict, status, count } of counts) this.set({ verdict, status }, count)
    },
  })

const serve = (registry: Registry): Server =>
  createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })

/** The same sweep, noted when it ends. */
const watchedBy =
  ({ ranAt, failures }: ReturnType<typeof sweepMeters>) =>
  (sweep: Sweep): Sweep => ({
    ...sweep,
    run: async (ctx) => {
      try {
        await sweep.run(ctx)
        ranAt.set({ sweep: sweep.name }, ctx.now.getTime() / 1000)
      } catch (error) {
        failures.inc({ sweep: sweep.name })
        throw error
      }
    },
  })

export const openMetrics = ({ port, host }: { port: number; host: string }): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'arriero_request_duration_seconds',
    help: 'Requests by endpoint and class of status.',
    labelNames: ['endpoint', 'status'],
    buckets: secondsBuckets,
    registers,
  })
  const broken = brokenMeter(registers)
  const sweeping = sweepMeters(registers)
  const server = serve(registry)
  let hearsNoMore: () => unknown = () => undefined
  const heardAway = () => requests.observe({ endpoint: endpointName('', undefined), status: '5xx' }, 0)
  const heardBroken = () => broken.inc()
  return {
    hearRequests: (app, { turnedAway, brokenOff }) => {
      app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
        const endpoint = endpointName(method, routeOptions.url)
        requests.observe({ endpoint, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1000)
      })
      turnedAway.subscribe(heardAway)
      brokenOff.subscribe(heardBroken)
      hearsNoMore = () => {
        turnedAway.unsubscribe(heardAway)
        brokenOff.unsubscribe(heardBroken)
      }
    },
    watched: (sweeps) => sweeps.map(watchedBy(sweeping)),
    listen: async (sources) => {
      for (const meter of [connectionsMeter, socketsMeter, busMeter, queueMeters, noticesMeter])
        meter(registers, sources)
      server.listen(port, host)
      await once(server, 'listening')
    },
    port: () => {
      const at = server.address()
      return typeof at === 'object' && at ? at.port : 0
    },
    stop: async () => {
      hearsNoMore()
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
