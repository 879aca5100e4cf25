/** The demo world of an empty embedded database: people, trucks and services in every state, made by the product's own actions. */
import { randomBytes, randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { roleTexts } from '@arriero/contract/es/words'
import type { Config } from '#config.ts'
import type { House } from '#compose.ts'
import { hashPassword } from '#features/users/password-hash.ts'
import { gatewayConfig } from '#providers/providers.ts'
import { signedNotice } from '#providers/payment/sandbox/notice.ts'
import { readSecrets } from '../secrets.ts'
import type { Login } from '../start.texts.ts'
import { settle, type Cast } from './demo-people.ts'
import { playOrders } from './demo-orders.ts'
import { situations, type SignNotice } from './situations.ts'
import { seats, type Seat } from './seeds/people.texts.ts'

const loginsFile = 'demo-logins.txt'

/** Letters nobody mixes up, in groups. */
const drawPassword = (): string => {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  const letters = [...randomBytes(18)].map((byte) => alphabet[byte % alphabet.length])
  return [letters.slice(0, 6), letters.slice(6, 12), letters.slice(12)]
    .map((group) => group.join(''))
    .join('-')
}

const loginsOf = (password: string): Login[] =>
  (Object.keys(seats) as Seat[]).map((seat) => ({
    role: roleTexts[seat],
    email: seats[seat][0].email,
    password,
  }))

const passwordIn = async (path: string): Promise<string | undefined> => {
  const text = await readFile(path, 'utf8').catch(() => '')
  return /^password: (.+)$/m.exec(text)?.[1]
}

const isEmpty = async (house: House) =>
  (await house.database.db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined

/** Approves as the sandbox gateway would. */
const signerFor = async (
  config: Config,
  { dataFolder, publicUrl }: { dataFolder: string; publicUrl: string },
): Promise<SignNotice> => {
  const { key, algorithm } = gatewayConfig({ config, secrets: await readSecrets(dataFolder), publicUrl })
  return (form, status) =>
    signedNotice(
      { form, uuid: randomUUID().replaceAll('-', ''), status, result: '00', source: 'PAY' },
      key,
      algorithm,
    )
}

export type DemoOptions = { config: Config; dataFolder: string }

/** Answers one login per role. Makes the world only where there is nobody yet. */
export const makeDemo = async (house: House, { config, dataFolder }: DemoOptions): Promise<Login[]> => {
  const kept = await passwordIn(join(dataFolder, loginsFile))
  if (!(await isEmpty(house))) return kept ? loginsOf(kept) : []
  const password = config.ARRIERO_DEMO_PASSWORD ?? kept ?? drawPassword()
  await keepDemoLogins(dataFolder, loginsOf(password))
  const signNotice = await signerFor(config, { dataFolder, publicUrl: house.openCtx().facts.publicUrl })
  const world = situations(house, { signNotice, clock: { now: new Date() } })
  const cast: Cast = await settle(house, world, await hashPassword(password))
  await playOrders(house, world, cast)
  return loginsOf(password)
}

export const keepDemoLogins = async (dataFolder: string, logins: readonly Login[]): Promise<void> => {
  const first = logins[0]
  if (!first) return
  const lines = [`password: ${first.password}`, ...logins.map(({ role, email }) => `${email}  ${role}`)]
  await writeFile(join(dataFolder, loginsFile), `${lines.join('\n')}\n`, { mode: 0o600 })
}
