import { invalidationText, invalidationTexts } from '@arriero/contract/es/papers'
import {
  invalidationReasons,
  reasonDenial,
  type InvalidationReason,
} from '@arriero/domain/papers/paper-rules'
import { lettersMost } from '@arriero/domain/typed/limits'
import type { Fields } from '#shared/forms/form-spec.ts'
import { papersTexts } from './papers.texts.ts'

const texts = papersTexts.invalidation

interface ReasonAnswers {
  reason: InvalidationReason | undefined
  words: string
}

export const noReason: ReasonAnswers = { reason: undefined, words: '' }

/** The reason that was chosen goes before them. */
const mostWords = (reason: InvalidationReason | undefined) =>
  lettersMost.paperReason - (reason ? invalidationText(reason, '.').length - 1 : 0)

const wordFor = (reason: InvalidationReason) =>
  reason === 'other' ? texts.other : invalidationTexts[reason].replace(/\.$/, '')

interface Asked {
  paperId: string
  /** What is chosen now. */
  reason: InvalidationReason | undefined
  label: string
}

/** Why a paper will not do: one of the list, with words of one's own. */
export const reasonFields = ({ paperId, reason, label }: Asked) =>
  ({
    reason: {
      kind: 'choice',
      isRadios: true,
      label,
      options: invalidationReasons.map((value) => ({ value, label: wordFor(value) })),
      required: 'paper.invalidation_reason_required',
    },
    words: {
      kind: 'words',
      label: texts.words,
      isOptional: reason !== 'other',
      rows: 2,
      most: mostWords(reason),
      draft: ['invalidation-reason', paperId],
      denial: (words: string) => (reason === undefined ? undefined : reasonDenial(reason, words)),
    },
  }) as const satisfies Fields<ReasonAnswers>
