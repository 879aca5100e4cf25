// domain → contract → apps: each imports only to its left, and the domain stays pure.
import { edgesOf, homeOf, type Edge, type Home } from '../reading/places.ts'
import { isTest, lineAt, type Rule } from '../reading/source.ts'

const toTheLeft: Partial<Record<Home, readonly Home[]>> = {
  domain: [],
  contract: ['domain'],
  api: ['domain', 'contract', 'map'],
  web: ['domain', 'contract', 'map'],
}

const outsideAllowed: Partial<Record<Home, RegExp>> = {
  domain: /^$/,
  contract: /^zod(\/|$)/,
}

const testTools = /^(vitest|fast-check|node:.*)$/

const outsideFault = (edge: Edge, home: Home): string | undefined => {
  const isAllowed = outsideAllowed[home]?.test(edge.specifier) ?? true
  return isAllowed || (isTest(edge.from) && testTools.test(edge.specifier)) ? undefined : 'from outside'
}

const fault = (edge: Edge): string | undefined => {
  const home = homeOf(edge.from)
  const allowed = home === undefined ? undefined : toTheLeft[home]
  if (home === undefined || allowed === undefined) return undefined
  if (edge.to === undefined) return outsideFault(edge, home)
  const target = homeOf(edge.to)
  if (target === home) return undefined
  if (edge.specifier.startsWith('.')) return 'by a relative path out of its package'
  return target !== undefined && allowed.includes(target) ? undefined : 'to its right'
}

export const packageLine: Rule = (files) =>
  edgesOf(files).flatMap((edge) => {
    const why = fault(edge)
    return why === undefined ? [] : [`${edge.at} imports ${edge.specifier}, ${why}`]
  })

const impure =
  /\b(?:Date\.now\(|new Date\(\)|Math\.random\(|process\.|console\.|globalThis\.crypto|crypto\.random\w+\()/g

/** The domain knows no clock, no chance and no console: time is a parameter. */
export const pureDomain: Rule = (files) =>
  files
    .filter(({ path }) => homeOf(path) === 'domain' && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(impure)].map(
        (hit) => `${path}:${lineAt(text, hit.index)} uses ${hit[0]} in the domain`,
      ),
    )
