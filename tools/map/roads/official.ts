/** The official truck routes: between which places each goes, and how long the shortest of a pair is. */
import {
  fold,
  holds,
  type MunicipalityFeature,
  type OfficialRow,
  type PlaceFeature,
  type Position,
} from './sources.ts'

/** Where an official route begins or ends: the head of a municipality, or a place in it that the route's name tells. */
export type End = { code: string; place: string; position: Position | undefined }

/**
 * Two ends with the shortest official way there and back, km, and the lengths of all their official ways, shortest first;
 * `half` parts what is fitted from what is tested.
 */
export type Pair = {
  a: number
  b: number
  kmThere: number | undefined
  kmBack: number | undefined
  lengths: number[]
  half: 0 | 1
  vias: string[][]
}

export type Official = { ends: End[]; pairs: Pair[] }

type Names = { head: string; municipality: string; department: string }

const squeezed = (name: string): string => name.replaceAll(' ', '')

/** Departments as the names of routes say them. */
const departmentEnds = ['bogota d c', 'guajira', 'la guajira', 'norte de santander', 'ns', 'san andres']

const withoutDepartment = (name: string, department: string): string => {
  const end = [department, ...departmentEnds].find((known) => known !== '' && name.endsWith(` ${known}`))
  return end === undefined ? name : name.slice(0, -end.length - 1).trim()
}

/** The place in the municipality, empty for its head. */
const placeOf = (raw: string, { head, municipality, department }: Names): string => {
  const name = withoutDepartment(fold(raw).replace(/ via .*/, ''), department)
  for (const own of [head, municipality]) {
    if (own === '') continue
    if (
      squeezed(own).startsWith(squeezed(name)) ||
      own.split(' ').at(-1) === name ||
      `${own} ${own}` === name
    )
      return ''
    if (name.endsWith(` ${own}`)) return name.slice(0, -own.length - 1)
    if (name.startsWith(`${own} `)) return withoutDepartment(name.slice(own.length + 1), department)
  }
  return name.includes(' ') && !/^(?:santa ?marta|la do)/.test(name) ? name : ''
}

/** `A _ B`, or `A - B` where the second part begins with the other town's name. */
const sidesOf = ({ name }: OfficialRow, from: Names, to: Names): [string, string] => {
  const sides = name.split('_')
  if (sides.length === 2) return [sides[0] ?? '', sides[1] ?? '']
  const parts = name.split('-')
  for (let at = 1; at < parts.length; at++) {
    const [before, after] = [parts.slice(0, at).join(' '), parts.slice(at).join(' ')]
    const begins = (text: string, { head }: Names): boolean => fold(text).startsWith(head.slice(0, 4))
    if (begins(before, from) && begins(after, to)) return [before, after]
  }
  return [from.head, to.head]
}

/** FNV-1a over both codes in order: a pair is in one half whichever way it is driven. */
export const halfOf = (from: string, to: string): 0 | 1 => {
  let hash = 2_166_136_261
  for (const letter of from < to ? from + to : to + from)
    hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d) >>> 0
  return ((hash ^ (hash >>> 12)) & 1) as 0 | 1
}

type Atlas = {
  heads: Map<string, PlaceFeature>
  municipalities: Map<string, MunicipalityFeature>
  villages: Map<string, PlaceFeature[]>
}

const atlasOf = (places: readonly PlaceFeature[], municipalities: readonly MunicipalityFeature[]): Atlas => {
  const villages = new Map<string, PlaceFeature[]>()
  for (const place of places.filter(({ properties }) => properties.code === undefined)) {
    const name = fold(place.properties.name)
    villages.set(name, [...(villages.get(name) ?? []), place])
  }
  return {
    heads: new Map(places.map((place) => [place.properties.code ?? '', place])),
    municipalities: new Map(municipalities.map((area) => [area.properties.code, area])),
    villages,
  }
}

const namesOf = ({ heads, municipalities }: Atlas, code: string): Names => {
  const area = municipalities.get(code)?.properties
  return {
    head: fold(heads.get(code)?.properties.name ?? area?.name ?? ''),
    municipality: fold(area?.name ?? ''),
    department: fold(area?.depName ?? ''),
  }
}

/** A village of the name within the municipality's own borders. */
const positionOf = (atlas: Atlas, code: string, place: string): Position | undefined => {
  if (place === '') return atlas.heads.get(code)?.geometry.coordinates
  const area = atlas.municipalities.get(code)?.geometry
  const found = (atlas.villages.get(place) ?? []).find(
    ({ geometry }) => area && holds(area, geometry.coordinates),
  )
  return found?.geometry.coordinates
}

const lesser = (known: number | undefined, km: number): number => Math.min(known ?? Infinity, km)

export const officialOf = (
  rows: readonly OfficialRow[],
  places: readonly PlaceFeature[],
  municipalities: readonly MunicipalityFeature[],
): Official => {
  const atlas = atlasOf(places, municipalities)
  const ends: End[] = []
  const known = new Map<string, number>()
  const endOf = (code: string, place: string): number => {
    const key = `${code} ${place}`
    const at = known.get(key) ?? ends.push({ code, place, position: positionOf(atlas, code, place) }) - 1
    known.set(key, at)
    return at
  }
  const pairs = new Map<string, Pair>()
  for (const row of rows) {
    const [from, to] = [namesOf(atlas, row.from), namesOf(atlas, row.to)]
    const [here, there] = sidesOf(row, from, to)
    const [first, second] = [endOf(row.from, placeOf(here, from)), endOf(row.to, placeOf(there, to))]
    if (first === second) continue
    const [a, b] = first < second ? [first, second] : [second, first]
    const fresh: Pair = {
      a,
      b,
      kmThere: undefined,
      kmBack: undefined,
      lengths: [],
      half: halfOf(row.from, row.to),
      vias: [],
    }
    const pair = pairs.get(`${a} ${b}`) ?? fresh
    if (first === a) pair.kmThere = lesser(pair.kmThere, row.km)
    else pair.kmBack = lesser(pair.kmBack, row.km)
    pair.lengths = [...pair.lengths, row.km].toSorted((x, y) => x - y)
    if (row.via.length > 0) pair.vias.push(first === a ? row.via : row.via.toReversed())
    pairs.set(`${a} ${b}`, pair)
  }
  return { ends, pairs: [...pairs.values()] }
}

/** What the fit aims at: the mean of there and back. */
export const kmOf = ({ kmThere, kmBack }: Pair): number =>
  kmThere !== undefined && kmBack !== undefined ? (kmThere + kmBack) / 2 : (kmThere ?? kmBack ?? 0)
