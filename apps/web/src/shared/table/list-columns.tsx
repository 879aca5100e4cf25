import {
  cellValue,
  filtersOf,
  kindOf,
  screenColumns,
  type CellValue,
  type Entry,
  type ListColumn,
  type ListColumns,
  type ListValue,
} from '@arriero/contract/lists/column'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { formatDay, formatNumber, formatShortId } from '../format.ts'
import { Money } from '../plain/Money.tsx'
import { Plate } from '../plain/Plate.tsx'
import type { Detail } from '../plain/DetailList.tsx'
import { StateTag } from '../plain/StateTag.tsx'
import { When } from '../plain/When.tsx'
import type { Column } from './column.ts'
import { tableTexts } from './table.texts.ts'
import styles from './list-columns.module.css'

const idLength = 24
const dayLength = 10

const word = <Row,>({ words = tableTexts.yesNo, tones }: ListColumn<Row>, value: string): ReactNode => {
  const tone = tones?.[value]
  const said = Reflect.get(words, value) ?? value
  return tone ? <StateTag tone={tone}>{said}</StateTag> : said
}

const drawn = <Row,>(column: ListColumn<Row>, value: CellValue): ReactNode => {
  if (value === null || value === undefined || value === '') return column.missing ?? '—'
  const text = String(value)
  switch (column.kind) {
    case 'text':
      return text
    case 'code':
      return <code className="tabular">{text.length === idLength ? formatShortId(text) : text}</code>
    case 'digits':
      return <span className={classNames('tabular', styles.whole)}>{text}</span>
    case 'plate':
      return <Plate plate={text} />
    case 'number':
      return <span className="tabular">{formatNumber(Number(value))}</span>
    case 'decimal':
      return <span className="tabular">{formatNumber(Number(value), 2)}</span>
    case 'pesos':
    case 'amount':
      return <Money pesos={Number(value)} isStrong={column.isStrong ?? false} />
    case 'day':
      if (text.length > dayLength) return <When at={text} isDayOnly />
      return <span className={classNames('tabular', styles.whole)}>{formatDay(text)}</span>
    case 'moment':
      return <When at={text} />
    case 'yesNo':
    case 'choice':
      return word(column, text)
  }
}

/** A cell's second line is quieter. */
export const TwoLines = ({ note, children }: { note: string | null | undefined; children: ReactNode }) =>
  note ? (
    <>
      {children}
      <small className={styles.note}>{note}</small>
    </>
  ) : (
    children
  )

const cellOf =
  <Row,>(entry: Entry<Row>, byHand: ((row: Row) => ReactNode) | undefined) =>
  (row: Row): ReactNode => {
    const [, column] = entry
    const cell = byHand ? byHand(row) : drawn(column, cellValue(entry, row))
    return <TwoLines note={column.note?.(row)}>{cell}</TwoLines>
  }

const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** What is drawn by hand, by the key of its column; everything else its kind draws. */
export type Cells<Row, C> = Partial<Record<keyof C, (row: Row) => ReactNode>>

/** The columns of a list as the table and a phone's cards take them. */
export const listColumns = <Row, C extends ListColumns<Row>>(
  list: ListValue<Row, C>,
  cells: Cells<Row, C> = {},
): Column<Row>[] =>
  screenColumns<Row>(list).map((entry): Column<Row> => {
    const [key, column] = entry
    const { title, kind, card, isPinned, isAlways, isOptional, isSortable, isSearchable } = column
    const { align, widthPx } = { ...kindOf(kind), ...column }
    const filters = filtersOf(column)
    return {
      key,
      title,
      render: cellOf(entry, cells[key]),
      ...(align && { align }),
      ...(widthPx && { widthPx }),
      ...(filters && { filters: choices(filters) }),
      ...(card && { card }),
      ...(isPinned && { isPinned }),
      ...(isAlways && { isAlways }),
      ...(isOptional && { isOptional }),
      ...(isSortable && { isSortable }),
      ...(isSearchable && { isSearchable }),
    }
  })

/** A fact of one row for its window, under the title of its column. */
export const listFact = <Row, C extends ListColumns<Row>>(
  list: ListValue<Row, C>,
  row: Row,
  key: keyof C & string,
): Detail => {
  const column: ListColumn<Row> | undefined = list.columns[key]
  if (!column) return { label: key, value: null }
  return { label: column.title, value: drawn(column, cellValue([key, column], row)) }
}

/** The same of several; what it has nothing of is left out. */
export const listFacts = <Row, C extends ListColumns<Row>>(
  list: ListValue<Row, C>,
  row: Row,
  keys: readonly (keyof C & string)[],
): Detail[] =>
  keys
    .filter((key) => {
      const column: ListColumn<Row> | undefined = list.columns[key]
      return column && ![null, undefined, ''].includes(cellValue([key, column], row) as null)
    })
    .map((key) => listFact(list, row, key))
