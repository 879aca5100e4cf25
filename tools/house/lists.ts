// A list is a value of the contract: its file reads it by type, and no screen draws columns of its own. docs/decisions/0033.
import { isTest, type Rule } from './reading/source.ts'

/** What stands on no page of a server: a few rows that come whole. May only shrink. */
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
