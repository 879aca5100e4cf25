// A table is written by the store of the room that owns it, and by nobody else; any view may read it.
import { parsed } from '../reading/parse.ts'
import { roomOf } from '../reading/places.ts'
import { isTest, type Rule, type Source } from '../reading/source.ts'

interface Write {
  table: string
  line: number
}

const builders = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'])
const rawWrite =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|update(?=\s+(?:only\s+)?"?[a-z_]+"?(?:\s+(?:as\s+)?[a-z_]+)?\s+set\b))\s+(?:only\s+)?"?([a-z_]+)/gi

const writesOf = (file: Source): Write[] => {
  const { calls, texts } = parsed(file)
  const built = calls
    .filter(({ name, firstText }) => builders.has(name) && firstText !== undefined)
    .map(({ firstText, line }) => ({ table: (firstText ?? '').split(/\s/)[0] ?? '', line }))
  const raw = texts.flatMap(({ value, line }) =>
    [...value.matchAll(rawWrite)].map((hit) => ({ table: (hit[1] ?? '').toLowerCase(), line })),
  )
  return [...built, ...raw]
}

/** Migrations make the tables, tests and their helpers look behind the scenes. */
const isExempt = (path: string): boolean =>
  isTest(path) || /^apps\/api\/src\/(database\/migrations|testing)\//.test(path)

export const tablesAreOwned =
  (tables: Readonly<Record<string, readonly string[]>>): Rule =>
  (files) => {
    const owners = new Map<string, string>()
    const twice: string[] = []
    for (const [room, owned] of Object.entries(tables))
      for (const table of owned) {
        const before = owners.get(table)
        if (before !== undefined)
          twice.push(`apps/api/src/features/ladder.ts:1 gives ${table} to ${before} and ${room}`)
        owners.set(table, room)
      }
    const judge = (path: string, table: string): string | undefined => {
      const room = roomOf(path)
      const owner = owners.get(table)
      if (room === undefined) return owner === undefined ? undefined : `it belongs to ${owner}`
      if (owner !== room) return owner === undefined ? 'no feature owns it' : `it belongs to ${owner}`
      return path.endsWith('.store.ts') ? undefined : 'only a *.store.ts writes'
    }
    const faults = files
      .filter(({ path }) => path.startsWith('apps/api/src/') && !isExempt(path))
      .flatMap((file) =>
        writesOf(file).flatMap(({ table, line }) => {
          const why = judge(file.path, table)
          return why === undefined ? [] : [`${file.path}:${line} writes ${table}: ${why}`]
        }),
      )
    return [...twice, ...faults]
  }
