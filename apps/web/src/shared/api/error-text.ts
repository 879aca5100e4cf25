import { CallError } from '@arriero/contract/call'
import type { SaidCode } from '@arriero/domain/errors/errors'
import { errorTexts } from '@arriero/contract/es/errors'
import { lineTexts } from '../line/line.texts.ts'
import { LineDown } from '../line/line-down.ts'
import { isLost } from './act-keys.ts'
import { apiTexts } from './api.texts.ts'
import {
  isFailure,
  isMalformed,
  isMissing,
  isTimedOut,
  isTooEarly,
  isTooMany,
  isUnauthorised,
} from './statuses.ts'

/** What to tell a person: the server's sentence, or that the network failed and nothing is known. Spec §8. */
export const errorText = (error: unknown): string => {
  if (error instanceof CallError) return error.reply.error || errorTexts['server.unexpected']
  if (error instanceof LineDown && error.isRead) return lineTexts.waiting
  if (error instanceof LineDown && !error.hasLeft) return lineTexts.notSent
  if (isLost(error)) return apiTexts.offline
  return errorTexts['server.unexpected']
}

/** Of an answer to "may I": undefined where he may. */
export const codeText = (code: SaidCode | null | undefined): string | undefined =>
  code ? errorTexts[code] : undefined

const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && error.reply.error !== '' && error.reply.code !== 'server.unexpected'

/** The same for what reads or changes data that already exist: without a reason of the server's, Spec §8's own sentence. */
export const updateErrorText = (error: unknown): string =>
  isRefusal(error) ? error.reply.error : error instanceof LineDown ? errorText(error) : apiTexts.notUpdated

/** The sentence of each field of a refused form, by its path. */
export const fieldTexts = (error: unknown): Record<string, string> =>
  error instanceof CallError ? (error.reply.fields ?? {}) : {}

/** A short reference a person can read out to support. */
export const referenceOf = (error: unknown): string | undefined =>
  error instanceof CallError && error.reply.requestId ? error.reply.requestId.slice(0, 8) : undefined

/** Answers that change when the same is asked again: of a wait, a busy server, a session that is renewed. */
const isPassing = (error: unknown): boolean =>
  isUnauthorised(error) || isTimedOut(error) || isTooEarly(error) || isTooMany(error)

/** Whether asking the same once more can help; what the server refused for what it is stays refused. */
export const canBeAskedAgain = (error: unknown): boolean =>
  !(error instanceof CallError) || isFailure(error) || isPassing(error)

/** There is no such thing, or not for who asks: also where what names it is no name at all. */
export const isGone = (error: unknown): boolean => isMissing(error) || isMalformed(error)
