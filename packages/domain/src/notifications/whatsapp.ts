/** Being told by WhatsApp: only on a number whose owner said so there. Decisions §17. */
import type { ErrorCode } from '../errors/errors.ts'
import { isMobile } from '../people/identifiers.ts'
import { codeTriesMost } from '../people/registration.ts'

/** Codes sent to one number, and asked for by one person, within an hour. */
export const whatsappCodesAnHour = 3

const country = '+57'

/** E.164 of ten national digits; undefined for a landline, which WhatsApp does not reach. */
export const whatsappNumberOf = (cellPhone: string): string | undefined =>
  isMobile(cellPhone) ? `${country}${cellPhone}` : undefined

export type WhatsappCodeFacts = { expiresAt: Date | null; wrongTries: number; isRight: boolean }

/** Wrong, expired, used and too often tried codes are refused alike. */
export const denialOfWhatsappCode = (
  { expiresAt, wrongTries, isRight }: WhatsappCodeFacts,
  now: Date,
): ErrorCode | undefined =>
  expiresAt !== null && expiresAt > now && wrongTries < codeTriesMost && isRight
    ? undefined
    : 'whatsapp.code_wrong'

const farewells: ReadonlySet<string> = new Set(['baja', 'stop', 'parar', 'cancelar', 'salir', 'no mas'])

/** Whether an answer asks for no more messages; case, accents and points do not matter. */
export const isFarewell = (text: string): boolean =>
  farewells.has(
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z ]/g, '')
      .trim(),
  )
