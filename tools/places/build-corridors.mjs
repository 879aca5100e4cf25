/**
 * Builds apps/api/src/providers/routing/data/corridors.json from corridors.txt and the gazetteer. Run by hand after a change of either:
 *   node tools/places/build-corridors.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { greatCircleKm } from '../../packages/domain/src/places/geography.ts'
import { jsonRows } from './json-rows.mjs'

/** @typedef {{ id: string, latitude: number, longitude: number, junction?: true }} Node */
/** @typedef {{ road: string, from: string, to: string, km: number, terrain: 'flat' | 'rolling' | 'mountain', avoided?: true }} Leg */

const providers = new URL('../../apps/api/src/providers/', import.meta.url)
/** @type {{ rows: [string, string, number, number][] }} */
const gazetteer = JSON.parse(readFileSync(new URL('places/data/gazetteer.json', providers), 'utf8'))
const lines = readFileSync(new URL('./corridors.txt', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'))

/** No road is shorter than this times the great circle between two heads: a leg remembered too short is raised to it. */
const leastFactor = { flat: 1.05, rolling: 1.1, mountain: 1.2 }
/** @type {Record<string, 'flat' | 'rolling' | 'mountain'>} */
const terrains = { f: 'flat', r: 'rolling', m: 'mountain' }
/** @type {Map<string, Node>} */
const nodes = new Map()
/** @type {Map<string, Leg>} */
const legs = new Map()
/** @type {string[]} */
const problems = []

/**
 * The code of a municipality or the name of a crossing; a name that means none, or several, is a problem.
 * @param {string} text
 */
function nodeOf(text) {
  if (nodes.has(text)) return text
  const [name, department = ''] = text.split('/')
  const found = gazetteer.rows.filter(([code, rowName]) => rowName === name && code.startsWith(department))
  const [only] = found
  if (!only || found.length > 1) {
    problems.push(`"${text}" means ${found.length} towns: ${found.map((row) => row[0]).join(' ')}`)
    return text
  }
  const [code, , latitude, longitude] = only
  nodes.set(code, { id: code, latitude, longitude })
  return code
}

/** @param {Leg} leg */
function addLeg(leg) {
  const { road, from, to } = leg
  const key = [from, to].toSorted().join('|')
  if (legs.has(key)) problems.push(`${road}: leg ${key} twice`)
  legs.set(key, leg)
  const [a, b] = [nodes.get(from), nodes.get(to)]
  if (!a || !b) return
  const straightKm = greatCircleKm(a, b)
  const factor = leg.km / straightKm
  if (factor < 1 || factor > 2.7)
    console.warn(`look again: ${road} ${from}-${to} ${leg.km} km is ${factor.toFixed(2)} x the great circle`)
  leg.km = Math.max(leg.km, Math.ceil(straightKm * leastFactor[leg.terrain]))
}

/** @param {string} road @param {string[]} parts Town, measure, town. */
function readLeg(road, [from = '', text = '', to = '']) {
  const [, km, letter = '', avoided] = /^([\d.]+)([frm])(!?)$/.exec(text) ?? []
  const terrain = terrains[letter]
  if (!terrain) problems.push(`${road}: unreadable "${text}"`)
  else
    addLeg({
      road,
      from: nodeOf(from),
      to: nodeOf(to),
      km: Number(km),
      terrain,
      ...(avoided && { avoided: true }),
    })
}

for (const line of lines.filter((text) => text.startsWith('@'))) {
  const [, name = line, latitude, longitude] = /^@ (.+) (-?[\d.]+),(-?[\d.]+)$/.exec(line) ?? []
  nodes.set(name, { id: name, latitude: Number(latitude), longitude: Number(longitude), junction: true })
}
for (const line of lines.filter((text) => !text.startsWith('@'))) {
  const [road = line, chain = ''] = line.split(' | ')
  const parts = chain.split(/ -([^ ]+?)- /)
  for (let at = 0; at + 2 < parts.length; at += 2) readLeg(road, parts.slice(at, at + 3))
}
if (problems.length > 0) throw new Error(problems.join('\n'))

const sorted = [...nodes.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
writeFileSync(
  new URL('routing/data/corridors.json', providers),
  `{\n  "nodes": [\n${jsonRows(sorted)}\n  ],\n  "legs": [\n${jsonRows([...legs.values()])}\n  ]\n}\n`,
)
console.log(
  `${nodes.size} nodes, ${legs.size} legs, ${Math.round([...legs.values()].reduce((sum, leg) => sum + leg.km, 0))} km`,
)
