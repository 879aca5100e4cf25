// docs/asvs.md: every requirement of levels 1 and 2 is answered once, and what an answer cites is there.
import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from '../../launch/paths.mjs'
import { outlineOf } from '../reading/outline.ts'
import { reachOf } from '../reading/reach.ts'
import { isTest, type Source, type Violation } from '../reading/source.ts'
import { asvsLevels, type AsvsLevel } from './asvs-ids.ts'

const answers = ['holds', 'does not apply', 'does not hold'] as const
type Answer = (typeof answers)[number]

export interface AsvsRow {
  /** Without its release: `1.2.4`. */
  id: string
  level: number
  answer: string
  /** Tests, files, and what is to be said. */
  where: string
}

const row = /^\| v5\.0\.0-([\d.]+) \| (\d) \|[^|]+\| ([^|]+) \| ([^|]*)\|$/gm
/** A test `path` «title», or a file alone. */
const citation = /`([\w@./-]+\.(?:tsx?|mjs|md|ya?ml|cfg|conf|service|ini|sql|json))`(?:\s+«([^»]+)»)?/g

export const asvsRowsIn = (page: string): AsvsRow[] =>
  [...page.matchAll(row)].map(([, id = '', level = '', answer = '', where = '']) => ({
    id,
    level: Number(level),
    answer: answer.trim(),
    where: where.trim(),
  }))

const isThere = (path: string): boolean => existsSync(inRoot(path))

/** By its name as it runs, or as it is written where one stands for many rows. */
const hasTest = (files: ReadonlyMap<string, Source>, file: Source, title: string): boolean =>
  outlineOf(file).tests.some((test) => test.title === title) || reachOf(files, file, title) !== undefined

const faultsOfCitations = ({ id, where }: AsvsRow, files: ReadonlyMap<string, Source>): Violation[] =>
  [...where.matchAll(citation)].flatMap(([, path = '', title]) => {
    const file = files.get(path)
    if (!file && !isThere(path)) return [`docs/asvs.md: ${id}: ${path} is not there`]
    if (title === undefined) return []
    return file && isTest(path) && hasTest(files, file, title)
      ? []
      : [`docs/asvs.md: ${id}: ${path} has no test «${title}»`]
  })

/** A reason is a sentence; so is a note of what was looked at. */
const leastReason = 20

const faultsOfAnswer = ({ id, answer, where }: AsvsRow): Violation[] => {
  if (!answers.includes(answer as Answer)) return [`docs/asvs.md: ${id} is answered «${answer}»`]
  const cites = [...where.matchAll(citation)].length > 0
  if (answer === 'holds') return cites ? [] : [`docs/asvs.md: ${id} holds nowhere`]
  const reason = where.replaceAll(citation, '').trim()
  return reason.length >= leastReason ? [] : [`docs/asvs.md: ${id} says no reason`]
}

const faultsOfId = ({ id, level }: AsvsRow): Violation[] => {
  const known = asvsLevels.get(id)
  if (known === undefined) return [`docs/asvs.md: ${id} is none of the standard's`]
  return known === level ? [] : [`docs/asvs.md: ${id} is of level ${known}`]
}

export const asvsFaults = (rows: readonly AsvsRow[], sources: readonly Source[]): Violation[] => {
  const files = new Map(sources.map((file) => [file.path, file]))
  const times = Map.groupBy(rows, ({ id }) => id)
  return [
    ...[...asvsLevels.keys()]
      .filter((id) => !times.has(id))
      .map((id) => `docs/asvs.md: ${id} is not answered`),
    ...[...times].filter(([, same]) => same.length > 1).map(([id]) => `docs/asvs.md: ${id} twice`),
    ...rows.flatMap((one) => [...faultsOfId(one), ...faultsOfAnswer(one), ...faultsOfCitations(one, files)]),
  ]
}

/** As the page says it above its tables. */
export const asvsCounts = (rows: readonly AsvsRow[], level: AsvsLevel): string => {
  const count = (answer: Answer) => rows.filter((one) => one.level === level && one.answer === answer).length
  const [hold, notApply, notHold] = answers.map(count)
  return `| ${level} | ${hold} | ${notApply} | ${notHold} |`
}

/** Of what applies, the part that holds. */
export const asvsShare = (rows: readonly AsvsRow[], level: AsvsLevel): number => {
  const applies = rows.filter((one) => one.level === level && one.answer !== 'does not apply')
  return applies.filter(({ answer }) => answer === 'holds').length / applies.length
}

export const readAsvs = (): string => readFileSync(inRoot('docs', 'asvs.md'), 'utf8')
