/** What a built page may run without a file of its own: each script by its hash, so that the policy stays strict. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const inline = /<script>([\s\S]*?)<\/script>/g

const hashesIn = (html: string) =>
  [...html.matchAll(inline)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

const readAll = (folder: string): string[] => {
  const pages = readdirSync(folder, { withFileTypes: true })
    .map((entry) => join(folder, entry.name, ...(entry.isDirectory() ? ['index.html'] : [])))
    .filter((file) => file.endsWith('.html') && existsSync(file))
  return [...new Set(pages.flatMap((file) => hashesIn(readFileSync(file, 'utf8'))))]
}

/**
 * Sources for `script-src` of the pages under `folder`, read anew when its first page was written anew: a first start and
 * an upgrade build the pages beside the server.
 */
export const inlineScriptsOf = (folder: string | undefined): (() => readonly string[]) => {
  let found: readonly string[] = []
  let readOfMs: number | undefined
  return () => {
    const writtenMs = folder && statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs
    if (!folder || !writtenMs || writtenMs === readOfMs) return found
    readOfMs = writtenMs
    found = readAll(folder)
    return found
  }
}
