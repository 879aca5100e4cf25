/** Starts Arriero: settings, database, demo world, server; says where it is and ends in order. */
import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { rm } from 'node:fs/promises'
import { compose, type House } from '#compose.ts'
import {
  ConfigError,
  isDemoOf,
  publicUrlOf,
  readConfig,
  staysHere,
  withCredentials,
  type Config,
} from '#config.ts'
import { EmbeddedError } from '#database/embedded/embedded-error.ts'
import { explainOutside, OutsideError } from '#database/outside/outside-error.ts'
import { issueSetupCode } from '#features/sessions/first-administrator.actions.ts'
import { OtherKeyError } from '#features/second-factors/installation-keys.ts'
import { type Embedded, startEmbedded } from '#database/embedded/embedded.ts'
import type { DatabaseOptions } from '#database/connect.ts'
import { refuseHalfFilled, takeFilling, type Filling } from '#database/filling.ts'
import { inspectOutside } from '#database/outside/outside.ts'
import { waitingForOutside } from '#database/outside/outside-wait.ts'
import { filesFolder } from '#providers/providers.ts'
import { demoAdministrator } from '#world/demo.ts'
import { demoOf, demoTrucksOf, type SignerFacts } from './demo-house.ts'
import type { Ending } from './ending.ts'
import { startTexts, type Announcement } from './start.texts.ts'

type Complain = (sentence: string) => void

type OpenDatabase = {
  embedded: Embedded | undefined
  connection: DatabaseOptions
  directConnection: DatabaseOptions
}

/** `say` hears what takes a while, `complain` of what is not as it should be, now or later. */
type Console = { say: (sentence: string) => void; complain: Complain }

/** Such a node is started by a service manager, perhaps while the primary changes: a person at a wrong address is told so at once. */
const isOneOfSeveral = (config: Config): boolean =>
  [config.ARRIERO_KEYS, config.DATABASE_DIRECT_URL, config.DATABASE_READ_URL, config.LIVE_URL].some(
    (setting) => setting !== undefined,
  )

type Opening = { ending: Pick<Ending, 'signal'>; complain: Complain }

const openOutside = async (
  url: string,
  config: Config,
  { ending: { signal }, complain }: Opening,
): Promise<OpenDatabase> => {
  const { DATABASE_DIRECT_URL: directUrl } = config
  const inspect = () => inspectOutside({ url, directUrl })
  const onWait = (problem: string) => complain(startTexts.waitingForDatabase(problem))
  const advice = await (isOneOfSeveral(config) ? waitingForOutside(inspect, { signal, onWait }) : inspect())
  for (const sentence of advice) complain(sentence)
  const connection = { connectionString: url }
  if (directUrl === undefined) return { embedded: undefined, connection, directConnection: connection }
  return {
    embedded: undefined,
    connection: { ...connection, isPooled: true },
    directConnection: { connectionString: directUrl },
  }
}

/** The database of this installation: the outside server that the settings name, or the embedded one. */
const openDatabase = async (config: Config, dataFolder: string, opening: Opening): Promise<OpenDatabase> => {
  if (config.DATABASE_URL) return openOutside(config.DATABASE_URL, config, opening)
  const { complain } = opening
  const embedded = await startEmbedded({
    dataFolder,
    onCutOff: () => rm(filesFolder(dataFolder), { recursive: true, force: true }),
    onLost: (error) => {
      complain(error instanceof EmbeddedError ? error.message : startTexts.databaseLost)
      process.exit(1)
    },
  })
  return { embedded, connection: embedded.connection, directConnection: embedded.connection }
}

/** The server may be ready before the portal is built. */
const portalReady = async (config: Config, { signal }: Ending): Promise<void> => {
  if (!config.ARRIERO_WEB || !config.ARRIERO_WEB_BUILDING) return
  while (!existsSync(join(config.ARRIERO_WEB, '.built'))) await sleep(200, undefined, { signal })
}

