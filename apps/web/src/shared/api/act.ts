/** Every act of every page goes out here: once, under one key, until its outcome is known. Decisions §4. */
import {
  takesKey,
  type CallInput,
  type Endpoint,
  type ReplyOf,
  type ViewerOf,
} from '@arriero/contract/endpoint'
import { findOut } from '../line/open-questions.ts'
import { actWasRefused, actWasTaken } from '../unsaved/unsaved.ts'
import { keepKeys } from './act-keys.ts'
import { callServer, type Sending } from './call-server.ts'
import { tabKeys } from './key-store.ts'
import { noteOwnAct } from './own-acts.ts'
import { answerMs } from './patience.ts'
import { presses } from './press.ts'

export interface ActOptions {
  /** The caller keeps one of his own, beyond this page. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** The id of what it is about, where its input does not name it. */
  about?: string | undefined
  /** Nobody pressed for it: it saves nothing of what stands on the page. */
  isUnasked?: boolean
}

const keys = keepKeys({ store: tabKeys })
const underWay = new Map<string, Promise<unknown>>()

/** Names an act with what is asked of it. */
export const nameOf = ({ method, path }: Endpoint, input: unknown): string =>
  `${method} ${path} ${JSON.stringify(input)}`

const sendingOf = ({ signal }: ActOptions): Pick<Sending, 'signal'> => ({
  signal: () => signal ?? AbortSignal.timeout(answerMs),
})

const actOnce = async <E extends Endpoint, V extends ViewerOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  options: ActOptions,
): Promise<ReplyOf<E, V>> => {
  const what = nameOf(endpoint, input)
  const sending = { ...sendingOf(options), idempotencyKey: keys.keyOf(what), isRepeatable: true }
  try {
    const reply = await findOut(() => callServer<E, V>(endpoint, input, sending))
    keys.settle(what)
    return reply
  } catch (error) {
    keys.settle(what, error)
    throw error
  }
}

/** The same asked again while it is under way reads the one answer. */
const sendAct = <E extends Endpoint, V extends ViewerOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  options: ActOptions,
): Promise<ReplyOf<E, V>> => {
  const { idempotencyKey } = options
  if (!takesKey(endpoint))
    return callServer<E, V>(endpoint, input, { ...sendingOf(options), isRepeatable: false })
  if (idempotencyKey !== undefined)
    return callServer<E, V>(endpoint, input, { ...sendingOf(options), idempotencyKey, isRepeatable: true })
  const what = nameOf(endpoint, input)
  const known =
    underWay.get(what) ?? actOnce<E, V>(endpoint, input, options).finally(() => underWay.delete(what))
  underWay.set(what, known)
  return known as Promise<ReplyOf<E, V>>
}

/** The form that was sent with the press hears what came of it. */
const tellForm = (press: number, outcome: Promise<unknown>): void =>
  void outcome.then(
    () => actWasTaken(press),
    () => actWasRefused(press),
  )

export const act = <E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  options: ActOptions = {},
): Promise<ReplyOf<E, V>> => {
  if (!options.isUnasked) noteOwnAct(input, options.about)
  const outcome = sendAct<E, V>(endpoint, input, options)
  if (options.idempotencyKey === undefined && !options.isUnasked) tellForm(presses.now(), outcome)
  return outcome
}
