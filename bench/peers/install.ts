/** Other products that the bench is held against, fetched when it runs: they are no part of this one and stand in none of its lists. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

/** `npm` of this machine, with the runtime of the bench. */
const environment = () => ({
  ...process.env,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
})

/** The end of what a program said is enough to see why it failed. */
const saidMost = 2_000

/** Runs a program to its end; throws with what it said last where it fails. */
export const ran = async (
  command: string,
  words: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<string> => {
  const child = spawn(command, words, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment(), ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-saidMost)))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${code}: ${said}`)
  return said
}

/** A folder with these packages and what they need, none of whose scripts is run; nothing of it is left after `work`. */
export const withInstalled = async <T>(
  packages: readonly string[],
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'arriero-peer-'))
  try {
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'peer', private: true }))
    const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', ...packages]
    await ran('npm', words, { cwd: folder })
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
