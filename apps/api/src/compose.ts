/** The one place where drivers are chosen and parts meet. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Addresses } from '#addresses.ts'
import { addressesFor, ConfigError, type Config } from '#config.ts'
import type { Db, OpenCtx } from '#context.ts'
import { connect, type Database } from '#database/connect.ts'
import { isReady } from '#database/readiness.ts'
import { startJobs, type Jobs } from '#effects/jobs.ts'
import { keepBrand } from '#features/brand/keep-brand.ts'
import { brokenOff } from '#features/files/file-reads.ts'
import { findKey } from '#features/integrations/find-key.store.ts'
import { findActor, peekActor } from '#features/sessions/find-actor.store.ts'
import { redeemTicket } from '#features/sessions/sessions.actions.ts'
import type { Shell } from '#http/dispatch.ts'
import { bareHeaders } from '#http/headers.ts'
import { listenAt, type Listening } from '#http/listen.ts'
import { turnedAway } from '#http/limits/strain.ts'
import { buildServer } from '#http/server.ts'
import { openMetrics, type Metrics } from './metrics/metrics.ts'
import { startLive, type Live } from '#live/live.ts'
import { gatewayProblems, openProviders, type ProviderFacts } from '#providers/providers.ts'
import {
  callersOf,
  connectionsOf,
  contextMaker,
  doorOf,
  drainMsOf,
  factsOf,
  prepare,
  readerOf,
  roomFor,
  shellOptions,
} from './compose-parts.ts'
import { keptDrawers } from './kept-drawers.ts'
import { measuredFrom } from './measured.ts'
import { mountDoors } from './doors.ts'
import type { Parts } from './parts.ts'
import { livePorts } from './live-ports.ts'
import { reactions, sweeps, ticks } from './reactions.ts'
import { served } from './routes.ts'
import { secretsOf, type Secrets } from './secrets.ts'

export type House = {
  app: FastifyInstance
  database: Database
  jobs: Jobs
  /** Where they are asked for. */
  metrics: Metrics | undefined
  /** A context for now, without an actor, on the pool or on `db`. */
  openCtx(db?: Db): OpenCtx
  listen(port: number, host: string): Promise<void>
  /** Where it opens later than it listens. */
  open(): void
  stop(): Promise<void>
}

/** Background work: reactions to what happened, and what runs at intervals. */
const work = { reactions, sweeps, ticks }

type LiveParts = Pick<House, 'app' | 'database' | 'openCtx'> & {
  addresses: Addresses
  clock: () => Date
  connection: Parts['connection']
  busUrl: string | undefined
  callers: ReturnType<typeof callersOf>
}

const openLive = (parts: LiveParts): Promise<Live> => {
  const { app, database, openCtx, addresses, clock, connection, busUrl, callers } = parts
  return startLive({
    ...callers,
    httpServer: app.server,
    connection,
    database,
    busUrl,
    redeem: (ticket) => redeemTicket(database.db, ticket, clock()),
    findActor: (hash) => peekActor(database.db, hash, clock()),
    addresses,
    answerHeaders: bareHeaders(addresses.publicUrl.startsWith('https:')),
    ports: livePorts(openCtx),
    log: app.log,
  })
}

const providersOf = (
  { config, dataFolder, isDemo, providers }: Parts,
  facts: Pick<ProviderFacts, 'secrets' | 'addresses' | 'drawers' | 'log'>,
) => ({ ...openProviders({ ...facts, config, dataFolder, isDemo }), ...providers })

/** Portal and API with the live channel beside them. */
const listens = (app: FastifyInstance, open: () => Promise<Live>, measure: () => Promise<void>) => {
  let live: Live | undefined
  let listening: Listening | undefined
  return {
    sockets: () => live?.sockets() ?? 0,
    isBusUp: () => live?.isBusUp() === true,
    begin: async (port: number, host: string): Promise<void> => {
      await app.ready()
      live = await open()
      await measure()
      listening = await listenAt(app, { port, host })
    },
    /** @param rest what goes on after nobody can come any more */
    end: async (rest: () => Promise<void>): Promise<void> => {
      await live?.stop()
      const gone = listening?.end()
      await app.close()
      await gone
      await rest()
      await live?.leave()
    },
  }
}

