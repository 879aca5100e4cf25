/**
 * Changes the modules of money and state one place at a time and counts how many of the changes the domain's tests notice: at
 * least 90 % of each module's; of the whole package (`BENCH_MODULES=all`, hours) at least 85 % together. Every change that went
 * unnoticed is printed with its place, so that somebody writes its test or finds that the code says the same without it.
 */
import { Stryker } from '@stryker-mutator/core'
import { globSync } from 'node:fs'
import { mutatedModules } from './settings.ts'

/** All of the package is judged together. */
const isWhole = mutatedModules.includes('all')
const leastPercent = isWhole ? 85 : 90
const domain = 'packages/domain/src'
const modules = isWhole
  ? globSync(`${domain}/**/*.ts`, { exclude: ['**/*.test.ts', '**/*.fixture.ts'] })
      .map((path) => path.slice(domain.length + 1, -'.ts'.length).replaceAll('\\', '/'))
      .toSorted()
  : mutatedModules
const noticed = new Set(['Killed', 'Timeout'])
const unnoticed = new Set(['Survived', 'NoCoverage'])

// Random tests in a normal run's length would take hours: a change is noticed in a few of their cases or by an example.
process.env['PROPERTY_RUNS'] ??= '150'

const results = await new Stryker({
  mutate: modules.map((name) => `${domain}/${name}.ts`),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'bench/mutation/mutation.vitest.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Far more than a busy machine needs: what runs out of it does not end.
  timeoutMS: 60_000,
  reporters: ['progress-append-only'],
  tempDirName: '.mutants',
  cleanTempDir: 'always',
  // The copy is run, not compiled: its TypeScript settings are none of its business.
  ignorePatterns: ['tsconfig.json', 'apps', 'e2e', 'docs'],
  tsconfigFile: 'none.json',
  allowConsoleColors: false,
  logLevel: 'warn' as never,
}).runMutationTest()

type Mutant = (typeof results)[number]
const scoreOf = (mutants: readonly Mutant[]): number => {
  const [good, bad] = [noticed, unnoticed].map(
    (kind) => mutants.filter(({ status }) => kind.has(status)).length,
  ) as [number, number]
  // A name that no module has is no module without faults.
  return good + bad === 0 ? 0 : (100 * good) / (good + bad)
}

const nameOf = ({ fileName }: Mutant): string => /src\/(.*)\.ts$/.exec(fileName)?.[1] ?? fileName

const lineOf = ({ fileName, location, mutatorName, replacement }: Mutant): string => {
  const place = `${fileName.replace(/^.*packages/, 'packages')}:${location.start.line}:${location.start.column}`
  return `${place}  ${mutatorName}: ${(replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 80)}`
}
for (const mutant of results) {
  if (unnoticed.has(mutant.status)) console.log(`unnoticed  ${lineOf(mutant)}`)
  // On a busy machine a test may run out of time for no fault of the change: such a one is worth a look.
  if (mutant.status === 'Timeout') console.log(`never ends ${lineOf(mutant)}`)
}

let isGood = results.length > 0
for (const name of modules) {
  const mutants = results.filter((one) => nameOf(one) === name)
  const score = scoreOf(mutants)
  if (!isWhole && score < leastPercent) isGood = false
  console.log(
    `${name.padEnd(22)}${String(mutants.length).padStart(6)} changes ${score.toFixed(1).padStart(6)} %`,
  )
}
if (isWhole && scoreOf(results) < leastPercent) isGood = false
console.log(
  `${isGood ? 'PASS' : 'FAIL'}  ${scoreOf(results).toFixed(1)} % of ${results.length} changes noticed, ${leastPercent} % wanted of ${isWhole ? 'all together' : 'each module'}`,
)
process.exit(isGood ? 0 : 1)
