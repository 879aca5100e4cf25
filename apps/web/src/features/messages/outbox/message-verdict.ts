/** What a failed try means for a message that waits. */
import { CallError } from '@arriero/contract/call'
import { isFailure, isTimedOut, isTooMany, isUnauthorised } from '#shared/api/statuses.ts'

/** `lost`: the same again later; `again`: its photos have to go anew; `refused`: its writer decides. */
type MessageVerdict = 'lost' | 'again' | 'refused'

/** Not the message's fault: the line, the server, the session, or the first try that is still under way. */
const passing: readonly string[] = ['session.invalid', 'request.key_running', 'account.in_validation']

const isPassing = (error: CallError): boolean =>
  isFailure(error) ||
  isUnauthorised(error) ||
  isTimedOut(error) ||
  isTooMany(error) ||
  passing.includes(error.reply.code)

/** Uploads that nobody used are swept after a day: those of an earlier try may be gone. */
export const messageVerdict = (error: unknown, hasUploads: boolean): MessageVerdict => {
  if (!(error instanceof CallError) || isPassing(error)) return 'lost'
  return error.reply.code === 'file.not_found' && hasUploads ? 'again' : 'refused'
}

/** 1, 2, 4 … 30 seconds. */
export const retryAfterMs = (failures: number): number =>
  Math.min(30_000, 1000 * 2 ** Math.max(0, failures - 1))
