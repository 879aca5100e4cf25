/**
 * A list's columns, written once: the table, a phone's cards and the file read the same value. docs/decisions/0033.
 * The words stand in `es/lists`; what is drawn by hand stays in the web, under the column's key.
 */
import type { Endpoint, ReplyOf, ViewerOf } from '../endpoint.ts'
import type { TableList } from './table-lists.ts'

export type CellValue = string | number | boolean | null | undefined

/** How a kind of column is written in an exported file. */
export type FileKind =
  /** Also codes, plates and numbers that nobody adds up. */
  | 'text'
  | 'number'
  | 'pesos'
  /** The same, and a word where there is none. */
  | 'amount'
  /** Two decimals. */
  | 'decimal'
  /** A figure with all its decimals, as it is. */
  | 'exact'
  /** `YYYY-MM-DD`, or an instant whose day in Bogotá is meant. */
  | 'day'
  /** An instant, written with its hour in Bogotá. */
  | 'moment'
  | 'yesNo'

interface Kind {
  file: FileKind
  align?: 'end'
  /** Left out, the column takes the room there is. */
  widthPx?: number
}

/** What a column is decides where it stands in its cell, how wide it is and what a file makes of it. */
const kinds = {
  text: { file: 'text' },
  /** An id: a person reads its end, a file has all of it. */
  code: { file: 'text' },
  /** A number nobody adds up: in one line. */
  digits: { file: 'text', widthPx: 120 },
  plate: { file: 'text', widthPx: 104 },
  number: { file: 'number', align: 'end', widthPx: 90 },
  decimal: { file: 'decimal', align: 'end', widthPx: 90 },
  pesos: { file: 'pesos', align: 'end', widthPx: 112 },
  amount: { file: 'amount', align: 'end', widthPx: 112 },
  day: { file: 'day', widthPx: 110 },
  moment: { file: 'moment', widthPx: 190 },
  yesNo: { file: 'yesNo', widthPx: 110 },
  phone: { file: 'text', widthPx: 118 },
  /** A rating of up to five stars. */
  score: { file: 'decimal', align: 'end', widthPx: 94 },
  /** One of a few words. */
  choice: { file: 'text' },
} as const satisfies Record<string, Kind>

export type ColumnKind = keyof typeof kinds

export const kindOf = (kind: ColumnKind): Kind => kinds[kind]

/** How things stand: good, wanting somebody's look, bad, or out of use. */
export type Tone = 'good' | 'waiting' | 'bad' | 'off'

type Words = Readonly<Record<string, string>>

/** What a column says, on the screen and in the file alike. */
interface Said<Row, Filed> {
  title: string
  kind: ColumnKind
  /** Left out = what the row has under the column's key. */
  value?: (row: Row) => CellValue
  /** Below it on the screen, quieter; a file has such a fact in a column of its own. */
  note?: (row: Row) => string | null | undefined
  /** What a `choice` is called, in the order of its filter; of yes and no under `true` and `false`. */
  words?: Words
  tones?: Readonly<Record<string, Tone>>
  /** What the screen says where there is nothing. */
  missing?: string

  /** Shown on the screen, not written into the file. */
  isDrawn?: true
  /** Only on a phone's card: at a desk other columns say it. */
  isOfCard?: true
  /** Where a file tells something else than the screen. */
  file?: { title?: string; kind: FileKind; value: (row: Filed) => CellValue }
  /** Pesos that the file's last row adds up. */
  isSummed?: true

  widthPx?: number
  /** Where the fact stands on a phone's card; left out = only in the detail. */
  card?: 'title' | 'aside' | 'fact'
  isStrong?: true
  /** Stays in sight at the start once the table is scrolled past it. */
  isPinned?: true
  isAlways?: true
  isOptional?: true
  isSortable?: true | 'up' | 'down'
  isSearchable?: true
  /** Narrowed by its own words, or by these. */
  filters?: true | Words
  /** Only one of them may be asked for. */
  isOneFilter?: true
}

interface ShownColumn<Row, Filed> extends Said<Row, Filed> {
  of?: undefined
}
/** Only in the file: with this column of the screen, or `null` where all columns are asked for. */
interface FileColumn<Filed> extends Said<Filed, Filed> {
  of: string | null
}
/** `Filed`: the rows of its file, where they are wider than those of the screen. */
export type ListColumn<Row, Filed = Row> = ShownColumn<Row, Filed> | FileColumn<Filed>

/** Whoever only shows a list asks nothing of the rows of its file: `never`. */
export type ListColumns<Row, Filed = never> = Readonly<Record<string, ListColumn<Row, Filed>>>

type Many = 'one' | 'many'
/** How a filter is asked for; with the contract's name where the column has another. */
export type FilterRule = Many | readonly [Many, string]

/** What a list is called and says where there is more to say than its columns do. */
export interface ListWords {
  /** Names the list, its sheet and its file. */
  title: string
  /** What it is called on the screen, where its file goes by another name. */
  label?: string
  /** Of a list that has a page to itself: its heading, where that is another one, and the sentence below. */
  page?: { title?: string; help: string }
  /** What the search looks through: "Buscar por …"; left out = there is none. */
  search?: string
  /** What happened in the days, `from` and `to`, that it may be narrowed to. */
  days?: string
  /** People ask for whole months of it, this one, the last, the quarter, the year, one press each: beside the list, or among its filters. */
  spans?: 'inSight' | 'amongFilters'
  /** What is said while there is nothing, and what will be there. */
  empty?: readonly [title: string, help?: string]
}

