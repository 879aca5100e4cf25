/** Which product was looked at. */
import { spawnSync } from 'node:child_process'

const git = (...words: string[]): string => {
  const { status, stdout } = spawnSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/** Empty where the sources came without their history. Pages that were just written change it in nothing. */
export const commitHere = (): string => {
  const name = git('rev-parse', '--short=10', 'HEAD')
  const changed = git('status', '--porcelain', '--', ':/', ':(exclude,top)docs')
  return changed === '' ? name : `${name} and changes`
}
