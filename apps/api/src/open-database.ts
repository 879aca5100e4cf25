/** The database of this installation: the outside server that the settings name, or the embedded one. */
import type { Config } from '#config.ts'
import type { DatabaseOptions } from '#database/connect.ts'
import { rm } from 'node:fs/promises'
import { startEmbedded, type Embedded } from '#database/embedded.ts'
import { EmbeddedError } from '#database/embedded-error.ts'
import { inspectOutside } from '#database/outside.ts'
import { writtenFolders } from '#providers/providers.ts'
import { startTexts } from './start.texts.ts'

export type Complain = (sentence: string) => void

export type OpenDatabase = {
  embedded: Embedded | undefined
  connection: DatabaseOptions
  directConnection: DatabaseOptions
}

const openOutside = async (url: string, directUrl: string | undefined): Promise<OpenDatabase> => {
  await inspectOutside({ url, directUrl })
  const connection = { connectionString: url }
  if (directUrl === undefined) return { embedded: undefined, connection, directConnection: connection }
  return {
    embedded: undefined,
    connection: { ...connection, isPooled: true },
    directConnection: { connectionString: directUrl },
  }
}

/** `complain` hears of an embedded server that is lost later. */
export const openDatabase = async (
  config: Config,
  dataFolder: string,
  complain: Complain,
): Promise<OpenDatabase> => {
  if (config.DATABASE_URL) return openOutside(config.DATABASE_URL, config.DATABASE_DIRECT_URL)
  const embedded = await startEmbedded({
    dataFolder,
    onCutOff: async () => {
      for (const folder of writtenFolders(dataFolder)) await rm(folder, { recursive: true, force: true })
    },
    onLost: (error) => {
      complain(error instanceof EmbeddedError ? error.message : startTexts.databaseLost)
      process.exit(1)
    },
  })
  return { embedded, connection: embedded.connection, directConnection: embedded.connection }
}
