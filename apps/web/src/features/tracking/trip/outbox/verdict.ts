/** What a failed try means for what waits in the phone. */
import { CallError } from '@arriero/contract/call'
import { isFailure, isTimedOut, isTooMany, isUnauthorised } from '#shared/api/statuses.ts'

/** `lost`: nobody knows what happened, the same again later; `again`: its photos have to go anew; `done`: it had arrived before. */
export type Verdict = 'lost' | 'refused' | 'again' | 'done'

/** Not the report's fault: the line, the server, the session, or the first try that is still under way. */
const passing: readonly string[] = ['session.invalid', 'request.key_running', 'account.in_validation']

const isPassing = (error: CallError): boolean =>
  isFailure(error) ||
  isUnauthorised(error) ||
  isTimedOut(error) ||
  isTooMany(error) ||
  passing.includes(error.reply.code)

type Tried = {
  /** Whether it was tried before this time. */
  isRepeat: boolean
  /** Some of its photos were uploaded in a try before. */
  hasOldUploads: boolean
}

export const verdictOn = (error: unknown, { isRepeat, hasOldUploads }: Tried): Verdict => {
  if (!(error instanceof CallError)) return 'lost'
  if (isPassing(error)) return 'lost'
  const { reply } = error
  // Uploads that nobody used are swept after a day. Decisions §12.
  if (reply.code === 'file.not_found' && hasOldUploads) return 'again'
  // Its photos stand in the service already: the answer that said so was lost, longer ago than keys are kept.
  if (reply.code === 'file.in_use' && isRepeat) return 'done'
  return 'refused'
}
