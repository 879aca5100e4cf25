// Small habits that a linter does not know.
import { lineAt, type Rule, type Source } from './reading/source.ts'

const hits = ({ path, text }: Source, pattern: RegExp, why: string): string[] =>
  [...text.matchAll(pattern)].map((hit) => `${path}:${lineAt(text, hit.index)} ${why}`)

const silenced =
  /(?:oxlint-disable|eslint-disable|@ts-expect-error|@ts-nocheck)(?:-next-line|-line)?(?![^\n]*(?: -- |: )\s*\S)/g
const ignored = /@ts-ignore/g

/** A warning is silenced only with the reason beside it: `// oxlint-disable-next-line rule -- why`. */
export const silenceHasAReason: Rule = (files) =>
  files
    .filter(({ path }) => !path.startsWith('tools/house/'))
    .flatMap((file) => [
      ...hits(file, silenced, 'silences a warning without a reason'),
      ...hits(file, ignored, 'uses ts-ignore'),
    ])

const afloat =
  /(?<=\n)(?:\/\*\*(?:(?!\*\/|@typedef)[\s\S])*\*\/\n(?=\n|\/\*\*|import )|(?<!\/\/[^\n]*\n)(?:\/\/ [^\n]*\n)+(?=\n|\/\*\*|import ))/g

/** Below a file's head a comment is of what comes next; one that is of the file stands first in it. */
export const commentsBelong: Rule = (files) =>
  files.flatMap((file) =>
    hits(file, afloat, 'is a comment that belongs to nothing').filter((fault) => !fault.includes(':1 ')),
  )

/** The only index of the repository is the contract's. */
export const noBarrels: Rule = (files) =>
  files.flatMap((file) => [
    ...(/\/index\.tsx?$/.test(file.path) && file.path !== 'packages/contract/src/index.ts'
      ? [`${file.path}:1 is a barrel`]
      : []),
    ...hits(file, /^export \* from/gm, 're-exports everything'),
  ])

const testTitle = /\b(?:test|it|describe)(?:\.each\([\s\S]*?\))?\(\s*['"`][^'"`\n]*\bshould\b/g
const leftOut = /\b(?:test|it|describe)\.(?:only|skip|todo|fixme|fails)\b/g

/** Test names state what is so, and every test runs. */
export const testsSpeakAndRun: Rule = (files) =>
  files
    .filter(({ path }) => /\.(test|suite|story|spec)\.tsx?$/.test(path) && !path.startsWith('tools/house/'))
    .flatMap((file) => [
      ...hits(file, testTitle, 'says "should"'),
      ...hits(file, leftOut, 'leaves a test out'),
    ])
