// Nodes of two releases run side by side on one database: a migration takes nothing away that the older one still uses.
import { isTest, lineAt, type Rule } from './reading/source.ts'

const migration = /^apps\/api\/src\/database\/migrations\/(\d{4})-/
/** Those before it ran while one release took the place of the other. */
const firstSideBySide = 56

const says = /\bcontracts: [\p{L}\d]/u
const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g

const takings =
  /\bdrop\s+(?:column|table)\b|\brename\b|\balter\s+column\s+(?:"[^"]+"|\S+)\s+(?:set\s+data\s+)?type\b|\bset\s+not\s+null\b|\.(?:dropColumn|dropTable|renameTo|renameColumn|setDataType|setNotNull)\b/gi
const additions = /\badd\s+column\b(?:[^,;`()]|\([^()]*\))*/gi
/** The older release writes rows without it. */
const isDemanded = (addition: string) =>
  /\bnot\s+null\b/i.test(addition) && !/\b(?:default|generated)\b/i.test(addition)

/** So that what stands behind a comment keeps its line. */
const blank = (words: string) => words.replace(/[^\n]/g, ' ')

export const migrationsOnlyAdd: Rule = (files) =>
  files
    .filter(({ path }) => !isTest(path) && Number(migration.exec(path)?.[1] ?? 0) >= firstSideBySide)
    .filter(({ text }) => !text.match(comment)?.some((words) => says.test(words)))
    .flatMap(({ path, text }) => {
      const code = text.replace(comment, blank)
      const demands = [...code.matchAll(additions)].filter(([addition]) => isDemanded(addition))
      return [...code.matchAll(takings), ...demands].map(
        ({ 0: taken, index }) =>
          `${path}:${lineAt(code, index)} «${taken.replace(/\s+/g, ' ').trim()}» breaks the release beside it: only add, or say «contracts: <what release stopped using it>»`,
      )
    })
