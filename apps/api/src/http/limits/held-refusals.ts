/**
 * Who is told to come again and comes at once costs what a call costs that is served. Where a password is hashed he hears it a second or two after he
 * came, and so comes no more often. docs/decisions/0079.
 */
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** That he tries too often, or too many do, is said after a while. */
    holdsRefusals?: boolean
  }
  interface FastifyRequest {
    /** Of the time until its answer, what nothing was done for it. */
    heldMs?: number
  }
}

type Hold = {
  /** Since he came; as much again by chance. */
  untilMs: number
  /** Each keeps a connection and its call; beyond them it is said at once. */
  mostHeld: number
}

const usual: Hold = { untilMs: 1_000, mostHeld: 1_000 }

/** Not what the house is to blame for, as a database that is away. */
const heldCodes: ReadonlySet<ErrorCode> = new Set([
  'request.too_many',
  'auth.too_many_attempts',
  'server.busy',
])

const isHeld = ({ routeOptions, refusedAs, isTurnedAway }: FastifyRequest): boolean =>
  routeOptions.config.holdsRefusals === true &&
  refusedAs !== undefined &&
  heldCodes.has(refusedAs) &&
  isTurnedAway !== true

/** Not all in the same moment: who came together would come together again. */
const restOf = ({ elapsedTime, raw }: FastifyReply, untilMs: number): number =>
  raw.destroyed ? 0 : Math.max(0, untilMs * (1 + Math.random()) - elapsedTime)

/** Answers what lets all go and holds nobody from then on, for a server that ends. Who leaves by himself is not held either. */
export const addHeldRefusals = (app: FastifyInstance, { untilMs, mostHeld }: Hold = usual): (() => void) => {
  const held = new Set<() => void>()
  let isEnding = false
  const hold = ({ raw }: FastifyReply, ms: number): Promise<void> =>
    new Promise((resolve) => {
      const letGo = (): void => {
        held.delete(letGo)
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(letGo, ms)
      held.add(letGo)
      raw.once('close', letGo)
    })
  app.addHook('onSend', async (request, reply) => {
    const restMs = isHeld(request) ? restOf(reply, untilMs) : 0
    if (restMs === 0 || isEnding || held.size >= mostHeld) return
    const fromMs = reply.elapsedTime
    await hold(reply, restMs)
    request.heldMs = reply.elapsedTime - fromMs
  })
  return () => {
    isEnding = true
    for (const letGo of held) letGo()
  }
}
