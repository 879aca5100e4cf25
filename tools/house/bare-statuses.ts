// A state of a service goes by its name; its number is for the wire and the store.
import { isTest, lineAt, type Rule } from './reading/source.ts'

const bare = new RegExp(
  [
    // TypeScript: compared, given, asked for by the query builder, in a list, or where there is none.
    /\b\w*[sS]tatus\)? ?(?:===|!==|<=?|>=?|\?\?) [0-4]\b/,
    /\b\w*[sS]tatus: \[?[0-4]\b/,
    /'(?:\w+\.)?\w*[sS]tatus', '[^']+', \[?[0-4]\b/,
    // A list of them, as numbers or as an address has them.
    /\b\w*(?:[sS]tates|[sS]tatus(?:es)?) = (?:new Set\()?\[(?:[0-4]|'[0-4]')(?:, (?:[0-4]|'[0-4]'))*\]/,
    /\[[0-4](?:, [0-4])+\]\.\w+\(\(\w*[sS]tatus\b/,
    // In an address.
    /[?&](?:status|estado)=[0-4]\b/,
    // SQL.
    /\bstatus\}? (?:=|<>) [0-4]\b/,
    /\bstatus in \([0-4]\b/,
    // A name of its own, or a way to read one.
    /\bconst (?:pending|assigned|running|finished|cancelled) = [0-4]\b/,
    /\[0-4\]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** Migrations stand as they ran; the HTTP stubs of the tools answer with other numbers. */
const isFree = (path: string): boolean =>
  isTest(path) || path.includes('/migrations/') || !/^(?:apps|packages)\//.test(path)

export const statesGoByName: Rule = (files) =>
  files
    .filter(({ path }) => !isFree(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(bare)].map(
        ({ index, 0: what }) =>
          `${path}:${lineAt(text, index)} writes ${what.trim()}: orderStatus of domain/orders/orders.ts, inState of database/order-states.ts`,
      ),
    )
