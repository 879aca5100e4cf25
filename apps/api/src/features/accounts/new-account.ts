/** A new account before its transaction: what was typed is judged, its password hashed, its picture stored. Decisions §12. */
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import { personPapers, type PaperKind } from '@arriero/domain/papers/credentials'
import { parseEmail } from '@arriero/domain/people/identifiers'
import type { Ctx } from '#context.ts'
import { searchForm } from '@arriero/domain/typed/search-words'
import { parseDataUrl } from '#features/files/data-url.ts'
import { uploadImage } from '#features/files/files.actions.ts'
import { hashPassword } from '#features/users/password-hash.ts'
import { passwordDenial } from '#features/users/password-policy.ts'
import { fail } from '#app-error.ts'
import { paperWords } from './paper-words.texts.ts'
import { identificationOf, phoneOf } from './typed-facts.ts'

export type NewAccount = InputOf<typeof api.accounts.create>['body']

export type PreparedAccount = {
  identification: string
  cellPhone: string
  email: string
  passwordHash: string
  /** The id of a file that the caller uploaded. */
  imageId: string
}

const imageOf = async (ctx: Ctx, image: string): Promise<string> => {
  if (!image.startsWith('data:')) return image
  const { bytes } = parseDataUrl(image) ?? fail('image.required', 'image')
  return (await uploadImage(ctx, bytes, 'jpeg'))._id
}

/** Never inside a transaction. */
export const prepareAccount = async (ctx: Ctx, typed: NewAccount): Promise<PreparedAccount> => {
  const { rol, name, password } = typed
  const identification = identificationOf(rol, typed.identification)
  const cellPhone = phoneOf(typed.cellPhone)
  const email = parseEmail(typed.email) ?? fail('email.invalid', 'email')
  const denial = passwordDenial(password, rol, [email, name])
  if (denial) fail(denial, 'password')
  const imageId = await imageOf(ctx, typed.image)
  return { identification, cellPhone, email, imageId, passwordHash: await hashPassword(password) }
}

type Document = Extract<NewAccount, { documents: unknown }>['documents'][number]

/** The papers a role is asked for are known by their names; any other stands for itself. */
const kindOf = ({ name, kind }: Document, asked: readonly PaperKind[]): PaperKind | undefined => {
  if (kind !== undefined) return asked.includes(kind) ? kind : undefined
  const words = searchForm(name).replace(/[^a-z0-9]+/g, ' ')
  return paperWords.find(([known, form]) => asked.includes(known) && form.test(words))?.[0]
}

export type NewPaper = { kind: string; name: string; imageIds: readonly string[] }

/** Names in upper case, as the specification keeps them; of each kind one. Spec §5. */
export const papersOfNew = (typed: NewAccount): NewPaper[] => {
  const asked = personPapers[typed.rol] ?? []
  const taken = new Set<string>()
  return (typed.documents ?? []).map((document, index) => {
    const known = kindOf(document, asked)
    const kind = known && !taken.has(known) ? known : `other.${index + 1}`
    taken.add(kind)
    return { kind, name: document.name.toLocaleUpperCase('es'), imageIds: document.images }
  })
}
