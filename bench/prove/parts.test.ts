import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const bench = new URL('..', import.meta.url)
const parts = globSync('prove/*.proof.ts', { cwd: bench }).map((path) => ({
  name: basename(path, '.proof.ts'),
  source: readFileSync(new URL(path, bench), 'utf8'),
}))
const shortForms = new Set(
  globSync('**/*.proof.test.ts', { cwd: bench }).map((path) => basename(path, '.proof.test.ts')),
)

/** Parts that `npm test` knows nothing of. Those that run tests of the product at full length are among those tests in short. */
const withoutShortForm = (all: typeof parts): string[] =>
  all
    .filter(({ name, source }) => !shortForms.has(name) && !/runTests\(\{\s*files: \['apps\//.test(source))
    .map(({ name }) => name)

test('every part of `npm run prove` has a short form in `npm test`', () => {
  expect(parts.length).toBeGreaterThanOrEqual(13)
  expect(withoutShortForm(parts)).toEqual([])
  expect(withoutShortForm([...parts, { name: 'forgotten', source: '' }])).toEqual(['forgotten'])
})
