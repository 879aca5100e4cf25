/** What a password must be; no rules of composition. Security F3.8. */
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { passwordLengthDenial } from '@arriero/domain/people/passwords'
import type { Role } from '@arriero/domain/people/roles'
import { searchForm } from '@arriero/domain/typed/search-words'
import { coreOf, isCommon } from './common-passwords.ts'

/** Own words: the parts of one's e-mail and name that are long enough to be guessed. */
const isOwn = (text: string, words: readonly string[]) =>
  words
    .flatMap((word) => searchForm(word).split(/[^a-z0-9]+/))
    .some((word) => word.length >= 4 && coreOf(text) === coreOf(word))

/** Why this password is refused; undefined means it will do. */
export const passwordDenial = (
  password: string,
  role: Role,
  ownWords: readonly string[] = [],
): ErrorCode | undefined => {
  const wrongLength = passwordLengthDenial(password, role)
  if (wrongLength) return wrongLength
  const plain = searchForm(password)
  // Digits alone are a date, a telephone or a cédula.
  const isShortNumber = coreOf(plain) === '' && [...password].length < 12
  return isShortNumber || isCommon(plain) || isOwn(plain, ownWords) ? 'password.too_common' : undefined
}
