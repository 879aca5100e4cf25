/** A driver an enterprise registers: what was typed, judged as the server judges it. Decisions §6. */
import type { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import {
  typedEmailDenial,
  typedIdentificationDenial,
  typedPhoneDenial,
} from '@arriero/domain/people/accounts'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { UploadedImage } from '#shared/ui/images/image-rules.ts'

type NewDriverBody = CallInput<typeof api.enterpriseDrivers.create>['body']
type DriverChange = CallInput<typeof api.enterpriseDrivers.update>['body']

export interface TypedDriver {
  identification: string
  name: string
  cellPhone: string
  email: string
  image: readonly UploadedImage[]
}

type Denials = Partial<Record<keyof TypedDriver, ErrorCode | undefined>>

export const emptyDriver: TypedDriver = { identification: '', name: '', cellPhone: '', email: '', image: [] }

/** Of one who is registered already: who he is stays as it is. */
export const changeProblems = ({ cellPhone, email }: TypedDriver): Denials => ({
  cellPhone: typedPhoneDenial(cellPhone),
  email: email.trim() === '' ? undefined : typedEmailDenial(email),
})

export const newDriverProblems = (typed: TypedDriver): Denials => ({
  identification: typedIdentificationDenial('enterprisedriver', typed.identification),
  name: typed.name.trim() === '' ? 'name.required' : undefined,
  ...changeProblems(typed),
  image: typed.image.length === 0 ? 'image.required' : undefined,
})

/** Expects a form whose checks found no problem. */
export const newDriverBody = ({ image, ...typed }: TypedDriver): NewDriverBody => ({
  identification: typed.identification.trim(),
  name: typed.name.trim(),
  cellPhone: typed.cellPhone.trim(),
  ...(typed.email.trim() === '' ? {} : { email: typed.email.trim() }),
  image: image[0]?.id ?? '',
})

/** Sends only what differs from before. */
export const changeBody = (
  typed: TypedDriver,
  before: Pick<TypedDriver, 'cellPhone' | 'email'>,
): DriverChange => ({
  ...(typed.cellPhone.trim() === before.cellPhone ? {} : { cellPhone: typed.cellPhone.trim() }),
  ...(typed.email.trim() === before.email || typed.email.trim() === '' ? {} : { email: typed.email.trim() }),
  ...(typed.image[0] ? { image: typed.image[0].id } : {}),
})
