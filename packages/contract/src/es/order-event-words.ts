/** What an event of a service has to be said in, by its row. */
import type { NoticeTitle } from './notice-words.ts'

/** What stands below its title, where that is not the service. */
export type OwnText = { title: NoticeTitle; text: string }

/** What a row of the table has to be said in. */
type WordsOf<Row> = (Row extends { read: object } ? { line: string } : unknown) &
  (Row extends { notice: object } ? { notice: NoticeTitle | OwnText } : unknown) &
  (Row extends { webhook: { as: string } }
    ? unknown
    : Row extends { webhook: object }
      ? { system: string }
      : unknown)
/** Of the rows of a table of events: what has no words is left out. */
export type Spoken<Rows> = {
  [Name in keyof Rows as unknown extends WordsOf<Rows[Name]> ? never : Name]: WordsOf<Rows[Name]>
}