/** The keys of this installation, where the gateway can be spoken to with them. */
const usableSecrets = async ({ config, dataFolder }: Parts, addresses: Addresses): Promise<Secrets> => {
  const secrets = await secretsOf(config.ARRIERO_KEYS, dataFolder)
  const problems = gatewayProblems({ config, secrets, addresses })
  if (problems.length > 0) throw new ConfigError(problems)
  return secrets
}

const metricsOf = (app: FastifyInstance, config: Config): Metrics | undefined => {
  const { METRICS_PORT: port, METRICS_HOST: host } = config
  const metrics = port === undefined ? undefined : openMetrics({ port, host })
  metrics?.hearRequests(app, { turnedAway, brokenOff })
  return metrics
}

const workSeenBy = (metrics: Metrics | undefined, { outage }: Database) => ({
  ...work,
  sweeps: metrics ? metrics.watched(sweeps) : sweeps,
  outage,
})

export const compose = async (parts: Parts): Promise<House> => {
  const { config, publicUrl, connection, clock = () => new Date(), hasWorkers = true } = parts
  const addresses = addressesFor(config, publicUrl)
  const secrets = await usableSecrets(parts, addresses)
  const door = doorOf(parts)
  // The log belongs to the HTTP shell; the rest is reached through `shell` once it stands.
  const shell = { findActor, peekActor, findKey } as Shell
  const options = shellOptions(parts, addresses)
  const room = roomFor(parts, () => ({ log: app.log, database }))
  const app = await buildServer({
    ...options,
    served,
    shell,
    isOpen: door.isOpen,
    isEnding: door.isEnding,
    room,
    isReady: async () => door.takesAll() && (await isReady(database, clock)) && (await room.forAll()),
  })
  const { log } = app
  const metrics = metricsOf(app, config)
  const database = connect(connection, log, connectionsOf(parts))
  const drawers = keptDrawers(database)
  const reader = readerOf(parts, database, log)
  const providers = providersOf(parts, { secrets, addresses, drawers, log })
  // Jobs need a context to run in; what is told before they stand has nothing that follows from it.
  const begun: { jobs?: Jobs } = {}
  const react: OpenCtx['react'] = async (db, told) => begun.jobs?.react(db, told)
  const facts = factsOf(parts)
  const openCtx = contextMaker({ database, reader, providers, facts, secrets, clock, log, react })
  Object.assign(shell, { database, openCtx })
  await prepare(database, parts, { openCtx, secrets, log })
  await keepBrand(openCtx())
  const jobs = await startJobs({ ...workSeenBy(metrics, database), connection, openCtx, log, hasWorkers })
  begun.jobs = jobs
  const { storage } = providers
  await mountDoors(app, { ...parts, addresses, secrets, drawers, database, openCtx, storage, clock })

  const built = { app, database, jobs, openCtx, metrics }
  const direct = parts.directConnection
  const heard = { addresses, clock, connection: direct, busUrl: config.LIVE_URL, callers: callersOf(options) }
  const hasBus = config.LIVE_URL !== undefined
  const measured = measuredFrom({ database, reader, storage, openCtx, hasBus, live: () => listening })
  const listening = listens(
    app,
    () => openLive({ ...built, ...heard }),
    async () => metrics?.listen(measured),
  )
  return {
    ...built,
    open: door.open,
    listen: listening.begin,
    stop: async () => {
      door.end()
      await sleep(drainMsOf(config))
      await metrics?.stop()
      await listening.end(jobs.stop)
      await Promise.all([providers.routing.close(), reader.close(), database.close()])
    },
  }
}
