/** The embedded places: every Colombian municipality, no network. */
import { placeLine } from '@arriero/domain/places/place-name'
import type { Place, PlacesProvider } from './port.ts'
import { townAt } from './municipalities.ts'
import { builtUpKm, gazetteerAttribution, townOfCode, towns, type Town, fold } from './towns.ts'

type Match = { town: Town; street: string }

type Ranked = Match & { quality: number; knowsDepartment: boolean }

const worst = 4

/** 0 the very name, 1 its beginning, 2 the beginning of a later word, 3 anywhere inside, 4 not this town. */
const qualityOf = (key: string, part: string): number => {
  if (!key.includes(part)) return worst
  if (key.startsWith(part)) return key.length === part.length ? 0 : 1
  if (key.includes(` ${part}`)) return 2
  return part.length > 1 ? 3 : worst
}

type Part = { typed: string; key: string }

const splitParts = (text: string): Part[] =>
  text
    .split(',')
    .map((typed) => ({ typed: typed.trim(), key: fold(typed) }))
    .filter(({ key }) => key !== '')

const townsByKey = Map.groupBy(
  towns.flatMap((town) => town.keys.map((key) => ({ key, town }))),
  ({ key }) => key,
)

/** "Bogotá, " stands in the field before anything is typed: before a lesser town it is no street of that town. */
const isLeftover = (key: string, town: Town): boolean =>
  townsByKey.get(key)?.some(({ town: other }) => other.population > town.population) ?? false

type Reading = { at: number; quality: number }

const readPart = (town: Town, parts: readonly Part[], { at, quality }: Reading): Ranked => {
  const others = parts.filter(({ key }, other) => other !== at && !(other < at && isLeftover(key, town)))
  const beside = others.filter(({ key }) => key !== town.departmentKey)
  const street = beside.map(({ typed }) => typed).join(', ')
  return { town, street, quality, knowsDepartment: beside.length < others.length }
}

const bestReading = ({ keys }: Town, parts: readonly Part[]): Reading => {
  const best = { at: 0, quality: worst }
  for (const [at, part] of parts.entries()) {
    const quality = Math.min(...keys.map((key) => qualityOf(key, part.key)))
    if (quality < best.quality) Object.assign(best, { at, quality })
  }
  return best
}

/** Each part between commas may be the town; of the others one may be its department, the rest is street. */
const matchParts = (parts: readonly Part[]): Ranked[] =>
  towns.flatMap((town) => {
    const best = bestReading(town, parts)
    return best.quality < worst ? [readPart(town, parts, best)] : []
  })

const mostWords = Math.max(...[...townsByKey.keys()].map((key) => key.split(' ').length))

/** Without a comma the town may stand anywhere in the text, the longest name first: "Calle 13 # 68-20 Bogotá". */
const matchWords = (text: string): Ranked[] => {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const keys = words.map(fold)
  const matches: Ranked[] = []
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= mostWords && start + length <= words.length; length += 1) {
      const street = [...words.slice(0, start), ...words.slice(start + length)].join(' ')
      for (const { town } of townsByKey.get(keys.slice(start, start + length).join(' ')) ?? []) {
        matches.push({ town, street, quality: -length, knowsDepartment: false })
      }
    }
  }
  return matches
}

const byRank = (a: Ranked, b: Ranked): number =>
  a.quality - b.quality ||
  Number(b.knowsDepartment) - Number(a.knowsDepartment) ||
  b.town.population - a.town.population

/**
 * Which towns a typed text may mean, and what of it is street. Best match first, then the department that was typed, then
 * the larger town.
 */
const matchTowns = (text: string, limit: number): Match[] => {
  const matches = matchParts(splitParts(text))
  return (matches.length > 0 ? matches : matchWords(text)).toSorted(byRank).slice(0, Math.max(0, limit))
}

/** `Calle 13 # 68-20, Bogotá D.C.` or `La Mesa, Cundinamarca`. */
export const placeName = ({ name, department }: Town, street = ''): string =>
  placeLine([street, name, department].join(', '))

const placeOf = (town: Town, street = ''): Place => ({
  code: town.code,
  town: town.name,
  department: town.department,
  name: placeName(town, street),
  ...(street !== '' && { street }),
  latitude: town.latitude,
  longitude: town.longitude,
  reachKm: builtUpKm(town),
  isExact: false,
})

/** Of each town once: every service in every list asks for two. */
const heads = new Map<Town, Place>()
const headOf = (town: Town): Place => {
  const known = heads.get(town) ?? placeOf(town)
  heads.set(town, known)
  return known
}

export const createGazetteer = (): PlacesProvider => ({
  search: (text, limit) =>
    Promise.resolve(matchTowns(text, limit).map(({ town, street }) => placeOf(town, street))),
  at: (point) => headOf(townAt(point)),
  byCode: (code) => {
    const town = townOfCode(code)
    return town && headOf(town)
  },
  named: (name) =>
    (townsByKey.get(fold(name)) ?? [])
      .map(({ town }) => town)
      .toSorted((one, other) => other.population - one.population)
      .map(headOf),
  attribution: gazetteerAttribution,
})
