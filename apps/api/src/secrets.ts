/** Secrets of this installation, made once and kept in the data folder for its owner only. */
import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newSandboxKey } from '#providers/payment/lyra.config.ts'

export type Secrets = {
  /** Signs addresses of files. */
  fileKey: string
  sandboxGatewayKey: string
  sandboxInsurerKey: string
}

const fresh = (): Secrets => ({
  fileKey: randomBytes(32).toString('base64url'),
  sandboxGatewayKey: newSandboxKey(),
  sandboxInsurerKey: randomBytes(32).toString('base64url'),
})

/** Writes a file that only its owner reads; undefined where it stood already. */
export const writeOnce = async (path: string, text: string): Promise<boolean> => {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined
    throw error
  })
  if (!file) return false
  await file.writeFile(text)
  await file.sync()
  await file.close()
  return true
}

export const readSecrets = async (dataFolder: string): Promise<Secrets> => {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const path = join(dataFolder, 'secrets.json')
  await writeOnce(path, JSON.stringify(fresh(), undefined, 2))
  return JSON.parse(await readFile(path, 'utf8')) as Secrets
}
