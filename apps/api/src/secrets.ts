/** Secrets of this installation, made once and kept in the data folder for its owner only. */
import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ConfigError } from '#config.ts'
import { configTexts } from './config.texts.ts'
import { newSandboxKey } from '#providers/payment/lyra.config.ts'
import { newPushKeys, type PushKeys } from '#providers/push/push-keys.ts'

export type Secrets = {
  /** Signs addresses of files. */
  fileKey: string
  sandboxGatewayKey: string
  sandboxInsurerKey: string
  /** By these push services know this installation; new ones would end every subscription. */
  push: PushKeys
  /** Secrets of webhooks are made from it; a new one changes them all. */
  webhookKey: string
  /** Seals second factors; with another one their owners have to begin anew. */
  sealKey: string
  /** The one it was exchanged for: what that sealed is sealed anew at the next start. */
  formerSealKey?: string | undefined
}

const fresh = (): Omit<Secrets, 'push' | 'webhookKey' | 'sealKey' | 'formerSealKey'> => ({
  fileKey: randomBytes(32).toString('base64url'),
  sandboxGatewayKey: newSandboxKey(),
  sandboxInsurerKey: randomBytes(32).toString('base64url'),
})

const newSealKey = (): string => randomBytes(32).toString('base64url')
const sealFile = (dataFolder: string): string => join(dataFolder, 'seal-key.json')
const newWebhookKey = () => ({ key: randomBytes(32).toString('base64url') })

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

/** What a file of the folder says, made first where it is not there yet. */
const keptOnce = async <T>(path: string, make: () => T): Promise<T> => {
  const kept = () => readFile(path, 'utf8').catch(() => undefined)
  if ((await kept()) === undefined) await writeOnce(path, JSON.stringify(make(), undefined, 2))
  return JSON.parse(await readFile(path, 'utf8')) as T
}

const text = z.string().min(16)
const shape = z.object({
  fileKey: text,
  sandboxGatewayKey: text,
  sandboxInsurerKey: text,
  push: z.object({ publicKey: text, privateKey: text }),
  webhookKey: text,
  sealKey: text,
  formerSealKey: text.optional(),
}) satisfies z.ZodType<Secrets>

/** All of them in one line, for a setting that several nodes share. */
export const packSecrets = (secrets: Secrets): string =>
  Buffer.from(JSON.stringify(secrets)).toString('base64url')

/** Undefined where the line is not whole. */
export const unpackSecrets = (line: string): Secrets | undefined => {
  try {
    return shape.safeParse(JSON.parse(Buffer.from(line, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

/** Of the setting where it is given; else of the folder, where what is missing is made. */
export const secretsOf = async (given: string | undefined, dataFolder: string): Promise<Secrets> => {
  if (given === undefined) return readSecrets(dataFolder)
  const secrets = unpackSecrets(given)
  if (!secrets) throw new ConfigError([configTexts.wrong('ARRIERO_KEYS')])
  return secrets
}

export const readSecrets = async (dataFolder: string): Promise<Secrets> => {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const secrets = await keptOnce(join(dataFolder, 'secrets.json'), fresh)
  // Files of their own: earlier releases kept the others without them.
  const push = await keptOnce(join(dataFolder, 'push-keys.json'), newPushKeys)
  const { key: webhookKey } = await keptOnce(join(dataFolder, 'webhook-key.json'), newWebhookKey)
  const seal = await keptOnce<Pick<Secrets, 'sealKey' | 'formerSealKey'>>(sealFile(dataFolder), () => ({
    sealKey: newSealKey(),
  }))
  return { ...secrets, push, webhookKey, ...seal }
}

/** Another key of the seal, with the one until now beside it. */
export const exchangedSeal = (secrets: Secrets): Secrets => ({
  ...secrets,
  sealKey: newSealKey(),
  formerSealKey: secrets.sealKey,
})

/** Of a folder: the file is another one, whole, from one moment to the next. */
export const keepSeal = async (dataFolder: string, { sealKey, formerSealKey }: Secrets): Promise<void> => {
  const making = `${sealFile(dataFolder)}.${randomBytes(6).toString('hex')}`
  await writeOnce(making, JSON.stringify({ sealKey, formerSealKey }, undefined, 2))
  await rename(making, sealFile(dataFolder))
}
