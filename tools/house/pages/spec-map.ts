// docs/spec-map.json: every fact of the specification, and the test in which it is looked for.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../launch/paths.mjs'
import { reachOf, type Reach } from '../reading/reach.ts'
import type { Source, Violation } from '../reading/source.ts'

export const kinds = ['sentence', 'screen', 'column', 'field', 'call', 'event', 'rule', 'body'] as const

export interface Fact {
  /** Of the specification, 1–9. */
  section: number
  kind: (typeof kinds)[number]
  /** Where it is seen: a screen, a form, an entity. Of a column the name of its table and of a body its call, which the test must say, too. */
  where: string
  /** What is looked for, shortly; `{…}` stands for what differs. */
  says: string
  /** Where the specification says it in other words: these, to the letter. */
  quote?: string
  /** What the test must say where the specification's own words are not what is seen. */
  words?: readonly string[]
  /** Of a `body`: what is sent; `{…}` alone in its place stands for what differs. */
  body?: unknown
  seen: ReadonlyArray<{ in: string; as: string }>
}

/** `POST /order/create` → `orders.create`, by which tests call it. */
export type Callers = ReadonlyMap<string, string>

const isTestFile = (path: string): boolean => /\.(test|story)\.tsx?$/.test(path)

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)

/** A text as a whole; `{…}` is anything. */
const isText = (wanted: string) => {
  const pattern = new RegExp(
    `^${wanted
      .split(/\{[^}]*\}/)
      .map(escaped)
      .join('.+')}$`,
  )
  return ({ texts }: Reach): boolean => [...texts].some((text) => pattern.test(text))
}

const isCalled =
  (name: string) =>
  ({ code }: Reach): boolean =>
    new RegExp(String.raw`\bapi\.${escaped(name)}\b`).test(code)

const isLetter = String.raw`[\p{L}\p{N}_]`

/** Rules are told in their own words: an amount, a limit, a state; never in half a word. */
const isPart = (wanted: string) => {
  const before = /^\w/.test(wanted) ? `(?<!${isLetter})` : ''
  const after = /\w$/.test(wanted) ? `(?!${isLetter})` : ''
  const words = escaped(wanted).replace(/[{}]/g, String.raw`\$&`)
  const pattern = new RegExp(before + words + after, 'u')
  return ({ texts, code }: Reach): boolean =>
    pattern.test(code) || [...texts].some((text) => pattern.test(text))
}

/** What a test may say of anything: a bare word or one digit, the name of an expectation, a cut-off end. */
const provesNothing = (words: string): boolean =>
  /^'?([a-z]+|\d)'?$/.test(words) || /^to[A-Z]\w*\(/.test(words) || /^[^{]*\}$/.test(words)

/** A field is named: as a text or a cell of a table, or where something has it. */
const isNamed = (name: string) => {
  if (!/^\w+$/.test(name)) return isPart(name)
  const pattern = new RegExp(String.raw`\.${name}\b|\b${name}\s*:|[{,]\s*${name}\s*[,}]`)
  const cell = new RegExp(String.raw`(?:^|[,;.\n])${name}(?:$|[,;.\n])`)
  return ({ texts, code }: Reach): boolean => pattern.test(code) || [...texts].some((text) => cell.test(text))
}

const wordless = ({ section, kind, where, says }: Fact): string => `${section} ${kind} ${where}: ${says}`

const lookFor = (fact: Fact, callers: Callers): Array<[words: string, isSaid: (reach: Reach) => boolean]> => {
  const words = fact.words ?? [fact.says]
  if (fact.kind === 'call')
    return [fact.says, ...(fact.words ?? [])].map((call, index) => {
      if (index > 0) return [call, isPart(call)]
      const name = callers.get(call)
      return [call, name === undefined ? () => false : isCalled(name)]
    })
  const place = fact.kind === 'column' || fact.kind === 'body' ? [fact.where] : []
  const looks = { rule: isPart, field: isNamed }
  const isSaid = fact.kind === 'rule' || fact.kind === 'field' ? looks[fact.kind] : isText
  return [...place, ...words].map((one) => [one, isSaid(one)])
}

const faultsIn = (fact: Fact, files: ReadonlyMap<string, Source>, callers: Callers): Violation[] => {
  const told = `docs/spec-map.json: «${wordless(fact)}»`
  if (fact.seen.length === 0) return [`${told} is seen in no test`]
  const idle = fact.kind === 'rule' ? (fact.words ?? [fact.says]).filter(provesNothing) : []
  if (idle.length > 0) return idle.map((words) => `${told}: «${words}» proves nothing`)
  return fact.seen.flatMap(({ in: path, as }) => {
    const file = files.get(path)
    if (!file || !isTestFile(path)) return [`${told}: ${path} is no test`]
    const reach = reachOf(files, file, as)
    if (!reach) return [`${told}: ${path} has no test «${as}»`]
    return lookFor(fact, callers)
      .filter(([, isSaid]) => !isSaid(reach))
      .map(([words]) => `${told}: «${as}» of ${path} does not look for «${words}»`)
  })
}

/** Each fact once, each seen where it says it is. */
export const specMapFaults = (
  facts: readonly Fact[],
  sources: readonly Source[],
  callers: Callers,
): Violation[] => {
  const files = new Map(sources.map((file) => [file.path, file]))
  const times = Map.groupBy(facts, wordless)
  return [
    ...[...times]
      .filter(([, same]) => same.length > 1)
      .map(([name]) => `docs/spec-map.json: «${name}» twice`),
    ...facts.flatMap((fact) => faultsIn(fact, files, callers)),
  ]
}

const whole = (fact: Fact): string =>
  [wordless(fact), fact.quote, fact.body && JSON.stringify(fact.body)].filter(Boolean).join(' ')

/** Of what the facts say, not of where they are seen: a fact put in another's stead is noticed. */
export const fingerprintOf = (facts: readonly Fact[]): string =>
  createHash('sha256').update(facts.map(whole).toSorted().join('\n')).digest('hex').slice(0, 16)

export const readSpecMap = (): Fact[] =>
  JSON.parse(readFileSync(join(root, 'docs', 'spec-map.json'), 'utf8')) as Fact[]
