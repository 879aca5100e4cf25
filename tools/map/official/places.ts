/**
 * Which place of a municipality a way begins or ends at. The copy of the table keeps only the municipality's code, so that ways
 * of a village, a mine or a port stand under the code of their municipality; only the name still tells them apart.
 */
import { fold, type Municipalities, type Municipality } from './towns.ts'

/** `place` is undefined for the head of the municipality, and where the name is not read. */
export type End = { place: string | undefined; isRead: boolean }

const head: End = { place: undefined, isRead: true }
const unread: End = { place: undefined, isRead: false }

/** `… - VIA LA MESA` names the road that is taken, and no end; `LA GRAN VIA` is a village. */
const road = /[\s\-–]*(?<!\bGRAN )\bVIA\b.*$/i

/** Bare names of departments stand between dashes like places do: `SAN MARTÍN - META - BOGOTA`. */
const endsOf = (name: string, departments: ReadonlySet<string>): string[] => {
  const plain = name.replace(road, '')
  const clear = plain.split(' _ ')
  if (clear.length === 2) return clear
  const parts = plain.split(/\s*[-–_]\s*/).filter((part) => part !== '')
  return parts.length === 2 ? parts : parts.filter((part) => !departments.has(fold(part)))
}

const joined = (text: string): string => text.replaceAll(' ', '')

/** `TOLUVIEJO` is Tolú Viejo, `MARIQUITA` San Sebastián de Mariquita. */
const isHead = (own: string, { names }: Municipality): boolean =>
  names.some((name) => joined(name) === joined(own) || name.endsWith(` ${own}`))

const restOf = (own: string, name: string): string | undefined => {
  if (own.endsWith(` ${name}`)) return own.slice(0, -name.length - 1)
  return own.startsWith(`${name} `) ? own.slice(name.length + 1) : undefined
}

const small = new Set(['de', 'del', 'y'])
const titled = (folded: string): string =>
  folded.replace(/\w+/g, (word) => (small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))

/** `LA PAILA ZARZAL VALLE DEL CAUCA` is La Paila, of Zarzal; `ZARZAL VALLE DEL CAUCA` is Zarzal itself. */
const endOf = (text: string, municipality: Municipality): End => {
  const { names, department } = municipality
  const folded = fold(text).replace(/ d c$| ns$/, '')
  const own = folded.endsWith(` ${department}`) ? folded.slice(0, -department.length - 1) : folded
  if (isHead(own, municipality)) return head
  const rest = names.map((name) => restOf(own, name)).find((found) => found !== undefined)
  if (rest === undefined) return unread
  return isHead(rest, municipality) ? head : { place: titled(rest), isRead: true }
}

type Named = { name: string; from: string; to: string }

/** Reads both ends of a way off its published name. */
export const readerOfPlaces = (municipalities: Municipalities): ((row: Named) => [End, End]) => {
  const departments = new Set(['ns', ...[...municipalities.values()].map(({ department }) => department)])
  return ({ name, from, to }) => {
    const [first, second, ...more] = endsOf(name, departments)
    const [origin, destination] = [municipalities.get(from), municipalities.get(to)]
    if (!first || !second || more.length > 0 || !origin || !destination) return [unread, unread]
    return [endOf(first, origin), endOf(second, destination)]
  }
}
