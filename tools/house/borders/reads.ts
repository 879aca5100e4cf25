// Where a room speaks SQL: writes and plain rows in its stores, what somebody reads in its views, what is due in its sweeps and reactions.
// A view refuses nobody (`AppError`); a plain `Error` in it is a fault of ours, and goes through to the log.
import { parsed } from '../reading/parse.ts'
import { edgesOf, roomOf } from '../reading/places.ts'
import { isTest, type Rule, type Source } from '../reading/source.ts'

const speaksSql = /\.(?:store|views|sweeps|reactions)\.ts$/
const builders = new Set(['selectFrom', 'innerJoin', 'leftJoin', 'innerJoinLateral', 'leftJoinLateral'])
const written = /\bsql(?:<[^`]*>)?`/
const rawRead = /\b(?:from|join)\s+(?:only\s+)?"?([a-z_]+)/gi

/** Writes that must know of a room below whose rows they are: `room/file` and the table. */
const knownReads = new Set([
  'credentials/credentials.store.ts vehicles',
  'notifications/notifications.store.ts vehicles',
  'notifications/push.store.ts sessions',
])

const ofRooms = (files: readonly Source[]): Source[] =>
  files.filter(({ path }) => path.startsWith('apps/api/src/') && roomOf(path) !== undefined && !isTest(path))

/** An action or a shape with SQL of its own is read by nobody who looks for the room's reads. */
export const sqlHasItsPlace: Rule = (files) =>
  ofRooms(files)
    .filter(({ path }) => !speaksSql.test(path))
    .flatMap((file) => {
      const built = parsed(file).calls.find(({ name }) => builders.has(name))
      return built || written.test(file.text)
        ? [`${file.path}:${built?.line ?? 1} speaks SQL: it stands in a store or a view`]
        : []
    })

const readsOf = (file: Source): { table: string; line: number }[] => {
  const { calls, texts } = parsed(file)
  return [
    ...calls
      .filter(({ name, firstText }) => builders.has(name) && firstText !== undefined)
      .map(({ firstText, line }) => ({ table: (firstText ?? '').split(/\s/)[0] ?? '', line })),
    ...texts.flatMap(({ value, line }) =>
      [...value.matchAll(rawRead)].map((hit) => ({ table: (hit[1] ?? '').toLowerCase(), line })),
    ),
  ]
}

/** A store reads its own tables and those of rooms above; what looks further down is a view. */
export const storesLookUp =
  (ladder: readonly string[], tables: Readonly<Record<string, readonly string[]>>): Rule =>
  (files) => {
    const owners = new Map(
      Object.entries(tables).flatMap(([room, owned]) => owned.map((table) => [table, room])),
    )
    return ofRooms(files)
      .filter(({ path }) => path.endsWith('.store.ts'))
      .flatMap((file) =>
        readsOf(file).flatMap(({ table, line }) => {
          const room = roomOf(file.path) ?? ''
          const owner = owners.get(table)
          if (owner === undefined || ladder.indexOf(owner) <= ladder.indexOf(room)) return []
          if (knownReads.has(`${room}/${file.path.split('/').at(-1)} ${table}`)) return []
          return [`${file.path}:${line} reads ${table}: ${owner} stands below, so it is a view's`]
        }),
      )
  }

/** Who may not is told by the act or the call; stores and views answer what there is for him. */
export const readsRefuseNobody: Rule = (files) =>
  edgesOf(ofRooms(files).filter(({ path }) => /\.(?:store|views)\.ts$/.test(path)))
    .filter(
      ({ at, to = '' }) =>
        to.endsWith('src/app-error.ts') || (at.includes('.store.ts') && to.startsWith('apps/api/src/http/')),
    )
    .map(({ at, specifier }) => `${at} imports ${specifier}: a read refuses nobody`)
