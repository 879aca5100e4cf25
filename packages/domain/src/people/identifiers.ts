/** Colombian identifiers in their normal form. Parsers answer undefined for what they refuse. Domain facts §2. */
import { lettersMost } from '../typed/limits.ts'

const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71] as const

/** The check digit of a NIT's digits, at most 15 of them. */
export const nitCheckDigit = (digits: string): number => {
  const fromRight = digits.split('').toReversed()
  const total = fromRight.reduce((sum, digit, place) => sum + Number(digit) * (weights[place] ?? 0), 0)
  const rest = total % 11
  return rest < 2 ? rest : 11 - rest
}

export type Nit = { digits: string; checkDigit: number }

const nitPattern = /^([1-9]\d{8}|[1-9]\d{2}\.\d{3}\.\d{3})(?:\s?-?\s?(\d))?$/

/** Nine digits, with dots or not, with their check digit or not; a wrong check digit is refused. */
export const parseNit = (text: string): Nit | undefined => {
  const [, written, check] = nitPattern.exec(text.trim()) ?? []
  if (written === undefined) return undefined
  const digits = written.replaceAll('.', '')
  const checkDigit = nitCheckDigit(digits)
  return check === undefined || Number(check) === checkDigit ? { digits, checkDigit } : undefined
}

export const formatNit = ({ digits, checkDigit }: Nit): string => `${digits}-${checkDigit}`

const cedulaPattern = /^[1-9](\d{5,9}|\d{0,2}(\.\d{3}){2,3})$/

/** 6 to 10 digits, with dots or not. */
export const parseCedula = (text: string): string | undefined => {
  const trimmed = text.trim()
  const digits = trimmed.replaceAll('.', '')
  return cedulaPattern.test(trimmed) && digits.length <= 10 ? digits : undefined
}

const platePattern = /^[A-Z]{3}\d{3}$/
/** Written as it is kept: three letters, three digits. */
export const isPlate = (text: string): boolean => platePattern.test(text)
const trailerPlatePattern = /^[RS]\d{5}$/

/** Upper case without the one blank or dash people write in the middle. */
export const normalPlate = (text: string): string => {
  const plate = text.trim()
  // A few letters outside ASCII turn into ASCII in upper case (ı, ſ): they stay as they are and are refused.
  return /^[\x20-\x7e]*$/.test(plate) ? plate.toUpperCase().replace(/^([A-Z]+)[ -](?=\d)/, '$1') : plate
}

const parsed = (text: string, pattern: RegExp): string | undefined => {
  const plate = normalPlate(text)
  return pattern.test(plate) ? plate : undefined
}

/** Three letters and three digits. */
export const parsePlate = (text: string): string | undefined => parsed(text, platePattern)
/** R or S and five digits. */
export const parseTrailerPlate = (text: string): string | undefined => parsed(text, trailerPlatePattern)

/** A bank account number, in digits alone. */
export const isAccountNumber = (text: string): boolean =>
  /^\d{5,}$/.test(text) && text.length <= lettersMost.accountNumber

const mobilePattern = /^3\d{9}$/
const landlinePattern = /^60[1-8]\d{7}$/

export const isMobile = (phone: string): boolean => mobilePattern.test(phone)

/** Ten national digits, with or without +57, blanks, dashes and brackets. */
export const parsePhone = (text: string): string | undefined => {
  const digits = text
    .trim()
    .replaceAll(/[ ()-]/g, '')
    .replace(/^(\+|00)57(?=\d{10}$)/, '')
  return mobilePattern.test(digits) || landlinePattern.test(digits) ? digits : undefined
}

const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/
const emailMaxLength = 254
const localPartMaxLength = 64

/** The form in which two addresses are compared. */
export const normalEmail = (text: string): string => text.trim().normalize('NFC').toLowerCase()

/** The normal form, or undefined for what is no address; letters outside ASCII are refused (look-alikes). */
export const parseEmail = (text: string): string | undefined => {
  const email = normalEmail(text)
  const isAscii = /^[\x21-\x7e]+$/.test(text.trim())
  const fits = email.length <= emailMaxLength && email.indexOf('@') <= localPartMaxLength
  return isAscii && fits && emailPattern.test(email) ? email : undefined
}

export const idPattern = /^[0-9a-f]{24}$/

export const isId = (text: string | undefined): text is string => idPattern.test(text ?? '')

/** What a person reads of an id: from character 18 on, which are its last six. Decisions §1. */
export const shortCode = (id: string): string => id.slice(18)
