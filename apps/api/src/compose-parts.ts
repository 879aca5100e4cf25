/** Pieces that compose.ts puts together. */
import { parsePublicLinks, type PublicLinks } from '@arriero/domain/house/public-links'
import { sql } from 'kysely'
import type { Db, Log, OpenCtx, Providers } from '#context.ts'
import { connect, type Database, type DatabaseOptions } from '#database/connect.ts'
import type { Patience } from '#database/migrate-gently.ts'
import { migrate, migrations } from '#database/migrate.ts'
import { usualConnections } from '#database/embedded/pool-size.ts'
import { openReader, type Reader } from '#database/reader.ts'
import { ensureCatalogues } from '#features/catalogues/catalogues.store.ts'
import { fileUrls } from '#features/files/file-url.ts'
import { makeNotificationMonths } from '#features/notifications/old-notifications.sweeps.ts'
import { makeHistoryMonths } from '#features/orders/history-months.sweeps.ts'
import { checkKeys } from '#features/second-factors/installation-keys.ts'
import { sealedBox } from '#features/second-factors/sealed-box.ts'
import { ensureRates } from '#features/rates/rates.store.ts'
import { ensureEditions } from '#features/tariff/tariff.store.ts'
import { ensureWithholdings } from '#features/settlements/withholdings/withholdings.store.ts'
import { makeTrailMonths } from '#features/settings/trail-months.sweeps.ts'
import { makeDays } from '#features/tracking/positions.store.ts'
import type { Addresses } from '#addresses.ts'
import { inlineScriptsOf } from '#http/pages/inline-scripts.ts'
import { networksBehind } from '#http/limits/network-of.ts'
import type { ServerOptions } from '#http/server.ts'
import { liveLimits } from '#live/server.ts'
import type { Parts } from './parts.ts'
import { freeBytesIn, roomLeft, tryBoth, type RoomLeft } from './room-left.ts'
import { newId } from './ids.ts'
import { installationGaps } from './installation-gaps.ts'
import type { Secrets } from './secrets.ts'

/** Nobody answers there; the demo shows where a contact stands. */
const demoContact = { phone: '6015550100', email: 'ayuda@demo.arriero.co' }

/** The doors of the stores and networks themselves: nobody is there in the demo's name. */
const demoLinks: PublicLinks = {
  android: 'https://play.google.com/store',
  ios: 'https://www.apple.com/co/app-store/',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  twitter: 'https://twitter.com/',
  youtube: 'https://www.youtube.com/',
}

/** What is set, else what the demo shows. */
const linksOf = (text: string, isDemo: boolean): PublicLinks =>
  text === '' && isDemo ? demoLinks : (parsePublicLinks(text) ?? {})

export const factsOf = ({ config, publicUrl, isDemo }: Parts): OpenCtx['facts'] => ({
  brand: config.BRAND_NAME,
  look: { color: null, accent: null, logo: null, logoUrl: null },
  gaps: installationGaps(config),
  publicUrl,
  isDemo,
  mapStyleUrl: config.MAP_STYLE_URL ?? null,
  phone: config.CONTACT_PHONE ?? (isDemo ? demoContact.phone : null),
  email: config.CONTACT_EMAIL ?? (isDemo ? demoContact.email : null),
  links: linksOf(config.PUBLIC_LINKS, isDemo),
})

const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : [])

/** Options of the HTTP server that follow from the settings. */
export const shellOptions = (
  { config, publicUrl, logTo }: Parts,
  addresses: Addresses,
): Omit<ServerOptions, 'served' | 'shell' | 'isReady' | 'isEnding' | 'isOpen' | 'room'> => ({
  headers: {
    addresses,
    formActions: originOf(config.PAYMENT_ACTION_URL),
    mapOrigins: originOf(config.MAP_STYLE_URL),
    fileOrigins: config.FILES_S3_READS === 'store' ? originOf(config.FILES_S3_URL) : [],
    inlineScripts: inlineScriptsOf(config.ARRIERO_WEB),
    isHttps: publicUrl.startsWith('https:'),
  },
  logLevel: config.LOG_LEVEL ?? (config.DATABASE_URL ? 'info' : 'warn'),
  trustedProxies: config.TRUSTED_PROXIES.split(',').filter(Boolean),
  limitFactor: config.LIMIT_FACTOR,
  mostWaitMs: config.MOST_WAIT_MS,
  ...(logTo ? { logTo } : {}),
})

/** So long a node that ends still answers; behind no proxy nobody would notice. */
export const drainMsOf = ({ DRAIN_MS, DATABASE_URL }: Parts['config']): number =>
  DRAIN_MS ?? (DATABASE_URL === undefined ? 0 : 2_000)

