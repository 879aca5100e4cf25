// A state of a service goes by its name; its number is for the wire and the store.
import { isTest, lineAt, type Rule } from './reading/source.ts'

const bare = new RegExp(
  [
    // TypeScript: compared, given, asked for by the query builder or in a list.
    /\bstatus\)? ?(?:===|!==|<=?|>=?) [0-4]\b/,
    /\bstatus: \[?[0-4]\b/,
    /'(?:\w+\.)?status', '[^']+', \[?[0-4]\b/,
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
          `${path}:${lineAt(text, index)} writes ${what}: orderStatus of domain/orders/orders.ts, inState of database/order-states.ts`,
      ),
    )
