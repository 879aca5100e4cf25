// A list is a value of the contract: its file reads it by type, and no screen draws columns of its own. docs/decisions/0033.
import { isTest, lineAt, type Rule } from './reading/source.ts'

/** What stands on no page of a server: the ten accounts of the books come whole, with sums of a period that is asked beside them. May only shrink. */
const comeWhole: readonly string[] = ['apps/web/src/screens/main/accounting/AccountsList.tsx']

const isOfTable = (path: string): boolean =>
  /^apps\/web\/src\/(?:shared\/table|entries\/gallery)\//.test(path) || isTest(path)

export const listsAreValues =
  (whole: readonly string[] = comeWhole): Rule =>
  (sources) => {
    const byHand = sources
      .filter(({ path, text }) => !isOfTable(path) && /from '#shared\/table\/DataTable\.tsx'/.test(text))
      .map(({ path }) => path)
    return [
      ...byHand
        .filter((path) => !whole.includes(path))
        .map((path) => `${path}:1 draws a list by columns of its own: make it a value and use ListTable`),
      ...whole
        .filter((path) => !byHand.includes(path))
        .map((path) => `tools/house/lists.ts:1 still names ${path}`),
    ]
  }

/** Tables that are drawn by hand: why each. Nothing is added; what has moved goes. */
export const tablesByHand: Readonly<Record<string, string>> = {
  'apps/web/src/features/dashboard/StatusPie.tsx': 'the legend of a pie, whose headings are only heard',
  'apps/web/src/screens/public/term/TermsPage.tsx':
    'drawn at the server, whole without a program: the stylesheet makes its rows cards',
}

const byHand = /<table[\s>]/

/** Rows are drawn by `ListTable`, and a few that come whole by `PlainTable`. */
export const tablesAreDrawnOnce =
  (known: Readonly<Record<string, string>>): Rule =>
  (sources) => {
    const found = sources.filter(
      ({ path, text }) => /^apps\/web\/src\/(?!shared\/)/.test(path) && !isTest(path) && byHand.test(text),
    )
    return [
      ...found
        .filter(({ path }) => !Object.hasOwn(known, path))
        .map(
          ({ path, text }) =>
            `${path}:${lineAt(text, text.search(byHand))} draws a table by hand: PlainTable draws a few rows`,
        ),
      ...Object.keys(known)
        .filter((path) => !found.some((file) => file.path === path))
        .map((path) => `${path}:1 draws no table by hand any more: take it off the list`),
    ]
  }