type Opened = { house: House; facts: SignerFacts; ending: Ending; say: Console['say'] }

/** Fills whole or not at all; `lost` and `letIn` where other nodes wait for it. */
type Filler = Pick<Filling, 'fill'> & { lost?: AbortSignal; letIn?: () => Promise<void> }

const announceDemo = async ({ house, facts, ending, say }: Opened, filler: Filler): Promise<Announcement> => {
  const fill: Filler['fill'] = (work) => {
    say(startTexts.makingDemo)
    return filler.fill(work)
  }
  const signal = filler.lost ? AbortSignal.any([ending.signal, filler.lost]) : ending.signal
  const logins = await demoOf(house, facts, { fill, signal })
  await filler.letIn?.()
  house.open()
  ending.add(demoTrucksOf(house))
  await portalReady(facts.config, ending)
  return { url: facts.publicUrl, logins }
}

/** Without a demo world there is no account until the console's code has made one. */
const announce = async ({ house, facts, ending }: Opened): Promise<Announcement> => {
  house.open()
  await portalReady(facts.config, ending)
  return {
    url: facts.publicUrl,
    setupCode: await issueSetupCode(house.openCtx()),
    gaps: house.openCtx().facts.gaps,
  }
}

/** Who fills the demo world in: the embedded server, or of several nodes on a PostgreSQL of one's own the one whose turn it is. */
const fillerOf = async (
  config: Config,
  embedded: Embedded | undefined,
  { ending, say }: { ending: Ending; say: Console['say'] },
): Promise<Filler | undefined> => {
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL
  if (!isDemoOf(config)) {
    if (url !== undefined) await refuseHalfFilled(url)
    return undefined
  }
  if (url === undefined) return embedded && { fill: embedded.fill }
  const onWait = () => say(startTexts.waitingForDemo)
  const { stop, ...filling } = await takeFilling(url, {
    signal: ending.signal,
    onWait,
    knownBy: demoAdministrator,
  })
  ending.add({ stop })
  return { ...filling, letIn: stop }
}

/** The portal of this very release, also once a link on the way to it leads to the next one. */
const withOwnPortal = (config: Config): Config => {
  const { ARRIERO_WEB: folder } = config
  return folder && existsSync(folder) ? { ...config, ARRIERO_WEB: realpathSync(folder) } : config
}

/** Answers what to say when all stands. */
export const start = async (ending: Ending, { say, complain }: Console): Promise<string> => {
  const config = withOwnPortal(readConfig(withCredentials(process.env)))
  const dataFolder = resolve(config.ARRIERO_DATA)
  const { embedded, ...connections } = await openDatabase(config, dataFolder, { ending, complain })
  if (embedded) ending.add(embedded)
  const filler = await fillerOf(config, embedded, { ending, say })
  const isDemo = filler !== undefined
  const publicUrl = publicUrlOf(config)
  const { DATABASE_READ_URL: readUrl } = config
  const replica = readUrl === undefined ? undefined : { connectionString: readUrl }
  const house = ending.add(
    await compose({ ...connections, replica, config, dataFolder, publicUrl, isDemo, opensLater: true }),
  )
  await house.listen(config.PORT, config.HOST ?? (staysHere(config) ? 'localhost' : '0.0.0.0'))
  const opened = { house, facts: { config, dataFolder, publicUrl }, ending, say }
  return startTexts.ready(await (filler ? announceDemo(opened, filler) : announce(opened)))
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
  if (code === 'ENOSPC' || code === '53100') return startTexts.noSpace
  // Past the embedded database the folder is made for files and secrets.
  if (code === 'ENOTDIR' || code === 'EEXIST') return startTexts.noFolder
  const url = withCredentials(process.env)['DATABASE_URL']
  const outside = url ? explainOutside(error, url) : undefined
  return outside instanceof OutsideError ? outside.message : undefined
}
