// A list's columns are written once: what has a file is a value of the contract, and screen and file read it. docs/decisions/0033.
import { isTest, lineAt, type Rule } from './source.ts'

const values = 'packages/contract/src/es/lists/'
const files = 'apps/api/src/features/exports/lists/'

/** Lists whose columns still stand twice, once for the screen and once for the file. May only shrink. */
const writtenTwice: readonly string[] = ['services', 'my-services', 'available-services']

const named = /\bname: '([a-z][\w-]*)'/g
const namesIn = (text: string): string[] => [...text.matchAll(named)].flatMap(([, name]) => name ?? [])

export const listsAreWrittenOnce =
  (waiting: readonly string[] = writtenTwice): Rule =>
  (sources) => {
    const read = sources.filter(({ path }) => !isTest(path))
    const isValue = new Set(
      read.filter(({ path }) => path.startsWith(values)).flatMap(({ text }) => namesIn(text)),
    )
    const byHand = read
      .filter(({ path }) => path.startsWith(files))
      .flatMap(({ path, text }) =>
        [...text.matchAll(named)].map(({ index, 1: name = '' }) => ({
          name,
          at: `${path}:${lineAt(text, index)}`,
        })),
      )
    const twice = byHand
      .filter(({ name }) => !waiting.includes(name))
      .map(
        ({ name, at }) =>
          `${at} writes the columns of ${name} once more: make the list a value and use fileOf`,
      )
    const done = waiting
      .filter((name) => isValue.has(name) || !byHand.some((one) => one.name === name))
      .map((name) => `tools/house/lists.ts:1 still names ${name}, which is written once`)
    const drawn = read
      .filter(({ path }) => path.startsWith('apps/web/src/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\blistName="([\w-]+)"/g)]
          .filter(([, name = '']) => isValue.has(name))
          .map(
            ({ index, 1: name }) =>
              `${path}:${lineAt(text, index)} draws ${name} by columns of its own: take them of useListTable`,
          ),
      )
    return [...twice, ...done, ...drawn]
  }
