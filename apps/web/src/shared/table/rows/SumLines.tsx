import type { Column, SumRow } from '../columns/column.ts'
import { AmountLines } from '#shared/plain/values/AmountLines.tsx'
import { tableTexts } from '../table.texts.ts'
import styles from './SumLines.module.css'

interface SumLinesProps<Row> {
  columns: readonly Column<Row>[]
  sums: readonly SumRow[]
}

/** Each sum stands in the column it is of; its title spans the columns before. */
const SumLine = <Row,>({
  columns,
  sum,
  lead,
}: {
  columns: readonly Column<Row>[]
  sum: SumRow
  lead: number
}) => {
  const first = columns.findIndex(({ key }) => key in sum.amounts)
  const titled = first === -1 ? columns.length : first
  return (
    <tr className={styles.line} data-whole={sum.isWhole || undefined}>
      <th scope="row" colSpan={Math.max(1, titled + lead)}>
        <span>{sum.title}</span>
      </th>
      {columns.slice(Math.max(titled, lead === 0 ? 1 : 0)).map(({ key, align }) => (
        <td key={key} data-align={align}>
          {sum.amounts[key]}
        </td>
      ))}
    </tr>
  )
}

interface SumPlaceProps<Row> extends SumLinesProps<Row> {
  /** Columns before the first, such as the boxes. */
  lead: number
}

/** Under the heads, in sight as long as they are: what all of it comes to. */
export const SumHead = <Row,>({ columns, sums, lead }: SumPlaceProps<Row>) =>
  sums
    .filter(({ isWhole }) => isWhole)
    .map((sum) => <SumLine key={sum.key} columns={columns} sum={sum} lead={lead} />)

/** The sums of the parts, at the foot of the table. */
export const SumFoot = <Row,>({ columns, sums, lead }: SumPlaceProps<Row>) => (
  <tfoot>
    {sums
      .filter(({ isWhole }) => !isWhole)
      .map((sum) => (
        <SumLine key={sum.key} columns={columns} sum={sum} lead={lead} />
      ))}
  </tfoot>
)

/** Under the cards of a phone: one amount of each, the others when it is opened. */
export const SumCards = <Row,>({ columns, sums }: SumLinesProps<Row>) => (
  <section className={styles.cards} aria-label={tableTexts.sums}>
    {sums.map(({ key, title, amounts, main, isWhole }) => (
      <details key={key} data-whole={isWhole || undefined}>
        <summary>
          <span>{title}</span>
          <span className="tabular">{amounts[main]}</span>
        </summary>
        <AmountLines
          lines={columns
            .filter((column) => column.key in amounts)
            .map((column) => ({ key: column.key, title: column.title, amount: amounts[column.key] }))}
        />
      </details>
    ))}
  </section>
)
