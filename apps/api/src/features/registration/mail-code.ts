/** The code of a registration: forty random bits that a person types from his mail. Decisions §5. */
import { createHash } from 'node:crypto'
import { meantCode, newReadableCode } from '#features/sessions/setup-code.ts'

const characters = 8

export const newMailCode = (): string => newReadableCode(characters)

/** Bound to its registration, so that the same code elsewhere is another one. */
export const hashMailCode = (registrationId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${registrationId} ${meantCode(code)}`)
    .digest()
