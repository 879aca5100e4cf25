/** Starts Arriero: settings, database, demo world, server; says where it is and ends in order. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { compose, type House } from '#compose.ts'
import { ConfigError, publicUrlOf, readConfig, type Config } from '#config.ts'
import { EmbeddedError } from '#database/embedded-error.ts'
import { explainOutside, OutsideError } from '#database/outside-error.ts'
import { issueSetupCode } from '#features/sessions/first-administrator.actions.ts'
import { OtherKeyError } from '#features/second-factors/installation-keys.ts'
import { keepDemoLogins, makeDemo } from '#world/demo.ts'
import { driveDemoTrucks } from '#world/demo-truck.ts'
import { sandboxSigner, type SignerFacts } from './demo-signer.ts'
import { openDatabase, type Complain, type OpenDatabase } from './open-database.ts'
import { startTexts, type Announcement } from './start.texts.ts'

const stopMs = 15_000

type Running = { house: House; embedded: OpenDatabase['embedded'] }

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

const announceDemo = async (house: House, facts: SignerFacts): Promise<Announcement> => {
  const logins = await house.jobs.withoutSweeps(() => demoLogins(house, facts))
  driveDemoTrucks(house)
  await portalReady(facts.config)
  await keepDemoLogins(facts.dataFolder, logins)
  return { url: facts.publicUrl, logins }
}

/** Without a demo world there is no account until the console's code has made one. */
const announce = async (house: House, { config, publicUrl }: SignerFacts): Promise<Announcement> => {
  await portalReady(config)
  return {
    url: publicUrl,
    setupCode: await issueSetupCode(house.openCtx()),
    gaps: house.openCtx().facts.gaps,
  }
}

/** A start that fails leaves nothing of its own running. */
const orStop = async <T>(part: { stop(): Promise<void> } | undefined, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    await part?.stop().catch(() => undefined)
    throw error
  }
}

const open = async (config: Config, { embedded, ...connections }: OpenDatabase): Promise<string> => {
  const dataFolder = resolve(config.ARRIERO_DATA)
  const isDemo = !config.DATABASE_URL && config.ARRIERO_DEMO !== 'off'
  const publicUrl = publicUrlOf(config)
  const house = await compose({ ...connections, config, dataFolder, publicUrl, isDemo })
  const stop = stopInOrder({ house, embedded })
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  process.on('disconnect', () => void stop())
  return orStop(house, async () => {
    await house.listen(config.PORT, config.HOST ?? (isDemo ? 'localhost' : '0.0.0.0'))
    const facts = { config, dataFolder, publicUrl }
    return startTexts.ready(await (isDemo ? announceDemo : announce)(house, facts))
  })
}

/** Answers what to say when all stands. `complain` hears of a database that is lost later. */
export const start = async (complain: Complain): Promise<string> => {
  const config = readConfig(process.env)
  const database = await openDatabase(config, resolve(config.ARRIERO_DATA), complain)
  return orStop(database.embedded, () => open(config, database))
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** The sentence for a start that could not be; undefined for what nobody expected. */
export const explain = (error: unknown): string | undefined => {
  if (error instanceof ConfigError) return startTexts.badConfig(error.problems)
  if (error instanceof EmbeddedError || error instanceof OutsideError) return error.message
  if (error instanceof OtherKeyError) return startTexts.otherKey(error.file)
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return startTexts.portBusy(process.env['PORT'] ?? '3000')
  if (code === 'EADDRNOTAVAIL') return startTexts.hostUnknown
  if (code === 'EACCES') return startTexts.noPermission
  if (code === 'ENOSPC') return startTexts.noSpace
  // Past the embedded database the folder is made for files and secrets.
  if (code === 'ENOTDIR' || code === 'EEXIST') return startTexts.noFolder
  const url = process.env['DATABASE_URL']
  const outside = url ? explainOutside(error, url) : undefined
  return outside instanceof OutsideError ? outside.message : undefined
}
