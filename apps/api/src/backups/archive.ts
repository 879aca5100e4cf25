/** Whether a restored database holds all that was archived: PostgreSQL takes a piece of the log that is missing for the end of it, and says nothing. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables/tables.ts'

/** `replayedTo`: where the log ended for the restored database. `archivedTo`: the newest piece that the archive has. Names of pieces, without their timeline. */
export type Replayed = { replayedTo: string; archivedTo: string }

/** What `pgbackrest info --output=json` says, as far as it is asked here. */
type Info = readonly { archive?: readonly { max?: string | null }[] }[]

/** The last sixteen of 24 digits: which piece it is, whoever wrote it. */
const pieceOf = (name: string): string => name.slice(8)

/** Undefined where there is no archive. */
export const newestPiece = (info: string): string | undefined =>
  (JSON.parse(info) as Info)
    .flatMap(({ archive = [] }) => archive.map(({ max }) => max ?? ''))
    .filter((name) => name.length === 24)
    .map(pieceOf)
    .toSorted()
    .at(-1)

/** The piece that begins where the log ends or in which it ends. @param position as PostgreSQL writes one, `1F/A0000028` */
export const pieceAt = (position: string, pieceBytes: number): string => {
  const [high = '', low = ''] = position.split('/')
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0')
  return hex(Number.parseInt(high, 16)) + hex(Math.floor(Number.parseInt(low, 16) / pieceBytes))
}

/** Where the timeline before the one that a restored database began of its own came to its end. */
const endIn = (history: string): string | undefined => history.trimEnd().split('\n').at(-1)?.split('\t')[1]

type Row = { history: string | null; piece_bytes: number }

/** Of a database that was restored and opened. @param info see `newestPiece`. Undefined where there is nothing to compare. */
export const replayedIn = async (db: Kysely<Tables>, info: string): Promise<Replayed | undefined> => {
  const { rows } = await sql<Row>`
    select (select pg_read_file('pg_wal/' || name) from pg_ls_waldir() where name like '%.history' order by name desc limit 1) as history,
      (select setting::int from pg_settings where name = 'wal_segment_size') as piece_bytes`.execute(db)
  const { history, piece_bytes: pieceBytes = 1 } = rows[0] ?? {}
  const end = history ? endIn(history) : undefined
  const archivedTo = newestPiece(info)
  return end === undefined || archivedTo === undefined
    ? undefined
    : { replayedTo: pieceAt(end, pieceBytes), archivedTo }
}

export const isWhole = ({ replayedTo, archivedTo }: Replayed): boolean => replayedTo >= archivedTo