export interface ListValue<
  Row,
  C extends ListColumns<Row> = ListColumns<Row>,
  E extends Endpoint = Endpoint,
> extends ListWords {
  /** The endpoint that the list is read from. */
  from: E
  /** Under which its views and its files are kept. */
  name?: TableList
  /** The columns in the order of the file. */
  columns: C
  /** The columns of the screen where it has another order. */
  screen?: readonly (keyof C & string)[]
  /** What it is narrowed by beyond its columns. */
  filters?: Readonly<Record<string, FilterRule>>
}

type OwnKey<Row> = { [K in keyof Row]: Row[K] extends CellValue ? K : never }[keyof Row]
type RowUnder<Column, Row, Filed> = Column extends { of: string | null } ? Filed : Row

/** Columns that are no fact of the row under their own key and do not say what they tell. */
type Untold<Row, Filed, C> = {
  [K in keyof C]: K extends OwnKey<RowUnder<C[K], Row, Filed>>
    ? never
    : C[K] extends { value: unknown }
      ? never
      : K
}[keyof C]

type ItemOf<Page> = Page extends { items: readonly (infer Row)[] } ? Row : never
/** A row of the list that an endpoint answers, as `V` reads it. */
export type RowOf<E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>> = ItemOf<ReplyOf<E, V>>

/**
 * `listValue(api.noun.all)({ … })`: the endpoint says what a row is; where the file's rows are wider than the screen's, `Filed` does. A
 * column that tells nothing makes it no list.
 */
export const listValue =
  <E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>, Filed extends RowOf<E, V> = RowOf<E, V>>(
    from: E,
  ) =>
  <const C extends ListColumns<RowOf<E, V>, Filed>>(list: Omit<ListValue<RowOf<E, V>, C>, 'from'>) =>
    ({ ...list, from }) as unknown as [Untold<RowOf<E, V>, Filed, C>] extends [never]
      ? ListValue<RowOf<E, V>, C, E>
      : { tellsNothing: Untold<RowOf<E, V>, Filed, C> }

/** Every way in which a list may be sorted. */
export type SortOf<C> = {
  [K in keyof C & string]: C[K] extends { isSortable: infer How }
    ? How extends 'up'
      ? K
      : How extends 'down'
        ? `-${K}`
        : K | `-${K}`
    : never
}[keyof C & string]

export type Entry<Row> = readonly [key: string, column: ShownColumn<Row, never>]
type FileEntry<Filed> = readonly [key: string, column: ListColumn<Filed, Filed>]

/** A list of any columns, for code that treats all lists alike. */
export type AnyList<Row, E extends Endpoint = Endpoint, Filed = never> = Omit<
  ListValue<Row, ListColumns<Row, Filed>, E>,
  'screen'
> & { screen?: readonly string[] }

/** The columns of the screen, in its order. */
export const screenColumns = <Row>({ columns, screen }: AnyList<Row>): Entry<Row>[] => {
  const all = Object.entries(columns).flatMap(([key, column]): Entry<Row>[] =>
    column.of === undefined ? [[key, column]] : [],
  )
  return screen ? screen.flatMap((wanted) => all.filter(([key]) => key === wanted)) : all
}

/** The columns of the file, in its order. */
export const fileColumns = <Filed>({ columns }: AnyList<Filed, Endpoint, Filed>): FileEntry<Filed>[] =>
  Object.entries(columns).filter(([, { isDrawn }]) => !isDrawn)

/** What a column is narrowed by, value and word. */
export const filtersOf = ({
  filters,
  words,
}: Pick<ListColumn<never>, 'filters' | 'words'>): Words | undefined => (filters === true ? words : filters)

/** Every sort and every filter of a list, as its endpoint is asked. */
export const questionsOf = <Row>(list: AnyList<Row>) => {
  const columns = screenColumns(list)
  const sorts = columns.flatMap(([key, { isSortable }]) => {
    if (!isSortable) return []
    return [...(isSortable === 'down' ? [] : [key]), ...(isSortable === 'up' ? [] : [`-${key}`])]
  })
  const narrowed = columns.flatMap(([key, column]): [string, FilterRule][] => {
    if (column.isSearchable) return [[key, 'one']]
    return filtersOf(column) ? [[key, column.isOneFilter ? 'one' : 'many']] : []
  })
  const filters: Record<string, FilterRule> = {
    ...Object.fromEntries(narrowed),
    ...(list.days && { from: 'one', to: 'one' }),
    ...list.filters,
  }
  return { sorts, filters }
}

/** The value that a column shows of a row. */
export const cellValue = <Row>(
  [key, { value }]: readonly [string, Pick<ListColumn<Row>, 'value'>],
  row: Row,
): CellValue => (value ? value(row) : (Reflect.get(row as object, key) as CellValue))

/** What a choice is called; what nobody named is told as it came. */
export const wordOf = (words: Words | undefined, value: string): string =>
  (words && Object.hasOwn(words, value) ? words[value] : undefined) ?? value

/** The same for a file: in words where it is one of a few. */
export const fileValue = <Filed>(entry: FileEntry<Filed>, row: Filed): CellValue => {
  const [, { file, kind, words }] = entry
  if (file) return file.value(row)
  const value = cellValue(entry, row)
  return kind === 'choice' && typeof value === 'string' ? wordOf(words, value) : value
}

export const fileKind = <Filed>([, { file, kind }]: FileEntry<Filed>): FileKind =>
  file?.kind ?? kinds[kind].file
