/** A paper somebody brings: what is asked, what is wrong, what is sent. Without Ant Design: the driver area asks the same. */
import type { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { daysAfter } from '@arriero/domain/time/calendar'
import {
  newPaperDenials,
  paperRules,
  type BroughtKind,
  type PaperField,
} from '@arriero/domain/papers/paper-rules'
import { longestPaperDays, oldestDay } from '@arriero/domain/typed/limits'
import { licenceCategories } from '@arriero/domain/vehicles/vehicles'
import type { ReactNode } from 'react'
import type { FieldOf, Fields } from '../forms/form-spec.ts'
import { hasPdf, type UploadedImage } from '../ui/images/image-rules.ts'
import { filesTexts } from './files.texts.ts'

const texts = filesTexts.brought

export interface BroughtAnswers {
  images: readonly UploadedImage[]
  issuedOn: string | undefined
  expiresOn: string | undefined
  category: string | undefined
}

export const noAnswers: BroughtAnswers = {
  images: [],
  issuedOn: undefined,
  expiresOn: undefined,
  category: undefined,
}

export type BroughtProblems = Partial<Record<PaperField, ErrorCode>>

/** The same rule the server asks. `today`: a Bogotá day. */
export const broughtProblems = (
  kind: BroughtKind,
  { images, ...dates }: BroughtAnswers,
  today: string,
): BroughtProblems =>
  newPaperDenials({ kind, pictureCount: images.length, hasPdf: hasPdf(images), ...dates }, today)

export type BroughtBody = CallInput<typeof api.papers.give>['body']

export const broughtBody = (
  kind: BroughtKind,
  { images, issuedOn, expiresOn, category }: BroughtAnswers,
): BroughtBody => ({
  kind,
  ...(issuedOn === undefined ? {} : { expeditionDate: issuedOn }),
  ...(expiresOn === undefined ? {} : { expirationDate: expiresOn }),
  ...(category === undefined ? {} : { category }),
  images: images.map(({ id }) => id),
})

interface Asked {
  kind: BroughtKind
  /** A Bogotá day. */
  today: string
  /** How its pictures are chosen; each screen has its own way. */
  draw: (pictures: {
    help: string
    most: number
    value: readonly UploadedImage[]
    onChange: (images: readonly UploadedImage[]) => void
    problem: string | undefined
  }) => ReactNode
}

/** What a paper is asked for, by its rule. */
export const paperFields = ({ kind, today, draw }: Asked) => {
  const rule = paperRules[kind]
  const { leastPictures, mostPictures: most, mostMonths } = rule
  const help = leastPictures === 2 ? texts.bothSides : texts.picturesHelp(most)
  const images: FieldOf<BroughtAnswers['images'], BroughtAnswers> = {
    kind: 'own',
    label: texts.pictures,
    draw: ({ value, set, problem }) => draw({ help, most, value, onChange: set, problem }),
  }
  return {
    images,
    issuedOn: rule.issuedOn !== 'none' && {
      kind: 'day',
      label: texts.issuedOn,
      isOptional: rule.issuedOn === 'optional',
      help: mostMonths === undefined ? undefined : texts.mostMonths(mostMonths),
      first: oldestDay,
      last: today,
      wire: 'expeditionDate',
    },
    expiresOn: rule.expiresOn !== 'none' && {
      kind: 'day',
      label: texts.expiresOn,
      isOptional: rule.expiresOn === 'optional',
      first: today,
      last: daysAfter(today, longestPaperDays),
      wire: 'expirationDate',
    },
    category: rule.hasCategory === true && {
      kind: 'choice',
      isRadios: true,
      label: texts.category,
      help: texts.categoryHelp,
      options: licenceCategories.map((value) => ({ value, label: value })),
    },
  } as const satisfies Fields<BroughtAnswers>
}
