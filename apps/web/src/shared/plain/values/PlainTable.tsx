import type { ReactNode } from 'react'
import { useIsPhone } from '#shared/media.ts'
import { DetailList } from './DetailList.tsx'
import styles from './PlainTable.module.css'

export interface PlainColumn<Row> {
  key: string
  title: string
  align?: 'end'
  /** On a phone it takes the whole line. */
  isWide?: boolean
  render: (row: Row) => ReactNode
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
}

const Cards = <Row,>({ caption, columns: [name, ...facts], rows, keyOf }: PlainTableProps<Row>) => (
  <ul className={styles.cards} aria-label={caption}>
    {rows.map((row) => (
      <li key={keyOf(row)} className={styles.card}>
        <strong>{name.render(row)}</strong>
        <DetailList
          details={facts.map(({ title, isWide, render }) => ({
            label: title,
            value: render(row),
            ...(isWide ? { isWide } : {}),
          }))}
        />
      </li>
    ))}
  </ul>
)

/** A few rows to be read, neither sorted nor filtered: a table, and cards where there is no room for one. */
export const PlainTable = <Row,>(props: PlainTableProps<Row>) => {
  const { caption, columns, rows, keyOf, isNarrow = false, isTotal } = props
  const isPhone = useIsPhone()
  if (isPhone && !isNarrow) return <Cards {...props} />
  const [name, ...facts] = columns
  return (
    <div className={styles.scroll}>
      <table className={styles.table} data-narrow={isNarrow || undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, align }) => (
              <th key={key} scope="col" data-align={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular">
          {rows.map((row) => (
            <tr key={keyOf(row)} data-total={isTotal?.(row) || undefined}>
              <th scope="row">{name.render(row)}</th>
              {facts.map(({ key, align, render }) => (
                <td key={key} data-align={align}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
