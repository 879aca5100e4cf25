import { expect, test } from 'vitest'
import { noFileTooLong, noFolderTooFull, noFunctionTooLong } from './sizes.ts'
import { plant, type Source } from './reading/source.ts'

const long = (lines: number): string => 'const a = 1\n'.repeat(lines)
const longFunction = (lines: number): string => `const a = () => {\n  // Why.\n${long(lines)}}`
const inFolder = (folder: string, count: number): Source[] =>
  Array.from({ length: count }, (_, at) => [`a${at}.ts`, `a${at}.test.ts`])
    .flat()
    .map((name) => plant(`${folder}/${name}`, ''))

test.each([
  ['a long file', noFileTooLong, [plant('apps/api/src/http/a.ts', long(301))]],
  ['a test that is too long', noFileTooLong, [plant('apps/api/src/http/a.test.ts', long(501))]],
  ['a long function', noFunctionTooLong, [plant('tools/a.ts', longFunction(59))]],
  ['a long component', noFunctionTooLong, [plant('apps/web/src/screens/A.tsx', longFunction(149))]],
  ['a folder that is too full', noFolderTooFull, inFolder('apps/api/src/http', 26)],
])('%s is found', (_fault, rule, files) => {
  expect(rule(files)).toHaveLength(1)
})

test.each([
  ['a function of sixty lines, its comments uncounted', noFunctionTooLong, 'tools/a.ts', 58],
  ['a component of a hundred and fifty', noFunctionTooLong, 'apps/web/src/screens/A.tsx', 148],
])('%s passes', (_honest, rule, path, lines) => {
  expect(rule([plant(path, longFunction(lines))])).toEqual([])
})

test.each([
  ['a folder that one looks through', 'apps/api/src/http', 25],
  ['migrations, looked up by number', 'apps/api/src/database/migrations', 26],
])('%s passes', (_honest, folder, count) => {
  expect(noFolderTooFull(inFolder(folder, count))).toEqual([])
})
