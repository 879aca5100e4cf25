/** What the number of an answer says: nowhere else in the web is one compared, which `tools/house/bare-statuses.ts` sees to. */
import { CallError } from '@arriero/contract/call'

const has = (error: unknown, status: number): boolean => error instanceof CallError && error.status === status

/** What was sent is nothing the server can read, such as an id that is none. */
export const isMalformed = (error: unknown): boolean => has(error, 400)
/** Whoever asks is not known, or no longer. */
export const isUnauthorised = (error: unknown): boolean => has(error, 401)
/** There is no such thing, or not for who asks. */
export const isMissing = (error: unknown): boolean => has(error, 404)
/** The server did not get the whole request in time. */
export const isTimedOut = (error: unknown): boolean => has(error, 408)
export const isTooEarly = (error: unknown): boolean => has(error, 425)
export const isTooMany = (error: unknown): boolean => has(error, 429)
/** A server that is busy, or on its way up. */
export const isUnavailable = (error: unknown): boolean => has(error, 503)

interface Answered {
  status: number
}

/** Not what was asked is at fault but who answers: the server, or what stands before it. */
export const isFailure = ({ status }: Answered): boolean => status >= 500
/** What stands before a server that is gone answers for it. */
export const isExcuse = ({ status }: Answered): boolean => status >= 502 && status <= 504
