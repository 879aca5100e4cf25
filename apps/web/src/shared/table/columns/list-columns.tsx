import {
  cellValue,
  filtersOf,
  kindOf,
  screenColumns,
  wordOf,
  type CellValue,
  type ColumnKind,
  type Entry,
  type ListColumn,
  type ListColumns,
  type ListValue,
} from '@arriero/contract/lists/column'
import { isId } from '@arriero/domain/people/identifiers'
import type { ReactNode } from 'react'
import { classNames } from '#shared/class-names.ts'
import { formatDay, formatNumber, formatShortId } from '#shared/format.ts'
import { Money } from '#shared/plain/values/Money.tsx'
import { PhoneLink } from '#shared/plain/values/PhoneLink.tsx'
import { Plate } from '#shared/plain/values/Plate.tsx'
import type { Detail } from '#shared/plain/values/DetailList.tsx'
import { Stars } from '#shared/plain/values/Stars.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { When } from '#shared/plain/values/When.tsx'
import type { Column } from './column.ts'
import { tableTexts } from '../table.texts.ts'
import styles from './list-columns.module.css'

const dayLength = 10

type Drawing = (text: string, column: ListColumn<never>) => ReactNode

const money: Drawing = (text, { isStrong = false }) => <Money pesos={Number(text)} isStrong={isStrong} />
const figure =
  (decimals: number): Drawing =>
  (text) => <span className="tabular">{formatNumber(Number(text), decimals)}</span>
const inOneLine = (text: string) => <span className={classNames('tabular', styles.whole)}>{text}</span>

const word: Drawing = (text, { words = tableTexts.yesNo, tones }) => {
  const tone = tones?.[text]
  const said = wordOf(words, text)
  return tone ? <StateTag tone={tone}>{said}</StateTag> : said
}

/** How each kind is drawn. */
const drawings: Readonly<Record<ColumnKind, Drawing>> = {
  text: (text, { isStrong }) => (isStrong ? <strong>{text}</strong> : text),
  code: (text) => (
    <code className={classNames('tabular', styles.whole)}>{isId(text) ? formatShortId(text) : text}</code>
  ),
  digits: inOneLine,
  plate: (text) => <Plate plate={text} />,
  number: figure(0),
  decimal: figure(2),
  pesos: money,
  amount: money,
  day: (text) => (text.length > dayLength ? <When at={text} isDayOnly /> : inOneLine(formatDay(text))),
  moment: (text) => <When at={text} />,
  phone: (text) => <PhoneLink phone={text} />,
  score: (text) => <Stars score={Number(text)} isBare />,
  yesNo: word,
  choice: word,
}

const isNothing = (value: CellValue): value is null | undefined | '' =>
  value === null || value === undefined || value === ''

/** What is said where there is nothing is quieter than what there is. */
const Missing = ({ word }: { word: string | undefined }) =>
  word === undefined ? '—' : <span className={styles.missing}>{word}</span>

const drawn = <Row,>(column: ListColumn<Row>, value: CellValue): ReactNode =>
  isNothing(value) ? <Missing word={column.missing} /> : drawings[column.kind](String(value), column)

/** A cell's second line is quieter. */
export const TwoLines = ({ note, children }: { note: ReactNode; children: ReactNode }) =>
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
  isPhone = false,
): Column<Row>[] =>
  screenColumns<Row>(list)
    .filter(([, { isOfCard }]) => isPhone || !isOfCard)
    .map((entry): Column<Row> => {
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
export const listFact = <Row, C extends ListColumns<Row, Row>>(
  list: ListValue<Row, C>,
  row: Row,
  key: keyof C & string,
): Detail => {
  const column: ListColumn<Row> | undefined = list.columns[key]
  if (!column) return { label: key, value: null }
  return { label: column.title, value: drawn(column, cellValue([key, column], row)) }
}

/** The same of several; what it has nothing of is left out. */
export const listFacts = <Row, C extends ListColumns<Row, Row>>(
  list: ListValue<Row, C>,
  row: Row,
  keys: readonly (keyof C & string)[],
): Detail[] =>
  keys
    .filter((key) => {
      const column: ListColumn<Row> | undefined = list.columns[key]
      return column && !isNothing(cellValue([key, column], row))
    })
    .map((key) => listFact(list, row, key))
