import type { Column, SumRow } from './column.ts'
import { tableTexts } from './table.texts.ts'
import styles from './SumLines.module.css'

interface SumLinesProps<Row> {
  columns: readonly Column<Row>[]
  sums: readonly SumRow[]
}

/** Under a table: each sum stands in the column it is of. */
export const SumFoot = <Row,>({ columns, sums, lead }: SumLinesProps<Row> & { lead: number }) => {
  const first = columns.findIndex(({ key }) => sums.some(({ amounts }) => key in amounts))
  const titled = first === -1 ? columns.length : first
  return (
    <tfoot className={styles.foot}>
      {sums.map(({ key, title, amounts, isWhole }) => (
        <tr key={key} data-whole={isWhole || undefined}>
          <th scope="row" colSpan={titled + lead || undefined}>
            <span>{title}</span>
          </th>
          {columns.slice(titled).map((column) => (
            <td key={column.key} data-align={column.align}>
              {amounts[column.key]}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  )
}

/** Under the cards of a phone: one amount of each, the others when it is opened. */
export const SumCards = <Row,>({ columns, sums }: SumLinesProps<Row>) => (
  <section className={styles.cards} aria-label={tableTexts.sums}>
    {sums.map(({ key, title, amounts, main, isWhole }) => (
      <details key={key} data-whole={isWhole || undefined}>
        <summary>
          <span>{title}</span>
          <span className="tabular">{amounts[main]}</span>
        </summary>
        <dl>
          {columns
            .filter((column) => column.key in amounts)
            .map((column) => (
              <div key={column.key}>
                <dt>{column.title}</dt>
                <dd className="tabular">{amounts[column.key]}</dd>
              </div>
            ))}
        </dl>
      </details>
    ))}
  </section>
)
