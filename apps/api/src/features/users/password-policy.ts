/** What a password must be; no rules of composition. Security F3.8. */
import { isStaffRole, type Role } from '@arriero/domain/roles'
import { searchForm } from '@arriero/domain/search-words'
import { coreOf, isCommon } from './common-passwords.ts'

export type PasswordFault = 'too_short' | 'too_long' | 'too_common'

export const passwordMaxLength = 128
export const passwordMinLength = (role: Role): number => (isStaffRole(role) ? 15 : 8)

/** Own words: the parts of one's e-mail and name that are long enough to be guessed. */
const isOwn = (text: string, words: readonly string[]) =>
  words
    .flatMap((word) => searchForm(word).split(/[^a-z0-9]+/))
    .some((word) => word.length >= 4 && coreOf(text) === coreOf(word))

/** Why this password is refused; undefined means it will do. Length in code points. */
export const passwordFault = (
  password: string,
  role: Role,
  ownWords: readonly string[] = [],
): PasswordFault | undefined => {
  const { length } = [...password]
  if (length < passwordMinLength(role)) return 'too_short'
  if (length > passwordMaxLength) return 'too_long'
  const plain = searchForm(password)
  // Digits alone are a date, a telephone or a cédula.
  const isShortNumber = coreOf(plain) === '' && length < 12
  return isShortNumber || isCommon(plain) || isOwn(plain, ownWords) ? 'too_common' : undefined
}
