/** Passwords of one cluster, made once, and the keys of its nodes. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot, root } from '../launch/paths.mjs'
import { runQuietly } from '../launch/processes.mjs'
import { inFolder, type Place } from './place.ts'

const names = [
  'DATABASE_PASSWORD',
  'SUPERUSER_PASSWORD',
  'REPLICATION_PASSWORD',
  'REWIND_PASSWORD',
  'NATS_TOKEN',
  'STORE_SECRET',
  'SWIFT_HASH',
] as const

export type Secrets = Record<(typeof names)[number] | 'ARRIERO_KEYS', string>

/** As an operator takes them from a folder (docs/operations.md, "Several nodes"). */
const makeKeys = async (place: Place): Promise<string> => {
  const { code, output } = await runQuietly(
    process.execPath,
    [inRoot('apps', 'api', 'src', 'command.ts'), 'llaves'],
    { cwd: root, env: { ...process.env, ARRIERO_DATA: inFolder(place, 'keys') } },
  )
  if (code !== 0) throw new Error(output)
  return output.trim()
}

export const secretsFor = async (place: Place): Promise<Secrets> => {
  const file = inFolder(place, 'etc', 'secrets.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets
  const made = Object.fromEntries(names.map((name) => [name, randomBytes(16).toString('hex')]))
  const secrets = { ...made, ARRIERO_KEYS: await makeKeys(place) } as Secrets
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  return secrets
}
