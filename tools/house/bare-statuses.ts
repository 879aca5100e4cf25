// A state of a service goes by its name; its number is for the wire and the store. So does how a server answered.
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

/** Where the web says once what the number of an answer means. */
const answersHome = 'apps/web/src/shared/api/statuses.ts'

const bareAnswer = new RegExp(
  [
    // Compared, from either side.
    /\b\w*[sS]tatus(?:Code)?\)? ?(?:[!=]==?|[<>]=?) ?[1-5]\d\d\b/,
    /\b[1-5]\d\d ?(?:[!=]==?|[<>]=?) ?(?:\w+\??\.)*\w*[sS]tatus\b/,
    /\bcase [45][0-5]\d:/,
    // A list of them, to be looked up in.
    /\[[45][0-5]\d(?:, [45][0-5]\d)*\]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

interface Search {
  pattern: RegExp
  isSearched: (path: string) => boolean
  home: string
}

const searches: readonly Search[] = [
  {
    pattern: bare,
    isSearched: (path) => !isFree(path),
    home: 'orderStatus of domain/orders/orders.ts, inState of database/order-states.ts',
  },
  {
    pattern: bareAnswer,
    isSearched: (path) => path.startsWith('apps/web/src/') && path !== answersHome && !isTest(path),
    home: `how a server answered is asked of ${answersHome}`,
  },
]

export const statesGoByName: Rule = (files) =>
  searches.flatMap(({ pattern, isSearched, home }) =>
    files
      .filter(({ path }) => isSearched(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(pattern)].map(
          ({ index, 0: what }) => `${path}:${lineAt(text, index)} writes ${what.trim()}: ${home}`,
        ),
      ),
  )
