/** Starts Arriero: settings, database, demo world, server; says where it is and ends in order. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { compose, type House } from '#compose.ts'
import { ConfigError, readConfig, type Config } from '#config.ts'
import { startEmbedded, type Embedded } from '#database/embedded.ts'
import { EmbeddedError } from '#database/embedded-error.ts'
import { keepDemoLogins, makeDemo } from '#world/demo.ts'
import { driveDemoTrucks } from '#world/demo-truck.ts'
import { sandboxSigner, type SignerFacts } from './demo-signer.ts'
import { startTexts } from './start.texts.ts'

const publicUrlOf = (config: Config) =>
  (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '')

const stopMs = 15_000

type Running = { house: House; embedded: Embedded | undefined }

type Complain = (sentence: string) => void

const openDatabase = async (config: Config, dataFolder: string, complain: Complain) => {
  if (config.DATABASE_URL) {
    const connection = { connectionString: config.DATABASE_URL }
    const direct = config.DATABASE_DIRECT_URL ? { connectionString: config.DATABASE_DIRECT_URL } : connection
    return { embedded: undefined, connection, directConnection: direct }
  }
  const embedded = await startEmbedded({
    dataFolder,
    onLost: (error) => {
      complain(error instanceof EmbeddedError ? error.message : startTexts.databaseLost)
      process.exit(1)
    },
  })
  return { embedded, connection: embedded.connection, directConnection: embedded.connection }
}

/** The server may be ready before the portal is built. */
const portalReady = async (config: Config): Promise<void> => {
  if (!config.ARRIERO_WEB || !config.ARRIERO_WEB_BUILDING) return
  while (!existsSync(join(config.ARRIERO_WEB, '.built'))) await sleep(200)
}

const stopInOrder = ({ house, embedded }: Running) => {
  let signals = 0
  return async () => {
    signals += 1
    if (signals > 1) process.exit(1)
    const deadline = setTimeout(() => process.exit(1), stopMs)
    deadline.unref()
    await house.stop()
    await embedded?.stop()
    process.exit(0)
  }
}

const demoLogins = async (house: House, facts: SignerFacts) =>
  makeDemo(house, {
    dataFolder: facts.dataFolder,
    password: facts.config.ARRIERO_DEMO_PASSWORD,
    signNotice: await sandboxSigner(facts),
  })

/** Answers what to say when all stands. `complain` hears of a database that is lost later. */
export const start = async (complain: Complain): Promise<string> => {
  const config = readConfig(process.env)
  const dataFolder = resolve(config.ARRIERO_DATA)
  const isDemo = !config.DATABASE_URL && config.ARRIERO_DEMO !== 'off'
  const publicUrl = publicUrlOf(config)
  const { embedded, ...connections } = await openDatabase(config, dataFolder, complain)
  const house = await compose({ ...connections, config, dataFolder, publicUrl, isDemo })
  const stop = stopInOrder({ house, embedded })
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  process.on('disconnect', () => void stop())
  await house.listen(config.PORT, config.HOST ?? (isDemo ? 'localhost' : '0.0.0.0'))
  const logins = isDemo ? await demoLogins(house, { config, dataFolder, publicUrl }) : []
  if (isDemo) driveDemoTrucks(house)
  await portalReady(config)
  if (isDemo) await keepDemoLogins(dataFolder, logins)
  return startTexts.ready(publicUrl, logins)
}

/** The sentence for a start that could not be; undefined for what nobody expected. */
export const explain = (error: unknown): string | undefined => {
  if (error instanceof ConfigError) return startTexts.badConfig(error.problems)
  if (error instanceof EmbeddedError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return startTexts.portBusy(process.env['PORT'] ?? '3000')
  if (code === 'EACCES') return startTexts.noPermission
  if (code === 'ENOSPC') return startTexts.noSpace
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000')
    return startTexts.databaseAway
  return undefined
}
