// Nodes of two releases stand side by side while one replaces the other: a migration adds, and takes away only what the release before stopped using.
import { lineAt, type Rule } from '../reading/source.ts'

/** From this one on; what was migrated before ran on one node. */
const first = 57
const takesAway =
  /\bdrop\s+(?:table|column)\b|\brename\s+(?:column|to)\b|\bset\s+not\s+null\b|\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b|\bdropColumn\(|\bdropTable\(|\brenameTo\(|\brenameColumn\(/gi
/** Says which release stopped using it. */
const isExcused = (text: string): boolean => /\/[/*].*\bcontracts: \S/.test(text)

const numberOf = (path: string): number =>
  Number(/\/database\/migrations\/(\d{4})-[^/]+\.ts$/.exec(path)?.[1] ?? 0)

export const migrationsAdd: Rule = (files) =>
  files
    .filter(({ path, text }) => numberOf(path) >= first && !isExcused(text))
    .flatMap(({ path, text }) =>
      [...text.matchAll(takesAway)].map(
        ({ 0: words, index }) =>
          `${path}:${lineAt(text, index)} would break the release before it: ${words.toLowerCase()}`,
      ),
    )
