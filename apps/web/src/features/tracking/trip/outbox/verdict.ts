/** What a failed try means for what waits in the phone. */
import { CallError } from '@arriero/contract/call'

/** `lost`: nobody knows what happened, the same again later; `again`: its photos have to go anew; `done`: it had arrived before. */
export type Verdict = 'lost' | 'refused' | 'again' | 'done'

/** Not the report's fault: the line, the server, the session, or the first try that is still under way. */
const passing: readonly string[] = ['session.invalid', 'request.key_running', 'account.in_validation']
const passingStatuses: readonly number[] = [401, 408, 429]

type Tried = {
  /** Whether it was tried before this time. */
  isRepeat: boolean
  /** Some of its photos were uploaded in a try before. */
  hasOldUploads: boolean
}

export const verdictOn = (error: unknown, { isRepeat, hasOldUploads }: Tried): Verdict => {
  if (!(error instanceof CallError)) return 'lost'
  const { status, reply } = error
  if (status >= 500 || passingStatuses.includes(status) || passing.includes(reply.code)) return 'lost'
  // Uploads that nobody used are swept after a day. Decisions §12.
  if (reply.code === 'file.not_found' && hasOldUploads) return 'again'
  // Its photos stand in the service already: the answer that said so was lost, longer ago than keys are kept.
  if (reply.code === 'file.in_use' && isRepeat) return 'done'
  return 'refused'
}
