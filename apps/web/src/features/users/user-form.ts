/** The form of a new account: what was typed, what is wrong with it, what is sent. Spec §5 "User form". */
import type { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import {
  isLegalPerson,
  typedEmailDenial,
  typedIdentificationDenial,
  typedPhoneDenial,
} from '@arriero/domain/people/accounts'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { passwordLengthDenial } from '@arriero/domain/people/passwords'
import type { UploadedImage } from '#shared/ui/images/image-rules.ts'

export type NewAccount = CallInput<typeof api.accounts.create>['body']
export type NewRole = NewAccount['rol']

export interface Typed {
  rol: NewRole | undefined
  identification: string
  name: string
  cellPhone: string
  email: string
  password: string
  image: readonly UploadedImage[]
  documents: readonly UploadedImage[]
}

export const emptyForm = (rol: NewRole | undefined): Typed => ({
  rol,
  identification: '',
  name: '',
  cellPhone: '',
  email: '',
  password: '',
  image: [],
  documents: [],
})

/** Before a role is chosen, what every role takes. */
export const judgedAs = (rol: NewRole | undefined): NewRole => rol ?? 'administrator'

/** Only companies are asked for legal documents. */
export const asksDocuments = (rol: NewRole | undefined): boolean => rol !== undefined && isLegalPerson(rol)

/** What is wrong with what was typed; the server says the same of it. */
export const problemsOf = (typed: Typed): Partial<Record<keyof Typed, ErrorCode | undefined>> => ({
  rol: typed.rol === undefined ? 'role.required' : undefined,
  identification: typedIdentificationDenial(judgedAs(typed.rol), typed.identification),
  name: typed.name.trim() === '' ? 'name.required' : undefined,
  cellPhone: typedPhoneDenial(typed.cellPhone),
  email: typedEmailDenial(typed.email),
  password:
    typed.password.trim() === ''
      ? 'password.required'
      : passwordLengthDenial(typed.password, judgedAs(typed.rol)),
  image: typed.image.length === 0 ? 'image.required' : undefined,
  documents: asksDocuments(typed.rol) && typed.documents.length === 0 ? 'image.required' : undefined,
})

/** A document is called as its file, without the ending and in upper case. Spec §5. */
export const documentName = (fileName: string): string =>
  fileName
    .replace(/\.[^.]{1,5}$/, '')
    .trim()
    .slice(0, 120)
    .toLocaleUpperCase('es') || fileName.toLocaleUpperCase('es')

/** Expects a form whose checks found no problem. */
export const bodyOf = ({ rol, image, documents, ...typed }: Typed): NewAccount => {
  const facts = {
    identification: typed.identification.trim(),
    name: typed.name.trim(),
    cellPhone: typed.cellPhone.trim(),
    email: typed.email.trim(),
    password: typed.password,
    image: image[0]?.id ?? '',
  }
  if (rol === 'cliententerprise' || rol === 'enterprise') {
    return {
      rol,
      ...facts,
      documents: documents.map(({ id, name }) => ({ name: documentName(name), images: [id] })),
    }
  }
  return { rol: rol ?? 'soport', ...facts }
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Easy to read out, hard to guess: three groups of six. */
export const drawPassword = (random = crypto.getRandomValues(new Uint8Array(18))): string =>
  [...random]
    .map((byte, index) => `${index > 0 && index % 6 === 0 ? '-' : ''}${letters[byte % letters.length] ?? ''}`)
    .join('')
