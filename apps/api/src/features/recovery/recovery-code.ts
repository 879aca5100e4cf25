/** Sixty random bits a person types from his mail. Decisions §5. */
import { createHash } from 'node:crypto'
import { meantCode, newReadableCode } from '#features/sessions/setup-code.ts'

const characters = 12

export const newRecoveryCode = (): string => newReadableCode(characters)

/** Bound to its e-mail, so that the same code elsewhere is another one. */
export const hashRecoveryCode = (emailKey: string, code: string): Buffer =>
  createHash('sha256')
    .update(`recovery ${emailKey} ${meantCode(code)}`)
    .digest()
