/**
 * How many of the server's branches its own tests go through, folder by folder: at least 90 % of all. Reported and no more: a branch
 * that ran may be judged by nobody, which is what `mutation` looks for. What only a server of its own process does (its start, its
 * end, threads) is not seen.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startVitest } from 'vitest/node'

const leastPercent = 90
const root = fileURLToPath(new URL('../..', import.meta.url))
const source = 'apps/api/src'

type Branches = { total: number; covered: number }
type Summary = Record<string, { branches: Branches }>

const folder = mkdtempSync(join(tmpdir(), 'arriero-coverage-'))
process.env['TZ'] = 'UTC'
const run = await startVitest('test', [], {
  root,
  project: ['api', 'api-alone'],
  watch: false,
  reporters: ['default'],
  coverage: {
    enabled: true,
    provider: 'v8',
    include: [`${source}/**/*.ts`],
    // Written for tests, or words and tables without a branch.
    exclude: ['**/*.test.ts', '**/*.fixture.ts', '**/*.suite.ts', `${source}/testing/**`],
    reporter: ['json-summary'],
    reportsDirectory: folder,
    clean: true,
  },
})
await run.close()
const summary = JSON.parse(readFileSync(join(folder, 'coverage-summary.json'), 'utf8')) as Summary
rmSync(folder, { recursive: true, force: true })

const sumOf = (all: readonly Branches[]): Branches => ({
  total: all.reduce((sum, { total }) => sum + total, 0),
  covered: all.reduce((sum, { covered }) => sum + covered, 0),
})
const percent = ({ total, covered }: Branches): number => (total === 0 ? 100 : (100 * covered) / total)
const row = (name: string, branches: Branches): string =>
  `${percent(branches).toFixed(1).padStart(6)} %${String(branches.total - branches.covered).padStart(6)} of ${String(branches.total).padStart(6)} not  ${name}`

const files = Object.entries(summary)
  .filter(([name]) => name !== 'total')
  .map(([name, { branches }]) => ({ name: relative(join(root, source), name), branches }))
const byFolder = Object.groupBy(files, ({ name }) =>
  name
    .split('/')
    .slice(0, 2)
    .join('/')
    .replace(/\/[^/]*\.ts$/, ''),
)
for (const [name, inside = []] of Object.entries(byFolder).toSorted(([one], [other]) =>
  one < other ? -1 : 1,
))
  console.log(row(name, sumOf(inside.map(({ branches }) => branches))))

console.log('\nwhere most are left out:')
const leftOut = ({ branches }: { branches: Branches }) => branches.total - branches.covered
for (const { name, branches } of files.toSorted((one, other) => leftOut(other) - leftOut(one)).slice(0, 20))
  console.log(row(name, branches))

const all = sumOf(files.map(({ branches }) => branches))
const isGood = files.length > 0 && percent(all) >= leastPercent && process.exitCode !== 1
console.log(
  `\n${isGood ? 'PASS' : 'FAIL'}  ${percent(all).toFixed(1)} % of ${all.total} branches in ${files.length} files, ${leastPercent} % wanted; every test passed: ${process.exitCode === 1 ? 'no' : 'yes'}`,
)
process.exit(isGood ? 0 : 1)
