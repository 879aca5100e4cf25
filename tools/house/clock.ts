// One clock: ctx.now goes into SQL as a value; the database and the features never ask for the time themselves.
import { parsed } from './reading/parse.ts'
import { isTest, lineAt, type Rule } from './reading/source.ts'

const databaseClock =
  /\b(?:now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(\s*\)|\bcurrent_(?:timestamp|date|time)\b|\blocaltime(?:stamp)?\b/i

/** Readiness compares the two clocks, so it has to ask for the database's. */
const comparesClocks = 'apps/api/src/database/readiness.ts'

export const noClockInSql: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('apps/api/src/') && path !== comparesClocks && !isTest(path))
    .flatMap((file) => {
      const { texts, calls } = parsed(file)
      const inText = texts.filter(({ value }) => databaseClock.test(value)).map(({ line }) => line)
      const built = calls.filter(
        ({ name, firstText }) => name === 'fn' && databaseClock.test(`${firstText}()`),
      )
      return [...inText, ...built.map(({ line }) => line)].map(
        (line) => `${file.path}:${line} asks the database for the time`,
      )
    })

const ownClock = /\bDate\.now\(\)|\bnew Date\(\)/g

export const featuresAskTheirContext: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('apps/api/src/features/') && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(ownClock)].map(
        (hit) => `${path}:${lineAt(text, hit.index)} uses ${hit[0]}: take ctx.now`,
      ),
    )
