/** One who asks all the while: an act without a key, a reading, whether the node is ready; each answer with what it must say. */
import { errorTexts } from '@arriero/contract/es/errors'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pair } from '../kill/seed.ts'
import { listOf } from '../cluster/callers.ts'

const everyMs = 150
const withinMs = 30_000

export type Probed = { what: 'act' | 'reading'; status: number; atMs: number; fault?: string }

const question = JSON.stringify({ subject: 'Consulta', description: 'Una pregunta sobre un servicio.' })
const refusals = new Set([503, 507])

/** What an answer that refuses lacks; undefined where it is good. */
export const faultOf = (
  what: string,
  {
    status,
    retryAfter,
    reply,
  }: { status: number; retryAfter: string | null; reply: { code?: string; error?: string } | undefined },
): string | undefined => {
  if (status >= 200 && status < 300) return undefined
  if (!refusals.has(status)) return `${what}: ${status} ${reply?.code ?? ''}`.trim()
  const sentence = errorTexts[(reply?.code ?? '') as keyof typeof errorTexts] as string | undefined
  if (sentence === undefined || reply?.error !== sentence) return `${what}: ${status} without its sentence`
  return retryAfter === null ? `${what}: ${status} without Retry-After` : undefined
}

const ask = async (url: string, what: Probed['what'], { client }: Pair): Promise<Probed> => {
  const headers = { ...client.headers, 'content-type': 'application/json' }
  const [path, init] =
    what === 'act'
      ? (['/pqr/create', { method: 'POST', headers, body: question }] as const)
      : (['/order/type?limit=20', listOf(client)] as const)
  const answer = await fetch(`${url}/v1${path}`, { ...init, signal: AbortSignal.timeout(withinMs) }).catch(
    () => undefined,
  )
  const reply = (await answer?.json().catch(() => undefined)) as
    | { code?: string; error?: string; _id?: string }
    | undefined
  const status = answer?.status ?? 0
  const fault = faultOf(what, { status, retryAfter: answer?.headers.get('retry-after') ?? null, reply })
  return { what, status, atMs: performance.now(), ...(fault !== undefined && { fault }) }
}

export const startProbe = (url: string, pair: Pair) => {
  let probed: Probed[] = []
  const gate = { isOver: false }
  const loop = async (what: Probed['what']) => {
    while (!gate.isOver) {
      probed.push(await ask(url, what, pair))
      await sleep(everyMs)
    }
  }
  const loops = [loop('act'), loop('reading')]
  return {
    take: (): Probed[] => {
      const taken = probed
      probed = []
      return taken
    },
    end: async (): Promise<void> => {
      gate.isOver = true
      await Promise.all(loops)
    },
  }
}
