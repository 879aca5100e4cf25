/** The ministry's two tables as text: rows by the names of their columns, and nothing believed of them yet. */
import { gunzipSync } from 'node:zlib'

export const terrains = ['flat', 'rolling', 'mountain', 'urban', 'unpaved'] as const
export const axles = ['axles_2', 'axles_3', 'axles_C2S2', 'axles_C2S3', 'axles_C3S2', 'axles_C3S3'] as const

export type RouteRow = Record<
  'id' | 'name' | 'from' | 'to' | 'km' | (typeof terrains)[number] | 'via',
  string
>
export type TollRow = Record<'id' | (typeof axles)[number], string>

/** One line of a table; a cell in quotation marks may hold commas. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )

const rowsOf = <Name extends string>(packed: Buffer, names: readonly Name[]): Record<Name, string>[] => {
  const [head = '', ...lines] = gunzipSync(packed).toString('utf8').trimEnd().split(/\r?\n/)
  const columns = cellsOf(head)
  const missing = names.filter((name) => !columns.includes(name))
  if (missing.length > 0) throw new Error(`the table has no column ${missing.join(', ')}`)
  return lines.map((line, at) => {
    const cells = cellsOf(line)
    if (cells.length !== columns.length)
      throw new Error(`line ${at + 2} has ${cells.length} cells of ${columns.length}`)
    return Object.fromEntries(names.map((name) => [name, cells[columns.indexOf(name)] ?? ''])) as Record<
      Name,
      string
    >
  })
}

export const readRoutes = (packed: Buffer): RouteRow[] =>
  rowsOf(packed, ['id', 'name', 'from', 'to', 'km', ...terrains, 'via'])

export const readTolls = (packed: Buffer): TollRow[] => rowsOf(packed, ['id', ...axles])
