/** Secrets of this installation, made once and kept in the data folder for its owner only. */
import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
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

/** Writes a file that only its owner reads, whole or not at all; where it stands already it stays as it is. */
const writeOnce = async (path: string, text: string): Promise<void> => {
  const making = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(making, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
    await file.close()
    // Nodes that share the folder may start at once: a link is there whole, and only the first one's stays.
    await link(making, path).catch((error: NodeJS.ErrnoException) => {
      // Some network shares know no links.
      if (error.code !== 'EEXIST') return rename(making, path)
    })
  } finally {
    await rm(making, { force: true })
  }
}

export const readSecrets = async (dataFolder: string): Promise<Secrets> => {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const path = join(dataFolder, 'secrets.json')
  const kept = () => readFile(path, 'utf8').catch(() => undefined)
  if ((await kept()) === undefined) await writeOnce(path, JSON.stringify(fresh(), undefined, 2))
  return JSON.parse(await readFile(path, 'utf8')) as Secrets
}
