/** A paper somebody brings: what is asked, what is wrong, what is sent. Without Ant Design: the driver area asks the same. */
import type { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import type { ErrorCode } from '@arriero/domain/errors'
import { newPaperDenials, type BroughtKind, type PaperField } from '@arriero/domain/paper-rules'
import { hasPdf, type UploadedImage } from '#shared/ui/image-rules.ts'

export interface BroughtAnswers {
  images: UploadedImage[]
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
