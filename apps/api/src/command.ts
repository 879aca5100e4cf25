/** What an operator does beside a running installation: `npm run arriero -- <orden>`. */
import { resolve } from 'node:path'
import { ConfigError, readConfig, withCredentials, type Config } from '#config.ts'
import { filesFolder, storeOf } from '#providers/providers.ts'
import { localStorage } from '#providers/storage/local.ts'
import { s3Storage } from '#providers/storage/s3.ts'
import { moveFiles, openStorage } from '#providers/storage/storage.ts'
import { commandTexts as texts } from './command.texts.ts'
import { exchangedSeal, keepSeal, packSecrets, secretsOf } from './secrets.ts'
import { startTexts } from './start.texts.ts'

/** Says why nothing was done. */
class Refusal extends Error {}

const dataFolderOf = ({ ARRIERO_DATA }: Config) => resolve(ARRIERO_DATA)

const printKeys = async (config: Config): Promise<void> => {
  // Alone on its line: a secret manager reads it from here.
  console.log(packSecrets(await secretsOf(config.ARRIERO_KEYS, dataFolderOf(config))))
}

/** Where the keys are a line, that line is told anew; where they are a folder's, its file is written. */
const exchangeSeal = async (config: Config): Promise<void> => {
  const exchanged = exchangedSeal(await secretsOf(config.ARRIERO_KEYS, dataFolderOf(config)))
  if (config.ARRIERO_KEYS !== undefined) return console.log(packSecrets(exchanged))
  await keepSeal(dataFolderOf(config), exchanged)
  console.log(texts.sealExchanged)
}

const moveToStore = async (config: Config): Promise<void> => {
  const settings = storeOf(config)
  if (!settings) throw new Refusal(texts.noStore)
  const folder = localStorage(filesFolder(dataFolderOf(config)))
  const moved = await moveFiles(folder, s3Storage(settings), (so) => console.error(texts.moving(so)))
  console.log(texts.moved(moved))
}

const verifyBackup = async (config: Config): Promise<void> => {
  const storage = openStorage(storeOf(config), filesFolder(dataFolderOf(config)))
  // The other commands need nothing of the database.
  const { verify } = await import('./backups/verify.ts')
  console.error(texts.restoring)
  const verified = await verify(process.argv.slice(3), storage)
  if ('refusal' in verified) throw new Refusal(verified.refusal)
  console.log(verified.report)
  if (!verified.isSound) throw new Refusal(texts.unsound)
}

const commands: Record<string, (config: Config) => Promise<void>> = {
  llaves: printKeys,
  'cambiar-sello': exchangeSeal,
  restaurar: verifyBackup,
  'mover-archivos': moveToStore,
}

const run = async (name: string | undefined): Promise<void> => {
  const command = commands[name ?? '']
  if (!command) throw new Refusal(texts.usage)
  await command(readConfig(withCredentials(process.env)))
}

try {
  await run(process.argv[2])
} catch (error) {
  if (error instanceof Refusal) console.error(error.message)
  else if (error instanceof ConfigError) console.error(startTexts.badConfig(error.problems))
  else console.error(texts.failed(error instanceof Error ? error.message : String(error)))
  process.exitCode = 1
}
