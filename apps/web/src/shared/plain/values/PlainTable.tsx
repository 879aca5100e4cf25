import { Fragment, type ReactNode } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { useIsPhone } from '#shared/media.ts'
import { DetailList } from './DetailList.tsx'
import styles from './PlainTable.module.css'

/** Rows come in this column's order, or would after a press. */
export interface PlainSort {
  direction: 'ascending' | 'descending'
  isOn: boolean
  onSort: () => void
}

export interface PlainColumn<Row> {
  key: string
  title: string
  /** What the title means, where it is pointed at. */
  help?: string
  align?: 'end'
  /** Its share of the table, `12%`; where one says it, all of them do not follow what stands in them. */
  width?: string
  sort?: PlainSort | undefined
  /** On a phone it takes the whole line. */
  isWide?: boolean
  /** Buttons: without a title, and on a phone below all else. */
  isActs?: boolean
  render: (row: Row, isCard: boolean) => ReactNode
}

/** The first column names the row. */
export type PlainColumns<Row> = readonly [PlainColumn<Row>, ...PlainColumn<Row>[]]

interface PlainTableProps<Row> {
  /** Heard, not seen: what the rows are. */
  caption: string
  columns: PlainColumns<Row>
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Few short columns in a narrow place: close together, and a table on a phone too. */
  isNarrow?: boolean
  /** Whether a row is the total of the others. */
  isTotal?: (row: Row) => boolean
  /** Rows that stand out. */
  isMarked?: (row: Row) => boolean
  /** What opened below a row; nothing where none did. */
  below?: (row: Row) => ReactNode
}

const Cards = <Row,>(props: PlainTableProps<Row>) => {
  const { caption, columns, rows, keyOf, isMarked, below } = props
  const [name, ...rest] = columns
  return (
    <ul className={styles.cards} aria-label={caption}>
      {rows.map((row) => (
        <li key={keyOf(row)} className={styles.card} data-marked={isMarked?.(row) || undefined}>
          <strong>{name.render(row, true)}</strong>
          <DetailList
            details={rest
              .filter(({ isActs }) => !isActs)
              .map(({ title, isWide, render }) => ({
                label: title,
                value: render(row, true),
                ...(isWide ? { isWide } : {}),
              }))}
          />
          {rest
            .filter(({ isActs }) => isActs)
            .map(({ key, render }) => (
              <div key={key}>{render(row, true)}</div>
            ))}
          {below?.(row)}
        </li>
      ))}
    </ul>
  )
}

const Title = <Row,>({ title, help, sort, isActs = false }: PlainColumn<Row>) => {
  if (isActs) return <span className="visually-hidden">{title}</span>
  if (!sort) return <span title={help}>{title}</span>
  return (
    <button type="button" className={styles.sort} title={help} onClick={sort.onSort}>
      {title}{' '}
      {sort.isOn && <Icon name={sort.direction === 'ascending' ? 'arrowUp' : 'arrowDown'} sizePx={14} />}
    </button>
  )
}

const Row = <Row,>({ columns, row, isTotal, isMarked, below }: PlainTableProps<Row> & { row: Row }) => {
  const [name, ...facts] = columns
  const opened = below?.(row)
  return (
    <>
      <tr
        data-total={isTotal?.(row) || undefined}
        data-marked={isMarked?.(row) || undefined}
        data-opened={Boolean(opened) || undefined}
      >
        <th scope="row">{name.render(row, false)}</th>
        {facts.map(({ key, align, render }) => (
          <td key={key} data-align={align}>
            {render(row, false)}
          </td>
        ))}
      </tr>
      {opened && (
        <tr>
          <td colSpan={columns.length}>{opened}</td>
        </tr>
      )}
    </>
  )
}

/** A few rows that come whole, neither paged nor filtered: a table, and cards where there is no room for one. */
export const PlainTable = <Row,>(props: PlainTableProps<Row>) => {
  const { caption, columns, rows, keyOf, isNarrow = false } = props
  const isPhone = useIsPhone()
  if (isPhone && !isNarrow) return <Cards {...props} />
  const isMeasured = columns.some(({ width }) => width !== undefined)
  return (
    <div className={styles.scroll}>
      <table
        className={styles.table}
        data-narrow={isNarrow || undefined}
        data-measured={isMeasured || undefined}
      >
        <caption className="visually-hidden">{caption}</caption>
        {isMeasured && (
          <colgroup>
            {columns.map(({ key, width }) => (
              <col key={key} style={{ width }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-align={column.align}
                aria-sort={column.sort?.isOn ? column.sort.direction : undefined}
              >
                <Title {...column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular">
          {rows.map((row) => (
            <Fragment key={keyOf(row)}>
              <Row {...props} row={row} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
