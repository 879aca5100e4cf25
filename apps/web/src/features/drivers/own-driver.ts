/** A driver an enterprise registers: what was typed, judged as the server judges it. Decisions §6. */
import type { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import type { ErrorCode } from '@arriero/domain/errors'
import { parseCedula, parseEmail, parsePhone } from '@arriero/domain/identifiers'
import type { UploadedImage } from '#shared/ui/image-rules.ts'

type NewDriverBody = CallInput<typeof api.enterpriseDrivers.create>['body']
type DriverChange = CallInput<typeof api.enterpriseDrivers.update>['body']

export interface TypedDriver {
  identification: string
  name: string
  cellPhone: string
  email: string
  image: readonly UploadedImage[]
}

type DriverField = keyof TypedDriver
export type DriverProblems = Partial<Record<DriverField, string>>

export const emptyDriver: TypedDriver = { identification: '', name: '', cellPhone: '', email: '', image: [] }

const text = (
  value: string,
  missing: ErrorCode,
  wrong?: readonly [(value: string) => unknown, ErrorCode],
): ErrorCode | undefined => {
  if (value.trim() === '') return missing
  return wrong && wrong[0](value) === undefined ? wrong[1] : undefined
}

const emailCode = ({ email }: TypedDriver): ErrorCode | undefined =>
  email.trim() !== '' && parseEmail(email) === undefined ? 'email.invalid' : undefined

const phoneCode = ({ cellPhone }: TypedDriver) =>
  text(cellPhone, 'phone.required', [parsePhone, 'phone.invalid'])

const inWords = (codes: Partial<Record<DriverField, ErrorCode | undefined>>): DriverProblems =>
  Object.fromEntries(
    Object.entries(codes).flatMap(([field, code]) => (code ? [[field, errorTexts[code]]] : [])),
  )

export const newDriverProblems = (typed: TypedDriver): DriverProblems =>
  inWords({
    identification: text(typed.identification, 'identification.required', [
      parseCedula,
      'identification.invalid',
    ]),
    name: text(typed.name, 'name.required'),
    cellPhone: phoneCode(typed),
    email: emailCode(typed),
    image: typed.image.length === 0 ? 'image.required' : undefined,
  })

/** Of one who is registered already: who he is stays as it is. */
export const changeProblems = (typed: TypedDriver): DriverProblems =>
  inWords({ cellPhone: phoneCode(typed), email: emailCode(typed) })

/** Of a form without problems. */
export const newDriverBody = ({ image, ...typed }: TypedDriver): NewDriverBody => ({
  identification: typed.identification.trim(),
  name: typed.name.trim(),
  cellPhone: typed.cellPhone.trim(),
  ...(typed.email.trim() === '' ? {} : { email: typed.email.trim() }),
  image: image[0]?.id ?? '',
})

/** Only what differs. */
export const changeBody = (
  typed: TypedDriver,
  before: Pick<TypedDriver, 'cellPhone' | 'email'>,
): DriverChange => ({
  ...(typed.cellPhone.trim() === before.cellPhone ? {} : { cellPhone: typed.cellPhone.trim() }),
  ...(typed.email.trim() === before.email || typed.email.trim() === '' ? {} : { email: typed.email.trim() }),
  ...(typed.image[0] ? { image: typed.image[0].id } : {}),
})
