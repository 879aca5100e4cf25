/** A paper as staff looks at it, and what may be said of it now. */
import type { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { reviewTexts as texts } from './review.texts.ts'

export type Look = ReplyOf<typeof api.papers.look>
export type Waiting = ReplyOf<typeof api.papers.review>['items'][number]
export type Figures = ReplyOf<typeof api.papers.review>['figures']

/** A plate or a name, as people say it. */
export const whoseOf = ({ licensePlate, user }: Pick<Look, 'licensePlate' | 'user'>): string =>
  licensePlate ?? user.name

export const headingOf = (look: Look): string => texts.heading(look.paper.name, whoseOf(look))

/** Why nothing is said of it any more; undefined where something may. */
export const whyNotJudge = ({ paper }: Pick<Look, 'paper'>): string | undefined => {
  if (paper.isActive) return texts.alreadyValidated
  return paper.invalidated === null ? undefined : texts.alreadyRefused
}

type Days = { expiresOn: string | null }

/** The same of a validation: an expired one is nobody's to validate, and of two looks the second is another's. */
export const whyNotValidate = (
  look: Pick<Look, 'paper' | 'judged'>,
  { expiresOn }: Days,
  today: string,
): string | undefined => {
  const isOwnFirst = look.judged?.outcome === 'first' && look.judged.isMine
  if (isOwnFirst) return texts.ownFirst
  const isOver = expiresOn !== null && expiresOn < today
  return whyNotJudge(look) ?? (isOver ? errorTexts['paper.expired'] : undefined)
}