/** What a house takes: nothing but looks before it is open, whoever comes until it ends; `takesAll` is what it says to those who ask whether it is ready. */
export const doorOf = ({ config, opensLater }: Pick<Parts, 'config' | 'opensLater'>) => {
  let [isOpen, isEnding, settledAtMs] = [opensLater !== true, false, 0]
  return {
    isOpen: () => isOpen,
    isEnding: () => isEnding,
    takesAll: () => isOpen && !isEnding && performance.now() >= settledAtMs,
    /** Whoever waits for this node to end the next one, ends it only once the proxy has seen this one. */
    open: () => {
      isOpen = true
      settledAtMs = performance.now() + drainMsOf(config) / 2
    },
    end: () => {
      isEnding = true
    },
  }
}

/** Whom the live channel counts its callers for, and how many of one network may wait at its door. */
export const callersOf = ({
  trustedProxies,
  limitFactor,
}: Pick<ServerOptions, 'trustedProxies' | 'limitFactor'>) => ({
  networkOf: networksBehind(trustedProxies),
  limits: { waitingPerNetwork: Math.ceil(liveLimits.waitingPerNetwork * limitFactor) },
})

/** The database and the log come later than the shell that asks. */
export const roomFor = (
  { config, dataFolder, freeBytes }: Parts,
  later: () => { database: Database; log: Log },
): RoomLeft => {
  const shared = freeBytes ?? (() => freeBytesIn(dataFolder))
  const warn = (level: 'error' | 'warn' | 'info') => (line: object) => later().log[level](line)
  return roomLeft({
    freeBytes: config.DATABASE_URL ? async () => Number.POSITIVE_INFINITY : shared,
    tryWriting: () => tryBoth(dataFolder, later().database),
    log: { error: warn('error'), warn: warn('warn'), info: warn('info') },
  })
}

type Contexts = {
  database: Database
  reader: Reader
  providers: Providers
  facts: OpenCtx['facts']
  secrets: Secrets
  clock: () => Date
  log: Log
  react: OpenCtx['react']
}

/** A context for now, on the pool or on the given transaction. */
export const contextMaker = ({
  database,
  reader,
  providers,
  facts,
  secrets,
  clock,
  log,
  react,
}: Contexts) => {
  const box = sealedBox(secrets.sealKey, secrets.formerSealKey)
  const fileUrl = fileUrls(secrets.fileKey)
  return (db: Db = database.db): OpenCtx => {
    const now = clock()
    return {
      db,
      now,
      newId: () => newId(now),
      providers,
      facts,
      fileUrl: (id) => fileUrl(id, now),
      ...box,
      inTransaction: (work) => database.transaction(work),
      reading: (read) => reader.read(({ db, transaction }) => read({ db, inTransaction: transaction })),
      react,
      log,
    }
  }
}

/** To the database, for all that this node does; the line of jobs and the hints have others. */
export const connectionsOf = ({ poolSize, config }: Pick<Parts, 'poolSize' | 'config'>): number =>
  poolSize ??
  config.DATABASE_CONNECTIONS ??
  usualConnections({ sharesCores: config.DATABASE_URL === undefined })

/** The replica of the settings, or the primary. */
export const readerOf = (parts: Parts, database: Database, log: Log): Reader => {
  const { replica } = parts
  const own = replica && connect({ ...replica, isReplica: true }, log, connectionsOf(parts))
  return openReader(database, own, log)
}

const patienceFor = (log: Log): Patience => ({
  onWait: ({ migration, tries }) => log.warn({ code: 'database.migration_waits', migration, tries }),
})

/** Past any pooler: a migration keeps its connection. */
const migrateDirectly = async (direct: DatabaseOptions, log: Log): Promise<void> => {
  const own = connect(direct, log, 1)
  try {
    await migrate(own.db, migrations, patienceFor(log))
  } finally {
    await own.close()
  }
}

const prepareLock = 7_245_503

/** The demo world has been running for three months. */
const demoAgeMs = 90 * 86_400_000

/** The schema of this build and what every installation has; of several nodes that start at once one after the other. */
export const prepare = async (
  database: Database,
  parts: Pick<Parts, 'connection' | 'directConnection' | 'isDemo' | 'config' | 'schema'>,
  { openCtx, secrets, log }: { openCtx: (db: Db) => OpenCtx; secrets: Secrets; log: Log },
): Promise<void> => {
  if (parts.connection.isPooled) await migrateDirectly(parts.directConnection, log)
  else await migrate(database.db, parts.schema ?? migrations, patienceFor(log))
  await database.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${prepareLock})`.execute(tx)
    const ctx = openCtx(tx)
    await checkKeys(ctx, {
      keys: { 'seal-key.json': secrets.sealKey, 'webhook-key.json': secrets.webhookKey },
      formerSealKey: secrets.formerSealKey,
      areLost: parts.config.KEYS_LOST === 'on',
    })
    await ensureCatalogues(tx)
    await makeDays(tx, ctx.now)
    const begun = parts.isDemo ? { ...ctx, now: new Date(ctx.now.getTime() - demoAgeMs) } : ctx
    await ensureRates(begun)
    await ensureEditions(begun)
    await ensureWithholdings(begun)
  })
  if (parts.schema) return
  await makeHistoryMonths(openCtx(database.db))
  await makeTrailMonths(openCtx(database.db))
  await makeNotificationMonths(openCtx(database.db))
}
