/** How a place is told, wherever it stands: the street, then the town and its department. Decisions §13. */

import { capitalName } from './place-name.texts.ts'

export const plain = (part: string): string =>
  part
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const capitalNames = new Set(['bogota', 'bogota d c', 'bogota dc'])
/** What follows the capital's name in one person's writing or another's. */
const afterCapital = new Set(['d c', 'dc', 'distrito capital', 'cundinamarca', 'colombia'])

const isCapital = (part: string | undefined) => part !== undefined && capitalNames.has(plain(part))

/** Whatever came behind the street where it names the capital, else undefined. */
const streetBeforeCapital = (parts: readonly string[]): string[] | undefined => {
  let left = parts.length
  while (left > 1 && afterCapital.has(plain(parts[left - 1] ?? ''))) left -= 1
  if (!isCapital(parts[left - 1])) return undefined
  while (isCapital(parts[left - 1])) left -= 1
  return parts.slice(0, left)
}

const partsOf = (name: string): string[] =>
  name
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

export type PlaceLines = {
  /** With its department, by which people know it. */
  town: string
  street: string | undefined
}

const joined = (parts: readonly string[]) => (parts.length > 0 ? parts.join(', ') : undefined)

/** A place in two lines; what names no department is all there is to say. */
export const placeLines = (name: string): PlaceLines => {
  const parts = partsOf(name)
  const street = streetBeforeCapital(parts)
  if (street) return { town: capitalName, street: joined(street) }
  if (parts.length < 3) return { town: joined(parts) ?? name, street: undefined }
  return { town: parts.slice(-2).join(', '), street: joined(parts.slice(0, -2)) }
}

/** The same in one line: `Calle 13 # 68-20, Bogotá D.C.`, `La Mesa, Cundinamarca`. */
export const placeLine = (name: string): string => {
  const { town, street } = placeLines(name)
  return street === undefined ? town : `${street}, ${town}`
}
