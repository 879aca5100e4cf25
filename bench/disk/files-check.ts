/** Files on disk against their rows: complete, none half written, none without the other. Security S14. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type FileRow = { id: string; sha256: string }

/** `acknowledged`: ids that somebody was told of. `folder`: of the files, by the last two characters of each name. */
export const fileFaults = async (
  folder: string,
  { rows, acknowledged }: { rows: readonly FileRow[]; acknowledged: readonly string[] },
): Promise<string[]> => {
  const below = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const onDisk = below.filter((entry) => entry.isFile()).map(({ name }) => name)
  const known = new Map(rows.map((row) => [row.id, row.sha256]))
  const half = onDisk.filter((name) => name.endsWith('.part'))
  const orphans = onDisk.filter((name) => !name.endsWith('.part') && !known.has(name))
  const there = new Set(onDisk)
  const lost = acknowledged.filter((id) => !known.has(id) || !there.has(id))
  const bare = rows.filter(({ id }) => !there.has(id))
  const broken: string[] = []
  for (const [id, sha256] of known) {
    if (!there.has(id)) continue
    const bytes = await readFile(join(folder, id.slice(-2), id))
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) broken.push(id)
  }
  const told = (what: string, ids: readonly string[]) => ids.map((id) => `${what}: ${id}`)
  return [
    ...told('acknowledged and gone', lost),
    ...told('not whole', broken),
    ...told('half a file', half),
    ...told('a file without its row', orphans),
    ...told(
      'a row without its file',
      bare.map(({ id }) => id),
    ),
  ]
}
