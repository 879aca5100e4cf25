/** Many at once who log in wrongly, and what somebody else waits for meanwhile; how many passwords were hashed at once. Security F1.6. */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { House } from '../../apps/api/src/compose.ts'
import { sessionOf } from '../../apps/api/src/testing/people.ts'
import type { Running } from '../servers/process.ts'
import { ownService } from '../world/one-service.ts'
import { attacked, bystander, inThread, say, type Ask } from './attacked.ts'
import type { Flooded } from './answered.ts'
import type { WrongLogins } from './wrong-logins.ts'

/** Since the server began: all, the most at the same moment, and the longest line before them. */
export type Hashes = { hashes: number; atOnce: number; inLine: number }

type LoginsSize = {
  callers: number
  seconds: number
  /** How long the others are listened to before, on their own. */
  aloneSeconds: number
  /** A product that hashes whatever comes at once. */
  isOutOfLine?: boolean
}

type Heard = { ours: number[]; bare: number[] }
export type LoginsTold = { alone: Heard; meanwhile: Heard; flooded: Flooded; hashes: Hashes }

const hashesOf = async ({ child }: Running): Promise<Hashes> => {
  const told = once(child, 'message') as Promise<[Hashes]>
  child.send('hashes')
  const [hashes] = await told
  return hashes
}

const warmMs = 1_000
/** Of one of them so many calls a minute are taken: together they are more than one can make who waits for each answer. */
const sessions = 16

const prepare = async (house: House): Promise<() => Ask> => {
  const { owner, orderId } = await ownService(house, 1)
  const ctx = house.openCtx()
  const person = { id: owner.id, role: 'cliententerprise', email: '', name: '' } as const
  const headers = await Promise.all(Array.from({ length: sessions }, () => sessionOf(ctx, person)))
  let turn = 0
  return () => ({ path: `/v1/order/detail/${orderId}`, headers: headers[turn++ % sessions] ?? {} })
}

/** The same service is read over and over, and a bare server beside it: what that is late, the machine is late. */
const heard = async (
  servers: Record<'server' | 'bare', Running>,
  what: () => Ask,
  until: Promise<unknown>,
) => {
  const [ours, bare] = await Promise.all([
    bystander(servers.server.url, what, until),
    bystander(servers.bare.url, { path: '/' }, until),
  ])
  return { ours, bare }
}

export const floodOfLogins = async ({
  callers,
  seconds,
  aloneSeconds,
  isOutOfLine = false,
}: LoginsSize): Promise<LoginsTold> => {
  const found: LoginsTold[] = []
  await attacked(
    prepare,
    async (at) => {
      const { server, seed: what } = at
      await heard(at, what, sleep(warmMs))
      const alone = await heard(at, what, sleep(aloneSeconds * 1_000))
      const given: WrongLogins = { url: server.url, callers, seconds }
      const flood = inThread<Flooded>('wrong-logins.ts', given)
      const meanwhile = await heard(at, what, flood)
      for (const [when, { ours, bare }] of Object.entries({ alone, meanwhile })) {
        say(`a service is read, ${when}`, ours)
        say(`a bare server, ${when}`, bare)
      }
      found.push({ alone, meanwhile, flooded: await flood, hashes: await hashesOf(server) })
      return true
    },
    { program: 'counted-hashes-server.ts', settings: isOutOfLine ? { OUT_OF_LINE: 'on' } : {} },
  )
  const [told] = found
  if (!told) throw new Error('nobody logged in')
  return told
}
