/** Proofs that stand as tests: run at the length asked for, with the figures they note and what failed in them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vitestFailures } from '../../tools/run/reports.mjs'

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

type Asked = { files: readonly string[]; env?: Readonly<Record<string, string>>; project?: string }
export type Tested = { passed: number; faults: string[]; figure(name: string): number }

const summed = async (folder: string): Promise<Map<string, number>> => {
  const sums = new Map<string, number>()
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.jsonl')) continue
    for (const line of (await readFile(join(folder, name), 'utf8')).split('\n').filter(Boolean))
      for (const [figure, value] of Object.entries(JSON.parse(line) as Record<string, number>))
        sums.set(figure, (sums.get(figure) ?? 0) + value)
  }
  return sums
}

type Report = Parameters<typeof vitestFailures>[0] & { numPassedTests: number }

const readReport = async (
  file: string,
  code: number | null,
): Promise<{ passed: number; faults: string[] }> => {
  const report = JSON.parse(await readFile(file, 'utf8')) as Report
  // Pages are read elsewhere: they name files as the repository does.
  const faults = vitestFailures(report).map((fault) => fault.replaceAll(inRoot(''), ''))
  const isOutside = code !== 0 && faults.length === 0
  return { passed: report.numPassedTests, faults: isOutside ? ['the tests broke off'] : faults }
}

/** `ARRIERO_SHORT` is taken out: what runs here is whole. */
export const runTests = async ({ files, env = {}, project = 'api' }: Asked): Promise<Tested> => {
  const folder = await mkdtemp(join(tmpdir(), 'arriero-proof-'))
  const file = join(folder, 'report.json')
  const { ARRIERO_SHORT: _, ...inherited } = process.env
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  try {
    const child = spawn(
      process.execPath,
      [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--project', project, ...reporters, ...files],
      {
        cwd: inRoot('.'),
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...inherited, ...env, PROOF_FIGURES: folder, NO_COLOR: '1', TZ: 'UTC' },
      },
    )
    const [code] = (await once(child, 'exit')) as [number | null]
    const sums = await summed(folder)
    return { ...(await readReport(file, code)), figure: (name) => sums.get(name) ?? 0 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
