import { CallError } from '@arriero/contract/call'
import { line } from './line.ts'
import { LineDown } from './line-down.ts'
import { linePace } from './line-watch.ts'

/** A person who presses again may know better than the last question did: as long as a verdict takes. */
const lookMs = linePace.verdictMs

const isStillDown = async (): Promise<boolean> => {
  if (!line.isDown()) return false
  await Promise.race([line.suspect(), new Promise((resolve) => setTimeout(resolve, lookMs))])
  return line.isDown()
}

/** A refusal in our own words; what a proxy says for a server that is gone has no number of ours. */
const isOurs = (error: unknown): boolean => error instanceof CallError && error.reply.requestId !== ''

type Way = {
  signal?: AbortSignal | undefined
  /** Takes as long as it takes, and is not cut off by a verdict on the line. */
  isFile?: boolean
}

/**
 * One call over the line: without one it does not leave, and it ends as soon as the line is known to be gone instead of hanging
 * for minutes. Throws `LineDown` in both cases, else what `run` throws.
 */
export const overLine = async <Reply>(
  run: (signal: AbortSignal) => Promise<Reply>,
  { signal, isFile = false }: Way = {},
): Promise<Reply> => {
  signal?.throwIfAborted()
  if (await isStillDown()) throw new LineDown({ hasLeft: false })
  const control = new AbortController()
  const stop = () => control.abort(signal?.reason)
  signal?.addEventListener('abort', stop, { once: true })
  const forget = line.subscribe(() => {
    if (line.isDown() && !isFile) control.abort()
  })
  const ended = line.watchCall({ isFile })
  try {
    const reply = await run(control.signal)
    line.heard()
    return reply
  } catch (error) {
    if (isOurs(error)) line.heard()
    else if (!control.signal.aborted) void line.suspect()
    else if (!signal?.aborted) throw new LineDown({ hasLeft: true })
    throw error
  } finally {
    ended()
    forget()
    signal?.removeEventListener('abort', stop)
  }
}
