// docs/specification.md: what was asked for, word for word. Each fact of the map quotes it, and no clause of it is without a fact.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../launch/paths.mjs'
import type { Fact } from './spec-map.ts'
import type { Violation } from '../reading/source.ts'

/** Text of each section, by its number. */
export type Sections = ReadonlyMap<number, string>

/** Of a section, what asks nothing of the product: a heading, what is left open, what is said elsewhere in it. */
export interface Unasked {
  section: number
  quote: string
  why: string
}

export const sectionsOf = (text: string): Sections => {
  const parts = text.split(/^## (\d)\. .*$/m)
  return new Map(
    parts.flatMap((part, index) =>
      index % 2 === 1 ? [[Number(part), parts[index + 1] ?? ''] as const] : [],
    ),
  )
}

const escaped = (words: string): string => words.replace(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`)

/** Finds a quote in a text, never in the middle of a word. */
const placesOf = (text: string, quote: string): Array<[start: number, end: number]> => {
  const before = /^\w/.test(quote) ? String.raw`(?<![\p{L}\p{N}_])` : ''
  const after = /\w$/.test(quote) ? String.raw`(?![\p{L}\p{N}_])` : ''
  const found = text.matchAll(new RegExp(before + escaped(quote) + after, 'gu'))
  return [...found].map(({ index }) => [index, index + quote.length])
}

/** Between marks; a point or comma within a figure or a name is none. */
const clause = /(?:(?!->)[^.;:,()|{}\n]|[.:,](?=[\p{L}\p{N}_]))+/gu

export const quoteOf = ({ says, quote }: Pick<Fact, 'says' | 'quote'>): string => quote ?? says

type Quoted = { section: number; quote: string; by: string }

const quotesIn = (facts: readonly Fact[], unasked: readonly Unasked[]): Quoted[] => [
  ...facts.map((fact) => ({
    section: fact.section,
    quote: quoteOf(fact),
    by: `docs/spec-map.json: «${fact.section} ${fact.kind} ${fact.where}: ${fact.says}»`,
  })),
  ...unasked.map(({ section, quote }) => ({ section, quote, by: `docs/spec-unasked.json: «${quote}»` })),
]

const clausesWithout = (text: string, quotes: readonly string[]): string[] => {
  const places = quotes.flatMap((quote) => placesOf(text, quote))
  return [...text.matchAll(clause)].flatMap(({ index, 0: words }) => {
    const end = index + words.length
    // What stands before a colon says what the rest is about.
    const isLabel = text[end] === ':'
    const isSaid = places.some(([from, to]) => from < end && to > index)
    return isLabel || isSaid || !/[\p{L}\p{N}_]{2}/u.test(words) ? [] : [words.trim()]
  })
}

export const quoteFaults = (
  facts: readonly Fact[],
  unasked: readonly Unasked[],
  sections: Sections,
): Violation[] => {
  const quoted = quotesIn(facts, unasked)
  const of = (section: number) => quoted.filter((one) => one.section === section).map(({ quote }) => quote)
  return [
    ...quoted
      .filter(({ section, quote }) => placesOf(sections.get(section) ?? '', quote).length === 0)
      .map(({ section, quote, by }) => `${by}: section ${section} does not say «${quote}»`),
    ...unasked
      .filter(({ why }) => why.trim() === '')
      .map(({ quote }) => `docs/spec-unasked.json: «${quote}» has no reason`),
    ...[...sections].flatMap(([section, text]) =>
      clausesWithout(text, of(section)).map(
        (words) => `docs/specification.md §${section}: no fact says «${words}»`,
      ),
    ),
  ]
}

const docs = (name: string): string => readFileSync(join(root, 'docs', name), 'utf8')

export const readSections = (): Sections => sectionsOf(docs('specification.md'))
export const readUnasked = (): Unasked[] => JSON.parse(docs('spec-unasked.json')) as Unasked[]
