/** Many at once who log in wrongly, and what somebody else waits for meanwhile; how many passwords were hashed at once. Security F1.6. */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Running } from '../servers/process.ts'
import { ownService } from '../world/one-service.ts'
import { attacked, bystander, inThread, say, type Ask } from './attacked.ts'
import type { Flooded } from './flood.ts'
import type { WrongLogins } from './wrong-logins.ts'

/** Since the server began: all, the most at the same moment, and the longest line before them. */
export type Hashes = { hashes: number; atOnce: number; inLine: number }

export type LoginsSize = {
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

/** The same service is read over and over, and a bare server beside it: what that is late, the machine is late. */
const heard = async (servers: Record<'server' | 'bare', Running>, what: Ask, until: Promise<unknown>) => {
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
    (house) => ownService(house, 1),
    async (at) => {
      const { server, seed } = at
      const what = { path: `/v1/order/detail/${seed.orderId}`, headers: seed.owner.headers }
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
