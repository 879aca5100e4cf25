/** Does an act over the client's line as the portal does: under one key, asked again by itself and then by its person, until it is answered for certain. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, CallError, type CallOptions } from '@arriero/contract/call'
import {
  takesKey,
  type CallInput,
  type Endpoint,
  type ReplyOf,
  type ViewerOf,
} from '@arriero/contract/endpoint'
import { isUnknown, keepKeys } from '../../apps/web/src/shared/api/act-keys.ts'
import { answerMs, retryDelaysMs } from '../../apps/web/src/shared/api/patience.ts'
import { isTimedOut } from '../../apps/web/src/shared/api/statuses.ts'
import type { Person } from '../load/actors.ts'
import { actHeader } from '../servers/process.ts'

/** Answered, and with a no where a yes was due. */
export class Refused extends Error {}
/** Not answered in all the time that anybody would wait for. */
export class Stuck extends Error {}

/** What a planted caller does that no caller may: a new key each time; a lost answer taken for a done act. */
export type Vice = 'forgetful' | 'credulous'

export type Asking<E extends Endpoint> = {
  base: string
  who: Person
  endpoint: E
  input: CallInput<E>
  form?: FormData
  /** Its name before the server; also a word by which a cut knows it. */
  act: string
  /** Each try's key, before it leaves. */
  withKey?: (key: string) => void
  vice?: Vice | undefined
}

/** As long as a person, told each time that nobody knows, goes on pressing. */
const longestMs = 150_000

const named =
  (act: string): typeof fetch =>
  (address, init) =>
    fetch(address, { ...init, headers: { ...(init?.headers as Record<string, string>), [actHeader]: act } })

const optionsOf = <E extends Endpoint>(
  { base, who, form, act }: Asking<E>,
  key: string | undefined,
): CallOptions => ({
  base: `${base}/v1`,
  token: (who.headers['authorization'] ?? '').replace('Bearer ', ''),
  signal: AbortSignal.timeout(answerMs),
  fetch: named(act),
  ...(form && { form }),
  ...(key !== undefined && { idempotencyKey: key }),
})

/** What did not reach the server whole was not done: pressed again it is another act. */
const isToBeAskedAgain = (error: unknown): boolean => isUnknown(error) || isTimedOut(error)

export const performed = async <E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>>(
  asking: Asking<E>,
): Promise<ReplyOf<E, V> | undefined> => {
  const { endpoint, input, act, withKey, vice } = asking
  const keys = keepKeys()
  const name = `${endpoint.method} ${endpoint.path}`
  const startedAt = performance.now()
  for (let tries = 0; ; tries++) {
    const key = vice === 'forgetful' ? randomUUID() : keys.keyOf(act)
    withKey?.(key)
    try {
      return await call<E, V>(endpoint, input, optionsOf(asking, takesKey(endpoint) ? key : undefined))
    } catch (error) {
      keys.settle(act, error)
      if (vice === 'credulous') return undefined
      if (!isToBeAskedAgain(error))
        throw new Refused(
          `${name}: ${error instanceof CallError ? `${error.status} ${error.reply.code}` : String(error)}`,
        )
      if (performance.now() - startedAt > longestMs)
        throw new Stuck(`${name}: not answered in ${longestMs / 1000} s`)
      await sleep(retryDelaysMs[tries % retryDelaysMs.length] ?? 0)
    }
  }
}
