/** Forty random bits a person types from his telephone. */
import { createHash } from 'node:crypto'
import { meantCode, newReadableCode } from '#features/sessions/setup-code.ts'

const characters = 8

export const newWhatsappCode = (): string => newReadableCode(characters)

/** Bound to its owner and to the number it was sent to, so that the same code elsewhere is another one. */
export const hashWhatsappCode = (userId: string, number: string, code: string): Buffer =>
  createHash('sha256')
    .update(`whatsapp ${userId} ${number} ${meantCode(code)}`)
    .digest()
