/** A backup that nobody has restored is none: into a folder of its own, looked at, and taken away again. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '#database/connect.ts'
import type { FileStorage } from '#providers/storage/port.ts'
import { backupTexts as texts } from './backups.texts.ts'
import { replayedIn } from './archive.ts'
import { checkRestored, isSound, type Checked } from './check.ts'
import { archiveInfo, NotEmptyError, refuseFilled, withRestored, type RestoreOptions } from './restore.ts'

const asked = {
  verificar: { type: 'boolean', default: false },
  hasta: { type: 'string' },
  configuracion: { type: 'string' },
  cadena: { type: 'string', default: 'arriero' },
  usuario: { type: 'string', default: 'postgres' },
} as const

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Undefined where it is not a complete order. */
const optionsOf = (parameters: string[]): RestoreOptions | undefined => {
  const { values, positionals } = parseArgs({ args: parameters, options: asked, allowPositionals: true })
  const [folder] = positionals
  if (!values.verificar || folder === undefined || positionals.length > 1) return undefined
  const { hasta: until, configuracion: config, cadena: stanza, usuario: user } = values
  return { folder: resolve(folder), config, stanza, until, user }
}

/** Asked before: what is archived while it is restored is not missing. */
const infoFor = (options: RestoreOptions): Promise<string | undefined> =>
  options.until === undefined ? archiveInfo(options) : Promise.resolve(undefined)

const look = async (options: RestoreOptions, storage: FileStorage): Promise<Checked> => {
  await refuseFilled(options.folder)
  const info = await infoFor(options)
  return withRestored(options, async (connection) => {
    const database = connect(connection, silent, 4)
    try {
      const checked = await checkRestored(database.db, storage)
      return info === undefined ? checked : { ...checked, replayed: await replayedIn(database.db, info) }
    } finally {
      await database.close()
    }
  })
}

export type Verified = { refusal: string } | { report: string; isSound: boolean }

export const verify = async (parameters: string[], storage: FileStorage): Promise<Verified> => {
  const options = optionsOf(parameters)
  if (!options) return { refusal: texts.usage }
  const startedAtMs = Date.now()
  try {
    const checked = await look(options, storage)
    return { report: texts.restored(checked, Date.now() - startedAtMs), isSound: isSound(checked) }
  } catch (error) {
    if (error instanceof NotEmptyError) return { refusal: texts.notEmpty(error.message) }
    throw error
  }
}
