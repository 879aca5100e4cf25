/**
 * More to do than can be done: further calls are told so at once, before anything is done for them, so that those under way end soon. After CoDel
 * (RFC 8289): a short line is use, one that stays long is strain. docs/decisions/0053.
 */
import { channel } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#app-error.ts'
import type { Log } from '#context.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Told to come again while there is too much to do. */
    waitsInStrain?: boolean
  }
  interface FastifyRequest {
    /** As one of those. */
    isTurnedAway?: boolean
  }
}

/** Published for each that is sent away, with its request where it has one; the metrics hear it. */
export const turnedAway = channel('arriero.turned-away')

/** What there is to do, as far as it waits. */
export type Waiting = {
  waiting(): number
  expectedMs(): number
}

export type StrainOptions = {
  /** As long as a call may have to wait; 0: nobody is ever sent away. */
  mostMs: number
  /** Asked when a call comes: the line is later than the shell. */
  line(): Waiting
  log(): Pick<Log, 'warn' | 'info'>
  now?: () => number
}

/** As long as a line may be long before that is more than a moment's. */
const patienceMs = 1_000
/** Once there was strain, the first sign of it counts for so long. */
const wakefulMs = 5_000
/** However they wait: each holds memory. */
const mostWaiting = 500
export const retryAfterSeconds = 2

/** Whether whoever comes now is sent away. */
export const strainOf = ({ mostMs, line, log, now = () => performance.now() }: StrainOptions) => {
  let longSince: number | undefined
  let longLast = Number.NEGATIVE_INFINITY
  let isStrained = false
  let refused = 0

  const enter = (): void => {
    isStrained = true
    refused = 0
    log().warn({ event: 'server.strained', waiting: line().waiting(), expectedMs: line().expectedMs() })
  }
  const leave = (): void => {
    isStrained = false
    longSince = undefined
    log().info({ event: 'server.at_ease', refused })
  }
  const noteLong = (at: number): void => {
    longSince ??= at
    longLast = at
    if (!isStrained && (at - longSince >= patienceMs || line().waiting() >= mostWaiting)) enter()
  }
  const noteShort = (at: number): void => {
    if (!isStrained) longSince = undefined
    else if (at - longLast >= wakefulMs) leave()
  }
  return (): boolean => {
    if (mostMs === 0) return false
    const at = now()
    const isLong = line().expectedMs() > mostMs || line().waiting() >= mostWaiting
    if (isLong) noteLong(at)
    else noteShort(at)
    if (!isLong || !isStrained) return false
    refused += 1
    return true
  }
}

/** Before the limits of calls: they ask the database too. */
export const addStrain = (app: FastifyInstance, isTooMuch: () => boolean): void => {
  app.addHook('onRequest', (request, _reply, next) => {
    if (request.routeOptions.config.waitsInStrain !== true || !isTooMuch()) return next()
    request.isTurnedAway = true
    turnedAway.publish(request)
    next(new AppError('server.busy', { retryAfterSeconds }))
  })
}
