/** argon2id, never more than two at once on this node. Security F3.8, architecture §8. */
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { slots, tooBusy, type Slots } from '#effects/slots.ts'
import { threadLine } from '#threads/thread-line.ts'
import type { Asked, Costs, Told, Work, Works } from './hash-thread.ts'

const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Costs
const currentForm = `$argon2id$v=19$m=${costs.memoryCost},t=${costs.timeCost},p=${costs.parallelism}$`
/** Half of the cores, where there are several: who wants something else has the other half to himself. */
export const hashesAtOnce = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)))

/** Also the place where attempts are counted, so that no more than these are ever judged unseen. */
export const hashing: Slots = slots(hashesAtOnce, 32)

const script = new URL('hash-thread.ts', import.meta.url)
const threads = Array.from({ length: hashesAtOnce }, () =>
  threadLine<Asked, Told>({ script, refused: tooBusy, limits: { maxOldGenerationSizeMb: 32 } }),
)
let asked = 0

/** By the thread that has least to do. Fails with `server.busy` where it fell. */
const inThread = async <W extends Work>(work: W, given: Asked<W>['given']): Promise<ReturnType<Works[W]>> => {
  const [thread] = threads.toSorted((one, other) => one.underWay() - other.underWay())
  if (!thread) throw tooBusy()
  const told = (await thread.ask({ id: ++asked, work, given })) as Told<W>
  if ('failure' in told) throw new Error(`argon2: ${told.failure}`)
  return told.value
}

const composed = (password: string): string => password.normalize('NFC')

/** Outside a slot: only for who already stands in one. */
export const hashNow = (password: string): Promise<string> =>
  inThread('hashed', { text: composed(password), costs })

/** At the same cost, for what is looked up by its hash: 32 bytes, the same for the same salt. Outside a slot. */
export const stretchNow = async (text: string, salt: Buffer): Promise<Buffer> =>
  Buffer.from(await inThread('stretched', { text, salt: new Uint8Array(salt), costs }))

export const hashPassword = (password: string): Promise<string> => hashing(() => hashNow(password))

let nobody: string | undefined
const hashOfNobody = async (): Promise<string> =>
  (nobody ??= await hashNow(randomBytes(16).toString('base64url')))

/** Costs the same whether or not there is a hash to compare with. Call it inside `hashing`. */
export const isPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const other = await hashOfNobody()
  const isRight = await inThread('fits', { hash: passwordHash ?? other, text: composed(password) })
  return passwordHash !== undefined && isRight
}

/** Made with other costs than today's: written anew at the next log-in. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(currentForm)
