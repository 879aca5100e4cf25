/** Nobody stands open for half a minute, whatever what he asked for waits on. Security F2.5. */
import type { FastifyReply } from 'fastify'
import { AppError } from '#app-error.ts'

/** Since the request came. Behind the time in which it must have arrived (`limits/slow-callers`), before callers give up. */
export const answeredWithinMs = 28_500

/**
 * The answer, or a refusal that says when to come again: the work goes on, and who comes again with his key is answered what became of it.
 * `server.unavailable`.
 */
export const inTime = async <T>(
  { elapsedTime, log }: Pick<FastifyReply, 'elapsedTime' | 'log'>,
  work: Promise<T>,
  withinMs = answeredWithinMs,
): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        reject(new AppError('server.unavailable', { retryAfterSeconds: 1 }))
        work.catch((error: unknown) => log.warn({ err: error }, 'what was answered too late failed'))
      },
      Math.max(0, withinMs - elapsedTime),
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
