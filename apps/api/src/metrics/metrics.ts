/** What is measured of one node, for Prometheus: on a listener of its own that the public address does not lead to. docs/operations.md. */
import type { Channel, ChannelListener } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Sweep } from '#effects/sweeps.ts'
import { addMeters, type Sources } from './meters.ts'

/** What no route's answer tells. */
export type Told = {
  /** Of each call that was sent away since there was too much to do, with its request where it had one. */
  turnedAway: Channel
  /** Of each file that was not given to its end. */
  brokenOff: Channel
}

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

const brokenMeter = (registers: Registry[]) =>
  new Counter({
    name: 'arriero_files_broken_off_total',
    help: 'Files that this node could not give to their end, or that are not what was written.',
    registers,
  })

/** Who is turned away costs nothing and waits for nothing: he is counted by himself, or he would hide how the others fare. */
const requestMeters = (registers: Registry[]) => {
  const requests = new Histogram({
    name: 'arriero_request_duration_seconds',
    help: 'Requests by endpoint and class of status; those that were turned away are not among them.',
    labelNames: ['endpoint', 'status'],
    buckets: secondsBuckets,
    registers,
  })
  const away = new Counter({
    name: 'arriero_requests_turned_away_total',
    help: 'Requests that were told to come again before anything was done for them: there was too much to do.',
    registers,
  })
  const sentAway = new WeakSet()
  const onAway: ChannelListener = (request) => {
    away.inc()
    if (typeof request === 'object' && request !== null) sentAway.add(request)
  }
  const broken = brokenMeter(registers)
  const onBroken = () => broken.inc()
  let hearNoMore = () => undefined as unknown
  return {
    hear: (app: FastifyInstance, { turnedAway, brokenOff }: Told): void => {
      app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
        if (sentAway.has(request)) return
        const endpoint = endpointName(request.method, request.routeOptions.url)
        const tookMs = elapsedTime - (request.heldMs ?? 0)
        requests.observe({ endpoint, status: `${Math.floor(statusCode / 100)}xx` }, tookMs / 1000)
      })
      turnedAway.subscribe(onAway)
      brokenOff.subscribe(onBroken)
      hearNoMore = () => {
        turnedAway.unsubscribe(onAway)
        brokenOff.unsubscribe(onBroken)
      }
    },
    hearNoMore: () => hearNoMore(),
  }
}

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
  const requests = requestMeters(registers)
  const sweeping = sweepMeters(registers)
  const server = serve(registry)
  return {
    hearRequests: requests.hear,
    watched: (sweeps) => sweeps.map(watchedBy(sweeping)),
    listen: async (sources) => {
      addMeters(registers, sources)
      server.listen(port, host)
      await once(server, 'listening')
    },
    port: () => {
      const at = server.address()
      return typeof at === 'object' && at ? at.port : 0
    },
    stop: async () => {
      requests.hearNoMore()
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
