/** The one place where drivers are chosen and parts meet. */
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { newId } from './ids.ts'
import type { Config } from '#config.ts'
import type { Db, OpenCtx, Providers } from '#context.ts'
import { connect, type Database, type DatabaseOptions } from '#database/connect.ts'
import { isMigrated, migrate } from '#database/migrate.ts'
import { startJobs, type Jobs } from '#effects/jobs.ts'
import { ensureCatalogues } from '#features/catalogues/catalogues.store.ts'
import { fileReads } from '#features/files/file-reads.ts'
import { makeFileUrl } from '#features/files/file-url.ts'
import { ensureRates } from '#features/rates/rates.store.ts'
import { findActor, peekActor } from '#features/sessions/find-actor.ts'
import { redeemTicket } from '#features/sessions/sessions.actions.ts'
import { buildServer } from '#http/server.ts'
import { staticWeb } from '#http/static-web.ts'
import { startLive, type Live } from '#live/live.ts'
import { gatewayConfig, openProviders } from '#providers/providers.ts'
import { sandboxInsurer } from '#providers/insurance/sandbox/sandbox-insurer.ts'
import { sandboxGateway } from '#providers/payment/sandbox/sandbox-gateway.ts'
import { livePorts } from './live-ports.ts'
import { reactions, sweeps } from './reactions.ts'
import { served } from './routes.ts'
import { readSecrets, type Secrets } from './secrets.ts'

export type Parts = {
  config: Config
  connection: DatabaseOptions
  /** Past any pooler; the same where there is none. */
  directConnection: DatabaseOptions
  dataFolder: string
  publicUrl: string
  isDemo: boolean
  /** Replaced by tests. */
  clock?: () => Date
  providers?: Partial<Providers>
  /** False in tests: reactions and sweeps run on `jobs.runJobs()`. */
  hasWorkers?: boolean
  poolSize?: number
}

export type House = {
  app: FastifyInstance
  database: Database
  jobs: Jobs
  /** A context for now, without an actor, on the pool or on `db`. */
  openCtx(db?: Db): OpenCtx
  listen(port: number, host: string): Promise<void>
  stop(): Promise<void>
}

const skewMaxMs = 2_000

const readiness = (database: Database, clock: () => Date) => async (): Promise<boolean> => {
  const { rows } = await database.pool.query<{ now: Date }>('select clock_timestamp() as now')
  const skewMs = Math.abs((rows[0]?.now.getTime() ?? 0) - clock().getTime())
  return skewMs <= skewMaxMs && (await isMigrated(database.db))
}

const linksOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const at = pair.indexOf('=')
      return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : []
    }),
  )

const factsOf = ({ config, publicUrl, isDemo }: Parts): OpenCtx['facts'] => ({
  brand: config.BRAND_NAME,
  publicUrl,
  isDemo,
  mapStyleUrl: config.MAP_STYLE_URL ?? null,
  phone: config.CONTACT_PHONE ?? null,
  email: config.CONTACT_EMAIL ?? null,
  links: linksOf(config.PUBLIC_LINKS),
})

const mountSandboxes = async (app: FastifyInstance, parts: Parts, secrets: Secrets): Promise<void> => {
  const { config, publicUrl, dataFolder } = parts
  if (!config.PAYMENT_ACTION_URL) {
    const { siteId, key, algorithm } = gatewayConfig({ config, secrets, publicUrl })
    const gateway = sandboxGateway({
      siteId,
      key,
      algorithm,
      notifyTimeoutMs: 10_000,
      shopName: config.BRAND_NAME,
    })
    await app.register(gateway, { prefix: '/sandbox/pasarela' })
  }
  if (!config.INSURER_URL) {
    const folder = join(dataFolder, 'sandbox-insurer')
    const insurer = sandboxInsurer({
      key: secrets.sandboxInsurerKey,
      folder,
      publicUrl: `${publicUrl}/sandbox/aseguradora`,
    })
    await app.register(insurer, { prefix: '/sandbox/aseguradora' })
  }
}

const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : [])

export const compose = async (parts: Parts): Promise<House> => {
  const { config, publicUrl } = parts
  const clock = parts.clock ?? (() => new Date())
  const secrets = await readSecrets(parts.dataFolder)
  const app = await buildServer({
    served,
    shell: {
      get database() {
        return database
      },
      openCtx: (db) => openCtx(db),
      findActor,
    },
    headers: {
      formActions: originOf(config.PAYMENT_ACTION_URL),
      mapOrigins: originOf(config.MAP_STYLE_URL),
      isHttps: publicUrl.startsWith('https:'),
    },
    isReady: () => readiness(database, clock)(),
    logLevel: config.LOG_LEVEL,
    trustedProxies: config.TRUSTED_PROXIES.split(',').filter(Boolean),
    limitFactor: config.LIMIT_FACTOR,
  })
  const log = app.log
  const database = connect(parts.connection, log, parts.poolSize)
  const providers = {
    ...openProviders({ config, secrets, publicUrl, dataFolder: parts.dataFolder, log }),
    ...parts.providers,
  }
  const facts = factsOf(parts)
  const openCtx = (db: Db = database.db): OpenCtx => {
    const now = clock()
    return {
      db,
      now,
      newId: () => newId(now),
      providers,
      facts,
      fileUrl: (id) => makeFileUrl(secrets.fileKey, id, now),
      inTransaction: (work) => database.transaction(work),
      log,
    }
  }

  await migrate(database.db)
  await ensureCatalogues(database.db)
  await ensureRates(openCtx())
  const jobs = await startJobs({
    connection: parts.connection,
    reactions,
    sweeps,
    openCtx: () => openCtx(),
    log,
    hasWorkers: parts.hasWorkers ?? true,
  })
  await app.register(
    fileReads({ secret: secrets.fileKey, db: database.db, storage: providers.storage, now: clock }),
  )
  await mountSandboxes(app, parts, secrets)
  await staticWeb(app, config.ARRIERO_WEB)

  let live: Live | undefined
  return {
    app,
    database,
    jobs,
    openCtx,
    listen: async (port, host) => {
      await app.ready()
      live = await startLive({
        httpServer: app.server,
        connection: parts.directConnection,
        redeem: (ticket) => redeemTicket(database.db, ticket, clock()),
        findActor: (hash) => peekActor(database.db, hash, clock()),
        allowedOrigins: [publicUrl],
        ports: livePorts(() => openCtx()),
        log,
      })
      await app.listen({ port, host })
    },
    stop: async () => {
      await live?.stop()
      await app.close()
      await jobs.stop()
      await database.close()
    },
  }
}
