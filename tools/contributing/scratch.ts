// A copy of the tree to write in, with this one's packages.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inRoot } from '../launch/paths.mjs'
import { filesOfNextClone } from '../run/fresh-copy.mjs'
import { runScript } from '../run/steps.mjs'
import { written, type Block } from './blocks.ts'

const modules = 'node_modules'
const ownPackages = '@arriero'

const linkPackages = (folder: string): void => {
  mkdirSync(join(folder, modules, ownPackages), { recursive: true })
  for (const name of readdirSync(inRoot(modules)))
    if (name !== ownPackages) symlinkSync(inRoot(modules, name), join(folder, modules, name))
  // Relative: they lead to the copy's own sources.
  for (const name of readdirSync(inRoot(modules, ownPackages)))
    symlinkSync(readlinkSync(inRoot(modules, ownPackages, name)), join(folder, modules, ownPackages, name))
}

const put = (folder: string, path: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  copyFileSync(inRoot(path), join(folder, path))
}

// A test's own runner must not find what this one told its children.
const withoutRunner = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => name.startsWith('VITEST'))
    .map((name) => [name, undefined]),
)

export interface Scratch {
  folder: string
  /** The tree with these blocks of the page done, whatever was done before. */
  follow: (blocks: readonly Block[]) => void
  /** What a program of the project says there; empty where all is well. */
  run: (script: string, parameters: readonly string[]) => Promise<string>
  remove: () => void
}

export const openScratch = async (): Promise<Scratch> => {
  const folder = mkdtempSync(join(tmpdir(), 'arriero-contributing-'))
  for (const path of await filesOfNextClone()) put(folder, path)
  linkPackages(folder)
  let touched: readonly string[] = []
  return {
    folder,
    follow: (blocks) => {
      for (const path of touched) {
        if (existsSync(inRoot(path))) put(folder, path)
        else rmSync(join(folder, path))
      }
      for (const block of blocks) {
        const file = join(folder, block.path)
        const text = written(block, existsSync(file) ? readFileSync(file, 'utf8') : undefined)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, text)
      }
      touched = [...new Set(blocks.map(({ path }) => path))]
    },
    run: async (script, parameters) => {
      const { code, output } = await runScript(
        process.execPath,
        [join(folder, modules, script), ...parameters],
        {
          cwd: folder,
          env: withoutRunner,
        },
      )
      return code === 0 ? '' : output
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
